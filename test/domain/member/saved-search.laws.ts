import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  printSavedSearch,
  savedFilters,
  searchPaceOf,
  searchPaces,
  type FollowedTerm,
  type SavableSearch,
} from '../../../core/domain/member/saved-search.ts'
import { savedName, savedTerm } from '../../../core/domain/member/saved-name.ts'
import { longestSavedSearch, parseSavedSearch } from '../../../core/domain/member/read-saved-search.ts'
import type { SearchQuery } from '../../../core/domain/search/search-query.ts'
import { authorIdentity } from '../../../core/domain/route/read-prefixed.ts'
import { oneLine } from '../../../core/domain/text/one-line.ts'
import { fedSearchOf } from '../../../core/domain/head/search-head.ts'
import { plainText } from '../../../core/domain/article/plain-text.ts'
import { localise } from '../../../core/domain/language/localized.ts'
import { arbitraryUiLanguage } from '@xuekan/core/testing'
import { arbitrarySearchQuery } from '../../../core/testing/arbitraries/search-queries.ts'

const arbitraryWorded: fc.Arbitrary<Exclude<SavableSearch, FollowedTerm>> = fc.record({
  kind: fc.constantFrom('search', 'advancedSearch'),
  query: arbitrarySearchQuery.map(fedSearchOf),
})

const arbitraryWord = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 200 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
  )
  .map(oneLine)
  .filter((word) => word !== '')

const arbitraryTerm: fc.Arbitrary<FollowedTerm> = fc.oneof(
  arbitraryWord.map((term) => ({ kind: 'keyword', term }) as const),
  arbitraryWord.map((column) => ({ kind: 'column', column }) as const),
  arbitraryWord.chain((name) => {
    const by = authorIdentity(name)
    return fc.constantFrom(...(by === null ? [] : [{ kind: 'author', by } as const]), {
      kind: 'author',
      by: { kind: 'orcid', orcid: '0000-0002-1825-0097' },
    } as const)
  }),
)

const narrows = ({ query }: Exclude<SavableSearch, FollowedTerm>): boolean =>
  query.some(([name, value]) => name !== 'field' && value.trim() !== '')

describe('a saved search', () => {
  it('should be read back as it was printed, where it narrows anything', () => {
    fc.assert(
      fc.property(arbitraryWorded, (search) => {
        const text = printSavedSearch(search)
        const expected = narrows(search) && text.length <= longestSavedSearch ? search : null
        expect(parseSavedSearch(text)).toEqual(expected)
      }),
    )
  })

  it('should be all articles under a term too, the same in any case of a keyword [C4.22]', () => {
    fc.assert(
      fc.property(arbitraryTerm, (term) => {
        const text = printSavedSearch(term)
        const read = parseSavedSearch(text)
        fc.pre(text.length <= longestSavedSearch)
        expect(read).toEqual(term.kind === 'keyword' ? { ...term, term: term.term.toLowerCase() } : term)
        expect(printSavedSearch(read ?? term)).toBe(text)
        expect(savedFilters(term)).toBe(0)
        expect(savedTerm(term)).not.toBe('')
      }),
    )
    const orcid = '0000-0002-1825-0097'
    expect(savedTerm({ kind: 'author', by: { kind: 'orcid', orcid } })).toBe(`ORCID ${orcid}`)
    expect(savedTerm({ kind: 'author', by: { kind: 'name', name: '李伟' } })).toBe('李伟')
    expect(savedTerm({ kind: 'keyword', term: '鱼道' })).toBe('鱼道')
    for (const none of ['type=keyword', 'type=author&name=', 'type=column&column=%20', 'type=subject&id=1'])
      expect(parseSavedSearch(none)).toBeNull()
  })

  it('should be called by one line that turns no direction, whatever was typed [C4.22]', () => {
    const called = (q: string) => savedTerm({ kind: 'search', query: [['q', q]] })
    expect(called(' water\r\nBcc: x@example.org\u202E ')).toBe('water Bcc: x@example.org')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (q) => {
        const shown = called(q)
        expect(shown).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
        expect(called(shown)).toBe(shown)
      }),
    )
  })

  it('should be called by its name in the language of the reader, and never by nothing [C4.22]', () => {
    const name = fc.record({ zh: fc.oneof(fc.constant(''), fc.string()), en: fc.string() })
    fc.assert(
      fc.property(
        fc.oneof(arbitraryWorded, arbitraryTerm),
        name,
        arbitraryUiLanguage,
        (search, of, language) => {
          const called = savedName({ search, name: of }, language)
          const own = plainText(localise(of, language))
          expect(called).toBe(own === '' ? savedTerm(search) : own)
        },
      ),
    )
    const search = { kind: 'column', column: 'Reviews' } as const
    expect(savedName({ search, name: { zh: '综述', en: 'Reviews' } }, 'zh')).toBe('综述')
    const by = { kind: 'orcid', orcid: '0000-0002-1825-0097' } as const
    const author = { kind: 'author', by } as const
    expect(savedName({ search: author, name: { zh: '李伟', en: 'Wei Li' } }, 'en')).toBe('Wei Li')
    // one language alone is better than a number
    expect(savedName({ search: author, name: { zh: '李伟', en: '' } }, 'en')).toBe('李伟')
    expect(savedName({ search: author, name: { zh: '', en: '' } }, 'en')).toBe(savedTerm(author))
  })

  it('should be the same whatever the page and the order', () => {
    fc.assert(
      fc.property(arbitrarySearchQuery, fc.integer({ min: 1, max: 99 }), (query, page) => {
        const other: SearchQuery = { ...query, page, sort: 'date' }
        expect(fedSearchOf(other)).toEqual(fedSearchOf(query))
      }),
    )
  })

  it('should read any text without throwing, and of what it reads tell a term or a filter', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        const read = parseSavedSearch(text)
        expect(read === null || savedTerm(read) !== '' || savedFilters(read) > 0).toBe(true)
      }),
      { examples: [['type=search&q=dam'], ['type=search&q=%20&field=title'], ['q=dam'], ['type=latest']] },
    )
  })

  it('should count each value of a facet as a filter, and the term as none', () => {
    const query = [
      ['q', 'dam'],
      ['field', 'title'],
      ['narrow', 'year=2024&year=2025'],
    ] as const
    expect(savedFilters({ kind: 'search', query })).toBe(3)
    expect(savedTerm({ kind: 'search', query })).toBe('dam')
    expect(parseSavedSearch('type=search&field=title')).toBeNull()
  })

  it('should have a pace of the list, never one that nobody chose', () => {
    expect(searchPaces.map(searchPaceOf)).toEqual(searchPaces)
    for (const raw of [null, '', 'hourly']) expect(searchPaceOf(raw)).toBe('never')
    expect(savedTerm({ kind: 'search', query: [['year', '2026']] })).toBe('')
    expect(parseSavedSearch(`type=search&q=${'w'.repeat(longestSavedSearch)}`)).toBeNull()
  })
})
