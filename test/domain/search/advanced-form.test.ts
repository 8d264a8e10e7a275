import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { AdvancedSearchRoute } from '../../../core/domain/route/route.ts'
import { advancedSearchOf, advancedSearchRoute } from '../../../core/domain/search/advanced-address.ts'
import { addRow, formAsRows, formAsText } from '../../../core/domain/search/advanced-form-changes.ts'
import {
  advancedRowLimit,
  emptyAdvancedForm,
  emptyRow,
  formOfRoute,
  searchOfForm,
  type AdvancedForm,
} from '../../../core/domain/search/advanced-form.ts'
import type { AdvancedRow } from '../../../core/domain/search/advanced-rows.ts'
import { describe, expect, it } from 'vitest'

const row = (text: string, part: Partial<AdvancedRow> = {}): AdvancedRow => ({ ...emptyRow, text, ...part })
const form = (part: Partial<AdvancedForm>): AdvancedForm => ({ ...emptyAdvancedForm, ...part })

function advancedRoute(address: string): AdvancedSearchRoute {
  const route = parseRoute(address)
  if (route.page !== 'advancedSearch') throw new Error(`${address} is ${route.page}`)
  return route
}

describe('the address of an advanced search', () => {
  it('holds type, fields, operators, matches and years [C2.25] [C2.30]', () => {
    const search = searchOfForm(
      form({
        type: 'publication',
        rows: [
          row('水利', { field: 'publicationName', match: 'precise' }),
          row('1001-0001', { operator: 'NOT', field: 'issn' }),
        ],
        from: '2010',
      }),
    )
    const address = search.ok ? formatRoute(advancedSearchRoute(search.value, 'en')) : ''
    expect(decodeURIComponent(address)).toBe(
      '/seniorSearch?type=publication&q=publicationName="水利" AND NOT issn~"1001-0001" YEAR 2010..&lang=en',
    )
    expect(advancedSearchOf(advancedRoute(address))).toEqual(search)
  })

  it('is the form alone without a search [C2.25]', () => {
    expect(advancedRoute('/seniorSearch')).toEqual({
      page: 'advancedSearch',
      language: null,
      type: null,
      query: { term: '', field: 'all', sort: 'relevance', time: 0, facets: {}, page: 1 },
    })
    expect(formOfRoute(advancedRoute('/seniorSearch'))).toEqual(emptyAdvancedForm)
    expect(formOfRoute(advancedRoute('/seniorSearch?q=%20'))).toEqual(emptyAdvancedForm)
    expect(formOfRoute(advancedRoute('/seniorSearch?type=25'))).toEqual(form({ type: 'picture' }))
  })

  it('holds sort, time and page of its results, and no field beside the query [C2.30] [C2.31]', () => {
    const route = advancedRoute('/seniorSearch?q=a&sort=date&time=3&page=2&field=title')
    expect(route.query).toEqual({ term: 'a', field: 'all', sort: 'date', time: 3, facets: {}, page: 2 })
    expect(formatRoute(route)).toBe('/seniorSearch?q=a&sort=date&time=3&page=2')
  })

  it('keeps what is no query, with what is wrong and where [C2.30]', () => {
    const text = 'title="水利 AND'
    const route = advancedRoute(`/seniorSearch?type=table&q=${encodeURIComponent(text)}`)
    expect(advancedSearchOf(route)).toEqual({
      ok: false,
      error: { type: 'table', text, error: { kind: 'unfinished', at: 0 } },
    })
    expect(formOfRoute(route)).toEqual(form({ type: 'table', shape: 'text', text }))
  })

  it('is of articles where it names no type [C2.25] [C3.7]', () => {
    for (const type of ['', '&type=', '&type=book', '&type=428', '&type=thesis'])
      expect(advancedSearchOf(advancedRoute(`/seniorSearch?q=a${type}`))).toMatchObject({
        ok: true,
        value: { type: 'article' },
      })
  })
})

describe('emptyAdvancedForm', () => {
  it('has two rows that search every field of articles [C2.30]', () => {
    const blank = { operator: 'AND', field: 'all', match: 'fuzzy', text: '' }
    const rows = [blank, blank]
    expect(emptyAdvancedForm).toEqual({ type: 'article', shape: 'rows', rows, from: '', to: '', text: '' })
    expect(advancedRowLimit).toBe(20)
  })
})

describe('formOfRoute', () => {
  it('shows rows and years, and text where rows cannot [C2.30]', () => {
    const rows = [row('a', { field: 'title', match: 'precise' }), row('b', { operator: 'OR' })]
    const shown = formOfRoute(advancedRoute('/seniorSearch?q=title%3D%22a%22+OR+b+YEAR+..2020'))
    expect(shown).toEqual(form({ rows, to: '2020' }))
    const groups = 'a AND (b OR c)'
    expect(formOfRoute(advancedRoute(`/seniorSearch?q=${groups}`))).toEqual(
      form({ shape: 'text', text: groups }),
    )
  })

  it('shows so many rows and no more [C2.30]', () => {
    const shapeOf = (rows: number): string =>
      formOfRoute(advancedRoute(`/seniorSearch?q=${'+a'.repeat(rows)}`)).shape
    expect([shapeOf(advancedRowLimit), shapeOf(advancedRowLimit + 1)]).toEqual(['rows', 'text'])
  })
})

describe('searchOfForm', () => {
  it.each([
    [{}, { kind: 'searchPromptEmpty' }],
    [{ rows: [row(' '), row('\u3000')] }, { kind: 'searchPromptEmpty' }],
    [{ shape: 'text', rows: [row('a')], text: ' ' }, { kind: 'searchPromptEmpty' }],
    [{ rows: [row('a'), row(''), row('x'.repeat(151))] }, { kind: 'termTooLong', row: 2 }],
    [
      { rows: [row('a')], from: '20' },
      { kind: 'years', error: 'malformed' },
    ],
    [
      { rows: [row('a')], from: '2021', to: '2020' },
      { kind: 'years', error: 'reversed' },
    ],
    [{ from: '2021', to: '2020' }, { kind: 'searchPromptEmpty' }],
    [
      { shape: 'text', text: 'a AND' },
      { kind: 'text', error: { kind: 'unexpected', at: 5 } },
    ],
    [
      { shape: 'text', text: '""' },
      { kind: 'text', error: { kind: 'empty', at: 0 } },
    ],
  ] as const)('refuses form %# [C2.30] [C5.1] [C5.2]', (part, error) => {
    expect(searchOfForm(form(part))).toEqual({ ok: false, error })
  })

  it('takes 150 characters in a row, and years of the rows alone [C2.30] [C5.1]', () => {
    expect(searchOfForm(form({ rows: [row('x'.repeat(150))] })).ok).toBe(true)
    expect(searchOfForm(form({ shape: 'text', text: 'a', from: 'x' }))).toMatchObject({
      value: { query: { years: { from: null, to: null } } },
    })
  })
})

describe('formAsRows', () => {
  it('refuses text that needs groups, and text that is no query [C2.30]', () => {
    const text = (value: string): AdvancedForm => form({ shape: 'text', text: value, rows: [row('kept')] })
    expect(formAsRows(text('a AND (b OR c)'))).toEqual({ ok: false, error: { kind: 'groups' } })
    expect(formAsRows(text('a AND'))).toMatchObject({ ok: false, error: { kind: 'text' } })
    expect(formAsRows(text(' '))).toEqual({ ok: true, value: { ...text(' '), shape: 'rows' } })
    expect(formAsRows(text('a YEAR 2010'))).toEqual({
      ok: true,
      value: { ...text('a YEAR 2010'), shape: 'rows', rows: [row('a')], from: '2010', to: '2010' },
    })
  })
})

describe('formAsText', () => {
  it('begins with the search of the rows, or with what was written there before [C2.30]', () => {
    expect(formAsText(form({ rows: [row('a')], to: '2020', text: 'b' })).text).toBe('all~"a" YEAR ..2020')
    expect(formAsText(form({ text: 'b' }))).toEqual(form({ shape: 'text', text: 'b' }))
  })
})

describe('addRow', () => {
  it('searches where the last row does [C2.30]', () => {
    const added = addRow(form({ rows: [row('a', { field: 'doi', operator: 'NOT', match: 'precise' })] }))
    expect(added.rows[1]).toEqual({ operator: 'AND', field: 'doi', match: 'fuzzy', text: '' })
    expect(addRow(form({ rows: [] })).rows).toEqual([emptyRow])
  })

  it('adds so many rows and no more [C2.30]', () => {
    const nearly = form({ rows: Array.from({ length: advancedRowLimit - 1 }, () => row('a')) })
    const full = addRow(nearly)
    expect(full.rows).toHaveLength(advancedRowLimit)
    expect(addRow(full)).toBe(full)
  })
})
