import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { Query } from '../../../core/domain/route/query.ts'
import type { AdvancedSearchRoute } from '../../../core/domain/route/route.ts'
import {
  advancedFormRoute,
  advancedSearchRoute,
  queryOfRoute,
  asksSearch,
  formOfRoute,
} from '../../../core/domain/search/advanced-address.ts'
import { addGroup, addRow, removeEntry, ungroup } from '../../../core/domain/search/advanced-form-changes.ts'
import { advancedFormKeys as keys } from '../../../core/domain/search/advanced-form-keys.ts'
import {
  formPresses,
  pressForm,
  printPress,
  readFormPairs,
} from '../../../core/domain/search/advanced-form-pairs.ts'
import {
  advancedFormLimits,
  areRowsShown,
  formWithText,
  searchOfForm,
  textOfForm,
  type AdvancedForm,
} from '../../../core/domain/search/advanced-form.ts'
import { parseAdvancedQuery } from '../../../core/domain/search/advanced-parse.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import type { AdvancedQuery } from '../../../core/domain/search/advanced-query.ts'
import { countRows, groupDepth, type AdvancedEntry } from '../../../core/domain/search/advanced-rows.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import {
  arbitraryAdvancedQuery,
  arbitraryPastedNode,
  arbitraryUiLanguageOrNone,
  arbitraryYearRange,
  junkAdvancedForm,
  junkAdvancedText,
  junkFormPairs,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formAndPath, textsIn } from './form-paths.ts'

/** Addresses hold well-formed text: a lone surrogate cannot be written in one. */
const isWellFormed = (query: AdvancedQuery): boolean => !/\p{Cs}/u.test(printAdvancedQuery(query))

const arbitrarySearch: fc.Arbitrary<AdvancedQuery> = fc.oneof(
  arbitraryAdvancedQuery.filter(isWellFormed),
  fc.record({ condition: arbitraryPastedNode, years: arbitraryYearRange }),
)

const routeWith = (term: string, form: Query = []): AdvancedSearchRoute => ({
  page: 'advancedSearch',
  language: 'zh',
  type: 'article',
  query: { ...emptySearchQuery, term },
  ...(form.length === 0 ? {} : { form }),
})

const reread = (route: AdvancedSearchRoute): AdvancedSearchRoute => {
  const read = parseRoute(formatRoute(route))
  if (read.page !== 'advancedSearch') throw new Error(read.page)
  return read
}

/** What the fields of a form send, in the order in which they stand. */
const pairsOf = (entries: readonly AdvancedEntry[]): Query =>
  entries.flatMap((entry): Query =>
    entry.kind === 'group'
      ? [[keys.group, entry.operator], ...pairsOf(entry.entries), [keys.end, '1']]
      : [
          [keys.operator, entry.operator],
          [keys.field, entry.field],
          [keys.match, entry.match],
          [keys.text, entry.text],
        ],
  )

const sentBy = ({ entries, from, to }: AdvancedForm): Query => [
  ...pairsOf(entries),
  [keys.from, from],
  [keys.to, to],
]

const inRows = (form: AdvancedForm): AdvancedForm => ({ ...form, text: null })

describe('advancedSearchRoute', () => {
  it('should stand in its address whole, and come back from it, to be shown and to be edited [C2.25] [C2.30]', () => {
    fc.assert(
      fc.property(arbitrarySearch, arbitraryUiLanguageOrNone, (query, language) => {
        expect(queryOfRoute(reread(advancedSearchRoute(query, language)))).toEqual(query)
        const edited = reread(advancedFormRoute(query, language))
        expect(queryOfRoute(edited)).toBeNull()
        expect(searchOfForm(formOfRoute(edited))).toEqual({ ok: true, value: query })
      }),
    )
  })
})

describe('formOfRoute', () => {
  it('should show in rows whatever they have room for, and never lose a query [C2.25] [C2.30]', () => {
    fc.assert(
      fc.property(arbitrarySearch, (query) => {
        const form = formOfRoute(advancedSearchRoute(query, 'zh'))
        expect(searchOfForm(form)).toEqual({ ok: true, value: query })
        expect(areRowsShown(form)).toBe(form.text === null)
        expect(parseAdvancedQuery(textOfForm(form))).toEqual({ ok: true, value: query })
        expect(countRows(form.entries)).toBeLessThanOrEqual(advancedFormLimits.rows)
        expect(groupDepth(form.entries)).toBeLessThanOrEqual(advancedFormLimits.depth)
      }),
    )
  })

  it('should hold every text that is no query, as it was written [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedText, (text) => {
        const form = formOfRoute(routeWith(text))
        const read = parseAdvancedQuery(text)
        const kept = text.trim() === '' ? null : text
        expect(read.ok ? searchOfForm(form) : form.text).toEqual(read.ok ? read : kept)
        expect(asksSearch(routeWith(text))).toBe(text.trim() !== '')
      }),
    )
  })

  it('should show what a browser sends of a form without scripts, and ask for what it says [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedForm.map(inRows), (form) => {
        const route = routeWith('', sentBy(form))
        expect(readFormPairs(sentBy(form))).toEqual(form)
        expect(formOfRoute(route)).toEqual(form)
        const search = searchOfForm(form)
        expect(queryOfRoute(route)).toEqual(search.ok ? search.value : null)
        expect(queryOfRoute(routeWith('', [...sentBy(form), [keys.edit, '1']]))).toBeNull()
      }),
    )
  })

  it('should make a row of all that was ever typed, whatever stands around it [C2.30]', () => {
    fc.assert(
      fc.property(junkFormPairs, (pairs) => {
        const form = readFormPairs(pairs)
        const typed = pairs.filter(([name]) => name === keys.text).map(([, value]) => value)
        const shown = form === null ? [] : textsIn(form.entries)
        expect(shown.filter((text) => text !== '')).toEqual(typed.filter((text) => text !== ''))
        expect(groupDepth(form?.entries ?? [])).toBeLessThanOrEqual(advancedFormLimits.depth)
      }),
    )
  })

  it('should do what the pressed button says, and show the form [C2.30]', () => {
    fc.assert(
      fc.property(formAndPath, fc.constantFrom(...formPresses), ({ form: filled, path }, press) => {
        const form = inRows(filled)
        const route = routeWith('', [...sentBy(form), [keys.press, printPress(press, path)]])
        const done = { row: addRow, group: addGroup, remove: removeEntry, ungroup }[press](form, path)
        expect(formOfRoute(route)).toEqual(done)
        expect(queryOfRoute(route)).toBeNull()
      }),
    )
    fc.assert(
      fc.property(junkAdvancedForm, fc.string(), (form, value) => {
        fc.pre(!formPresses.some((press) => value.startsWith(press)))
        expect(pressForm(form, value)).toEqual(form)
      }),
    )
  })
})

describe('searchOfForm', () => {
  it('should give a search that comes back from its address [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, (form) => {
        const said = searchOfForm(form)
        fc.pre(said.ok && isWellFormed(said.value))
        const again = said.ok ? queryOfRoute(reread(advancedSearchRoute(said.value, 'en'))) : null
        expect({ ok: true, value: again }).toEqual(said)
      }),
    )
  })

  it('should name every row that is too long, the years, and the text; or ask for a term [C5.1] [C5.2]', () => {
    fc.assert(
      fc.property(junkAdvancedForm.map(inRows), (form) => {
        const said = searchOfForm(form)
        const errors = said.ok ? [] : said.error
        const texts = textsIn(form.entries)
        const tooLong = texts.filter((text) => text.trim().length > 150)
        expect(errors.filter(({ kind }) => kind === 'termTooLong')).toHaveLength(tooLong.length)
        expect(errors.some(({ kind }) => kind === 'searchPromptEmpty')).toBe(
          texts.every((text) => text.trim() === ''),
        )
        expect(said.ok).toBe(errors.length === 0)
      }),
    )
  })
})

describe('formWithText', () => {
  it('should keep what is written, and let the rows follow wherever they can [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedForm, junkAdvancedText, (form, text) => {
        const next = formWithText(form, text)
        const read = parseAdvancedQuery(text)
        expect(textOfForm(next)).toBe(text)
        const shown = areRowsShown(next)
        expect(searchOfForm(shown ? inRows(next) : next)).toEqual(
          read.ok ? read : searchOfForm({ ...form, text }),
        )
        const kept = { ...form, text }
        expect(shown ? kept : next).toEqual(kept)
      }),
    )
  })
})
