import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import type { AdvancedSearchRoute } from '../../../core/domain/route/route.ts'
import { emptyAdvancedForm, textOfForm } from '../../../core/domain/search/advanced-form.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { countDelay, createAdvancedSearch } from '../../../core/usecases/pages/create-advanced-search.ts'
import type { AdvancedSearchInput } from '../../../core/usecases/pages/load-advanced-search.ts'
import { createVirtualClock } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { gatewayBench, unreachable } from '../support/page-bench.ts'

function inputOf(address: string): AdvancedSearchInput {
  const route = parseRoute(address)
  if (route.page !== 'advancedSearch') throw new Error(route.page)
  return { context: { language: 'en', siteId: asSiteId('3') }, route }
}

function advancedSearch(address = '/en/seniorSearch', bench = gatewayBench()) {
  const clock = createVirtualClock()
  const scope = createScope()
  const input$ = createBehavior(inputOf(address))
  const model = createAdvancedSearch({ ...bench, clock, minimumDelay: 0 }, scope, input$, null)
  return {
    bench,
    clock,
    scope,
    model,
    go: (next: string | AdvancedSearchRoute) =>
      input$.set(inputOf(typeof next === 'string' ? next : formatRoute(next))),
    content: () => {
      const state = model.state$.value
      if (state.status !== 'ready') throw new Error(state.status)
      return state.value
    },
    rows: () =>
      model.form$.value.form.entries.map((entry) => (entry.kind === 'row' ? entry.text : 'a group')),
  }
}

describe('createAdvancedSearch', () => {
  it('shows the form with the articles of each year, also where nobody can count them [C2.30]', () => {
    const { content, bench, rows } = advancedSearch()
    expect(content().kind).toBe('form')
    expect(bench.calls).toEqual(['clusters'])
    expect(rows()).toEqual(['', '', ''])
    const broken = gatewayBench()
    broken.break('clusters', unreachable('clusters'))
    expect(advancedSearch('/seniorSearch', broken).content()).toEqual({ kind: 'form', years: [] })
  })

  it('finds what the address asks for, sorted and paged as it says [C2.25] [C2.30]', () => {
    const { content, bench } = advancedSearch('/seniorSearch?type=article&q=all~glaciers&sort=date')
    const found = content()
    if (found.kind !== 'found') throw new Error(found.kind)
    expect(found.result.hits.map(({ article }) => article.id)).toEqual([
      '32026200',
      '32026100',
      '32025200',
      '32025100',
    ])
    expect(found.query).toMatchObject({ term: 'all~"glaciers"', sort: 'date', page: 1 })
    expect(bench.calls).toEqual(['advanced'])
  })

  it('is failed where the search is, and tries again [C8.3]', () => {
    const bench = gatewayBench()
    bench.break('advanced', unreachable('advanced'))
    const { model } = advancedSearch('/seniorSearch?q=glaciers', bench)
    expect(model.state$.value.status).toBe('failed')
    bench.break('advanced', null)
    model.retry()
    expect(model.state$.value.status).toBe('ready')
  })

  it('asks for a term where there is none, keeps the rest, and says so until there is one [C5.2]', () => {
    const { model } = advancedSearch()
    model.setYears({ from: '20' })
    expect(model.form$.value.errors).toEqual([])
    expect(model.submit()).toBeNull()
    expect(model.form$.value.errors).toEqual([
      { kind: 'searchPromptEmpty' },
      { kind: 'years', error: 'malformed' },
    ])
    model.change([0], { text: 'ice' })
    expect(model.form$.value.errors).toEqual([{ kind: 'years', error: 'malformed' }])
    model.setYears({ from: '2020' })
    model.setYears({ to: '2010' })
    expect(model.form$.value.errors).toEqual([])
    expect(model.submit()).toBeNull()
    expect(model.form$.value.form).toMatchObject({ from: '2020', to: '2010' })
  })

  it('leads to its own address and then to what it finds, and stays as it was filled in there and back [C2.25] [C2.30]', () => {
    const { model, go, rows, content } = advancedSearch()
    model.change([1], { text: ' glaciers ', operator: 'OR' })
    const way = model.submit()
    if (way === null) throw new Error('The form is no search')
    expect(formatRoute(way.found)).toBe('/seniorSearch?type=article&q=all~%22glaciers%22&lang=en')
    const states = heard(model.form$)
    go(way.form)
    go(way.found)
    expect(content().kind).toBe('found')
    go(way.form)
    expect(content().kind).toBe('form')
    expect(rows()).toEqual(['', ' glaciers ', ''])
    expect(states).toHaveLength(1)
  })

  it('shows the search of another address, and what is wrong with one that is none [C2.25] [C2.30]', () => {
    const { model, go, rows } = advancedSearch('/seniorSearch?edit=1&q=title%3Da')
    expect(rows()).toEqual(['a'])
    go('/seniorSearch?q=title%3D')
    expect(model.form$.value).toMatchObject({
      form: { text: 'title=' },
      errors: [{ kind: 'text', error: { kind: 'unfinished', at: 0 } }],
    })
    go('/seniorSearch?words[]=ice&from=20&to=2020')
    expect(model.form$.value.errors).toEqual([{ kind: 'years', error: 'malformed' }])
    go('/seniorSearch?words[]=ice&op[]=OR&words[]=snow&do=row:')
    expect(rows()).toEqual(['ice', 'snow', ''])
    expect(model.form$.value.errors).toEqual([])
    go('/seniorSearch')
    expect(model.form$.value.form).toEqual(emptyAdvancedForm)
  })

  it('lets rows follow the text and the text the rows, and marks where text ends to be a search [C2.30]', () => {
    const { model, rows } = advancedSearch()
    model.setText('ice OR snow')
    expect(rows()).toEqual(['ice', 'snow'])
    model.setText('ice OR snow AND (')
    expect(rows()).toEqual(['ice', 'snow'])
    expect(model.form$.value.errors).toEqual([{ kind: 'text', error: { kind: 'unexpected', at: 17 } }])
    model.change([1], { text: 'rain' })
    expect(textOfForm(model.form$.value.form)).toBe('all~"ice" OR all~"rain"')
    expect(model.form$.value.errors).toEqual([])
  })

  it('adds, moves, takes apart and removes rows and groups [C2.30]', () => {
    const { model, rows } = advancedSearch('/seniorSearch?edit=1&q=ice')
    model.addRow([])
    model.addGroup([])
    model.addRow([2])
    model.addGroup([2])
    expect(rows()).toEqual(['ice', '', 'a group'])
    model.move([2], -1)
    expect(rows()).toEqual(['ice', 'a group', ''])
    model.ungroup([1])
    expect(rows()).toEqual(['ice', '', '', '', 'a group', ''])
    model.remove([4])
    expect(rows()).toEqual(['ice', '', '', '', ''])
    model.clear()
    expect(model.form$.value.form).toEqual(emptyAdvancedForm)
  })

  it('counts what it would find once nothing was changed for a while, and the latest form alone [C2.30]', () => {
    const { model, clock, bench } = advancedSearch()
    const counts = () => bench.calls.filter((call) => call === 'advanced').length
    model.change([0], { text: 'glaciers' })
    clock.advance(countDelay - 1)
    model.change([1], { text: 'nothing of the kind' })
    clock.advance(countDelay - 1)
    expect([counts(), model.form$.value.total]).toEqual([0, null])
    clock.advance(1)
    expect([counts(), model.form$.value.total]).toEqual([1, 0])
    model.remove([1])
    expect(model.form$.value.total).toBeNull()
    clock.advance(countDelay)
    expect([counts(), model.form$.value.total]).toEqual([2, 4])
    model.addRow([])
    clock.advance(countDelay)
    expect([counts(), model.form$.value.total]).toEqual([2, 4])
    bench.break('advanced', unreachable('advanced'))
    model.change([0], { text: 'ice' })
    clock.advance(countDelay)
    expect([counts(), model.form$.value.total]).toEqual([3, null])
    model.setText('"')
    clock.advance(countDelay)
    expect([counts(), model.form$.value.total]).toEqual([3, null])
  })
})
