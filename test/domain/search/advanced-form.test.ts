import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { AdvancedSearchRoute } from '../../../core/domain/route/route.ts'
import {
  advancedSearchRoute,
  queryOfRoute,
  formOfRoute,
} from '../../../core/domain/search/advanced-address.ts'
import {
  emptyAdvancedForm,
  emptyRow,
  formWithText,
  searchOfForm,
  textOfForm,
} from '../../../core/domain/search/advanced-form.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import { offeredFields } from '../../../core/domain/search/offered-fields.ts'
import { describe, expect, it } from 'vitest'

function advancedRoute(address: string): AdvancedSearchRoute {
  const route = parseRoute(address)
  if (route.page !== 'advancedSearch') throw new Error(`${address} is ${route.page}`)
  return route
}

describe('the address of an advanced search', () => {
  it('holds fields, operators, matches and years [C2.25] [C2.30]', () => {
    const search = searchOfForm({
      ...emptyAdvancedForm,
      entries: [
        { ...emptyRow, text: '水利', field: 'publicationName', match: 'precise' },
        { ...emptyRow, text: '1001-0001', operator: 'NOT', field: 'issn' },
      ],
      from: '2010',
    })
    const address = search.ok ? formatRoute(advancedSearchRoute(search.value, 'en')) : ''
    expect(decodeURIComponent(address)).toBe(
      '/seniorSearch?type=article&q=publicationName="水利" AND NOT issn~"1001-0001" YEAR 2010..&lang=en',
    )
    expect({ ok: true, value: queryOfRoute(advancedRoute(address)) }).toEqual(search)
  })

  it('is the form alone without a search, also with the language in front [C2.2] [C2.25]', () => {
    const bare = { page: 'advancedSearch', language: null, type: null }
    const query = { term: '', field: 'all', sort: 'relevance', time: 0, facets: {}, page: 1 }
    expect(advancedRoute('/seniorSearch')).toEqual({ ...bare, query })
    expect(advancedRoute('/en/seniorSearch')).toEqual({ ...bare, language: 'en', query })
    expect(formOfRoute(advancedRoute('/seniorSearch?q=%20'))).toEqual(emptyAdvancedForm)
  })

  it('holds sort, time and page of its results, and no field beside the query [C2.30] [C2.31]', () => {
    const route = advancedRoute('/seniorSearch?q=a&sort=date&time=3&page=2&field=title')
    expect(route.query).toEqual({ term: 'a', field: 'all', sort: 'date', time: 3, facets: {}, page: 2 })
    expect(formatRoute(route)).toBe('/seniorSearch?q=a&sort=date&time=3&page=2')
  })

  it('reads what a browser sends without scripts [C2.30]', () => {
    const route = advancedRoute(
      '/seniorSearch?op[]=AND&in[]=title&match[]=fuzzy&words[]=%E9%B1%BC%E9%81%93&op[]=AND&in[]=all&match[]=fuzzy&words[]=' +
        '&group[]=NOT&op[]=AND&in[]=author&match[]=precise&words[]=Yu&op[]=OR&words[]=Wang&end[]=1&from=2016&to=',
    )
    const asked = queryOfRoute(route)
    expect(asked && printAdvancedQuery(asked)).toBe(
      'title~"鱼道" AND NOT (author="Yu" OR all~"Wang") YEAR 2016..',
    )
  })

  it('keeps what is no query, with what is wrong and where [C2.30]', () => {
    const text = 'title="水利 AND'
    const form = formOfRoute(advancedRoute(`/seniorSearch?q=${encodeURIComponent(text)}`))
    expect(form).toEqual({ ...emptyAdvancedForm, text })
    expect(searchOfForm(form)).toEqual({
      ok: false,
      error: [{ kind: 'text', error: { kind: 'unfinished', at: 0 } }],
    })
  })

  it('keeps the groups of junk within their depth, and ends them where nothing does [C2.30]', () => {
    const groups = '&group[]=OR'.repeat(5)
    const { entries } = formOfRoute(
      advancedRoute(`/seniorSearch?end[]=1${groups}&words[]=a&end[]=1&end[]=1&words[]=b`),
    )
    expect(JSON.stringify(entries).match(/"text":"[ab]"/g)).toHaveLength(2)
    expect(JSON.stringify(entries).match(/"kind":"group"/g)).toHaveLength(3)
  })
})

describe('the form of an advanced search', () => {
  it('tells all that is wrong at once, each in its place [C2.30] [C5.1]', () => {
    const long = { ...emptyRow, text: 'x'.repeat(151) }
    const form = {
      ...emptyAdvancedForm,
      entries: [long, { kind: 'group' as const, operator: 'OR' as const, entries: [emptyRow, long] }],
      from: '2020',
      to: '2010',
    }
    expect(searchOfForm(form)).toEqual({
      ok: false,
      error: [
        { kind: 'termTooLong', path: [0] },
        { kind: 'termTooLong', path: [1, 1] },
        { kind: 'years', error: 'reversed' },
      ],
    })
    expect(textOfForm(form)).toBe('')
  })

  it('asks for a term where text is deleted, and leaves the rows as they were [C5.2]', () => {
    const form = formWithText(formWithText(emptyAdvancedForm, 'a OR b'), ' ')
    expect(searchOfForm(form)).toEqual({ ok: false, error: [{ kind: 'searchPromptEmpty' }] })
    expect(form.entries).toHaveLength(2)
  })

  it('offers fields of journals where several are searched, and any field that a row names [C3.15]', () => {
    const journal = ['publicationName', 'organizerUnit', 'cn', 'issn']
    const article = ['all', 'title', 'keyword', 'author', 'institution', 'abstract', 'doi']
    expect(offeredFields('single', 'title')).toEqual(article)
    expect(offeredFields('single', 'issn')).toEqual([...article, 'issn'])
    expect(offeredFields('group', 'all')).toEqual([...article, ...journal])
    expect(offeredFields('all', 'cn')).toEqual([...article, ...journal])
  })
})
