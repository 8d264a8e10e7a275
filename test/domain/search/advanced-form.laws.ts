import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { AdvancedSearchRoute } from '../../../core/domain/route/route.ts'
import {
  advancedSearchOf,
  advancedSearchRoute,
  type AdvancedSearch,
} from '../../../core/domain/search/advanced-address.ts'
import {
  addRow,
  changeRow,
  formAsRows,
  formAsText,
  formOfType,
  removeRow,
} from '../../../core/domain/search/advanced-form-changes.ts'
import {
  advancedRowLimit,
  emptyAdvancedForm,
  formOfRoute,
  searchOfForm,
} from '../../../core/domain/search/advanced-form.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import { conditionOfRows } from '../../../core/domain/search/advanced-rows.ts'
import { fieldsOfSearchType } from '../../../core/domain/search/fields-of-search-type.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import { searchTypes } from '../../../core/domain/shell/header-config.ts'
import {
  arbitraryAdvancedQuery,
  arbitraryAdvancedRows,
  arbitraryUiLanguage,
  arbitraryUiLanguageOrNone,
  arbitraryYearRange,
  junkAdvancedForm,
  junkAdvancedRow,
  junkAdvancedText,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Addresses hold well-formed text: a lone surrogate cannot be written in one. */
const isWellFormed = ({ query }: AdvancedSearch): boolean => !/\p{Cs}/u.test(printAdvancedQuery(query))

const arbitrarySearch: fc.Arbitrary<AdvancedSearch> = fc
  .record({ type: fc.constantFrom(...searchTypes), query: arbitraryAdvancedQuery })
  .filter(isWellFormed)

const arbitraryRowSearch: fc.Arbitrary<AdvancedSearch> = fc
  .record({ type: fc.constantFrom(...searchTypes), rows: arbitraryAdvancedRows, years: arbitraryYearRange })
  .map(({ type, rows, years }) => {
    const condition = conditionOfRows(rows)
    return condition.ok ? { type, query: { condition: condition.value, years } } : null
  })
  .filter((search) => search !== null)
  .filter(isWellFormed)

const routeWith = (term: string, type: string | null = 'article'): AdvancedSearchRoute => ({
  page: 'advancedSearch',
  language: 'zh',
  type,
  query: { ...emptySearchQuery, term },
})

describe('advancedSearchRoute', () => {
  it('should stand in its address whole, and come back from it [C2.25] [C2.30]', () => {
    fc.assert(
      fc.property(arbitrarySearch, arbitraryUiLanguageOrNone, (search, language) => {
        const route = parseRoute(formatRoute(advancedSearchRoute(search, language)))
        expect(route).toEqual(advancedSearchRoute(search, language))
        expect(route.page === 'advancedSearch' && advancedSearchOf(route)).toEqual({
          ok: true,
          value: search,
        })
      }),
    )
  })
})

describe('advancedSearchOf', () => {
  it('should keep every text that it cannot read, and the type [C2.30]', () => {
    const types = fc.oneof(fc.constantFrom('428', 'thesis', 'table', 'nothing'), fc.string())
    fc.assert(
      fc.property(junkAdvancedText, fc.option(types), (text, type) => {
        const read = advancedSearchOf(routeWith(text, type))
        const kept = read.ok ? read.value : read.error
        expect(searchTypes).toContain(kept.type)
        expect('text' in kept ? kept.text : text).toBe(text)
      }),
    )
  })
})

describe('formOfRoute', () => {
  it('should say the search of the address, in rows wherever rows can [C2.25] [C2.30]', () => {
    fc.assert(
      fc.property(fc.oneof(arbitrarySearch, arbitraryRowSearch), (search) => {
        const form = formOfRoute(advancedSearchRoute(search, 'zh'))
        expect(searchOfForm(form)).toEqual({ ok: true, value: search })
        expect(form.rows.length).toBeGreaterThanOrEqual(1)
        expect(form.rows.length).toBeLessThanOrEqual(advancedRowLimit)
      }),
    )
    fc.assert(
      fc.property(arbitraryRowSearch, (search) => {
        expect(formOfRoute(advancedSearchRoute(search, 'zh')).shape).toBe('rows')
      }),
    )
  })

  it('should hold every text that is no query, as it was written [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedText, (text) => {
        const form = formOfRoute(routeWith(text))
        const unread = !advancedSearchOf(routeWith(text)).ok
        expect({ shape: form.shape, text: form.text }).toEqual(
          text.trim() === '' || !(unread || form.shape === 'text')
            ? { shape: 'rows', text: '' }
            : { shape: 'text', text },
        )
      }),
    )
  })
})

describe('searchOfForm', () => {
  it('should give a search that comes back from its address [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, arbitraryUiLanguage, (form, language) => {
        const said = searchOfForm(form)
        fc.pre(said.ok && isWellFormed(said.value))
        const search = said.ok ? said.value : null
        const address = search === null ? '' : formatRoute(advancedSearchRoute(search, language))
        const route = parseRoute(address)
        expect(route.page === 'advancedSearch' && advancedSearchOf(route)).toEqual(said)
      }),
    )
  })

  it('should ask for a term where nothing is written, and name the row that is too long [C5.1] [C5.2]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, (form) => {
        const said = searchOfForm(form)
        const error = said.ok ? null : said.error
        const texts = form.shape === 'text' ? [form.text] : form.rows.map(({ text }) => text)
        const tooLong = form.shape === 'text' ? -1 : texts.findIndex((text) => text.trim().length > 150)
        expect(error?.kind === 'searchPromptEmpty').toBe(texts.every((text) => text.trim() === ''))
        expect(error?.kind === 'termTooLong' ? error.row : -1).toBe(tooLong)
      }),
    )
  })
})

describe('formAsText and formAsRows', () => {
  it('should say as text what the form says, or what was written there before [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, (form) => {
        const text = formAsText(form)
        const said = searchOfForm(form)
        const kept = form.shape === 'text' || !said.ok
        expect(text).toEqual({ ...form, shape: 'text', text: kept ? form.text : text.text })
        expect(said.ok ? searchOfForm(text) : said).toEqual(said)
      }),
    )
  })

  it('should say in rows what the text says, or why it cannot [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, (form) => {
        const rows = formAsRows(form)
        const shown = rows.ok ? rows.value : form
        const said = searchOfForm(form)
        const bothSay = rows.ok && said.ok
        expect(rows.ok ? shown.shape : form.shape).toBe(rows.ok ? 'rows' : 'text')
        expect(shown.text).toBe(form.text)
        expect(form.shape === 'rows' ? shown : form).toEqual(form)
        expect(bothSay ? searchOfForm(shown) : said).toEqual(said)
      }),
    )
  })
})

describe('formOfType', () => {
  it('should keep every word, and name no field that the type does not know [C3.15] [C4.17]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, fc.constantFrom(...searchTypes), (form, type) => {
        const other = formOfType(form, type)
        expect({ ...other, rows: [] }).toEqual({ ...form, type, rows: [] })
        for (const [place, row] of other.rows.entries()) {
          const before = form.rows[place]
          const known =
            type === form.type || fieldsOfSearchType(type).some((field) => field === before?.field)
          expect(row).toEqual(known ? before : { ...before, field: 'all' })
        }
        expect(other.rows).toHaveLength(form.rows.length)
      }),
    )
  })
})

describe('rows of a form', () => {
  it('keep the last one that is left [C2.30]', () => {
    const one = addRow({ ...emptyAdvancedForm, rows: [] })
    expect(removeRow(one, 0)).toEqual(one)
    expect(removeRow(addRow(one), 1)).toEqual(one)
  })

  it('should be added at the end, changed and removed in their place, and never be none or too many [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, fc.integer({ min: -2, max: 25 }), junkAdvancedRow, (form, place, row) => {
        const here = place >= 0 && place < form.rows.length
        const before = { ...form, rows: [] }
        const added = addRow(form)
        const last = form.rows.at(-1)
        const blank = { operator: 'AND', field: last?.field, match: 'fuzzy', text: '' }
        expect({ ...added, rows: [] }).toEqual(before)
        expect(added.rows).toEqual(form.rows.length < advancedRowLimit ? [...form.rows, blank] : form.rows)
        const removed = removeRow(form, place)
        const fewer = here && form.rows.length > 1
        expect({ ...removed, rows: [] }).toEqual(before)
        expect(removed.rows).toEqual(fewer ? form.rows.toSpliced(place, 1) : form.rows)
        const changed = changeRow(form, place, row)
        expect({ ...changed, rows: [] }).toEqual(before)
        expect(changed.rows).toEqual(here ? form.rows.with(place, row) : form.rows)
        expect(changeRow(form, place, { text: row.text }).rows.map(({ field }) => field)).toEqual(
          form.rows.map(({ field }) => field),
        )
      }),
    )
  })
})
