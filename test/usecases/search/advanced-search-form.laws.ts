import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { AdvancedSearchRoute } from '../../../core/domain/route/route.ts'
import { advancedSearchOf } from '../../../core/domain/search/advanced-address.ts'
import { emptyAdvancedForm, formOfRoute } from '../../../core/domain/search/advanced-form.ts'
import { createBehavior, toBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createAdvancedSearchForm } from '../../../core/usecases/search/advanced-search-form.ts'
import { createFakeNavigation } from '@xuekan/core/testing'
import fc from 'fast-check'
import { map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { linksElsewhere, linksIn } from '../support/links.ts'
import {
  advancedRouteOf,
  advancedSearchFormCommands,
  type KnownForm,
} from './advanced-search-form-commands.ts'

function bench(address = '/seniorSearch', links$ = linksIn('zh')) {
  const navigation = createFakeNavigation(address)
  const scope = createScope()
  const route$ = toBehavior(createScope(), navigation.address.value$.pipe(map(advancedRouteOf)))
  const own = scope.child()
  return {
    model: createAdvancedSearchForm(navigation, own, { links$, route$ }),
    navigation,
    own,
    route$,
  }
}

describe('createAdvancedSearchForm', () => {
  it('should do what a reader expects, and lose nothing that was written [C2.25] [C2.30] [C4.17] [C5.2]', () => {
    fc.assert(
      fc.property(advancedSearchFormCommands, (commands) => {
        const model: KnownForm = { form: emptyAdvancedForm, error: null, address: '/seniorSearch' }
        const real = bench()
        fc.modelRun(() => ({ model, real }), commands)
        expect(real.navigation.left).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('asks for a term where there is none, and stays where it is [C5.2]', () => {
    const { model, navigation } = bench()
    model.setYears({ from: '2010' })
    model.submit()
    expect(model.state$.value.error).toEqual({ kind: 'searchPromptEmpty' })
    expect(model.state$.value.form.from).toBe('2010')
    expect(navigation.address.value).toBe('/seniorSearch')
    model.dismissError()
    expect(model.state$.value.error).toBeNull()
  })

  it('leads to an address that says the whole search, and leaves the form as it was filled in [C2.25] [C2.30]', () => {
    const { model, navigation } = bench('/seniorSearch?type=picture')
    model.setRow(1, { text: ' 水利 ', field: 'title', match: 'precise' })
    model.setYears({ from: '2010', to: '2020' })
    const states = heard(model.state$)
    model.submit()
    expect(states.map(({ form }) => form.rows.map(({ text }) => text))).toEqual(
      states.map(() => ['', ' 水利 ']),
    )
    expect(advancedSearchOf(parseRoute(navigation.address.value) as AdvancedSearchRoute)).toEqual({
      ok: true,
      value: {
        type: 'picture',
        query: {
          condition: { kind: 'term', field: 'title', match: 'precise', text: '水利' },
          years: { from: 2010, to: 2020 },
        },
      },
    })
  })

  it('searches the shown site, also on the host of another one [C2.30]', () => {
    const { model, navigation } = bench('/seniorSearch?siteId=3', linksElsewhere('zh'))
    model.setText('title=a')
    model.submit()
    expect(new URLSearchParams(navigation.address.value.split('?')[1]).get('siteId')).toBe('3')
    expect(advancedRouteOf(navigation.address.value).query.term).toBe('title="a"')
  })

  it('shows the search of another address, and keeps text that is no query [C2.25] [C2.30]', () => {
    const { model, navigation } = bench('/seniorSearch?q=title%3Da&type=article')
    expect(model.state$.value.form.rows).toEqual([
      { operator: 'AND', field: 'title', match: 'precise', text: 'a' },
    ])
    navigation.go('/seniorSearch?q=title%3D&type=article')
    expect(model.state$.value.form).toMatchObject({ shape: 'text', text: 'title=' })
    navigation.back()
    expect(model.state$.value.form).toMatchObject({ shape: 'rows', type: 'article' })
    navigation.go('/seniorSearch?q=title%3Da&type=video')
    expect(model.state$.value.form.type).toBe('video')
  })

  it('turns to another page of its results without a change [C2.30]', () => {
    const { model, navigation } = bench('/seniorSearch?type=article&q=all~%22a%22')
    model.setRow(0, { text: ' a ' })
    navigation.go('/seniorSearch?type=article&q=all~%22a%22&page=2&sort=date')
    navigation.go('/seniorSearch?q=all~%22a%22&page=3')
    expect(model.state$.value.form.rows[0]?.text).toBe(' a ')
  })

  it('follows no address when its scope has ended', () => {
    const { model, navigation, own } = bench()
    own.end()
    navigation.go('/seniorSearch?q=a&type=article')
    expect(model.state$.value.form).toEqual(formOfRoute(advancedRouteOf('/seniorSearch')))
  })

  it('keeps one value for a route that stands still', () => {
    const route$ = createBehavior(advancedRouteOf('/seniorSearch?q=%22'))
    const model = createAdvancedSearchForm(createFakeNavigation(), createScope(), {
      links$: linksIn('en'),
      route$,
    })
    expect(model.state$.value).toEqual({ form: formOfRoute(route$.value), error: null })
  })
})
