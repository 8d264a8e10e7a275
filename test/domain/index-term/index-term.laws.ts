import {
  indexTermOf,
  indexTermRoute,
  isWorthLinking,
  type IndexTerm,
} from '../../../core/domain/index-term/index-term.ts'
import { linkedAuthor } from '../../../core/domain/index-term/linked-terms.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { authorIdentity } from '../../../core/domain/route/read-prefixed.ts'
import { subjectId } from '../../../core/domain/site/subject-id.ts'
import { oneLine } from '../../../core/domain/text/one-line.ts'
import {
  arbitraryLocalizedText,
  arbitraryOrcid,
  arbitraryUiLanguage,
  arbitraryValue,
  junkText,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const line = arbitraryValue.map(oneLine).filter((text) => text !== '')
const anyTerm: fc.Arbitrary<IndexTerm> = fc.oneof(
  fc
    .oneof(arbitraryOrcid, line)
    .map(authorIdentity)
    .filter((by) => by !== null)
    .map((by) => ({ kind: 'author' as const, by })),
  line.map((term) => ({ kind: 'keyword' as const, term: oneLine(term.toLowerCase()) })),
  line.map((id) => ({ kind: 'subject' as const, subjectId: id })),
)

describe('indexTermRoute', () => {
  it('should be the address of its term and its page, read back', () => {
    fc.assert(
      fc.property(anyTerm, arbitraryUiLanguage, fc.integer({ min: 1, max: 99 }), (term, language, page) => {
        const route = indexTermRoute(term, language, page)
        expect(indexTermOf(route)).toEqual(term)
        expect(parseRoute(formatRoute(route))).toEqual(route)
        expect(route.pageNumber).toBe(page)
      }),
    )
  })

  it('should give one address to the spellings of a keyword', () => {
    const of = (term: string): string => formatRoute(indexTermRoute({ kind: 'keyword', term }, 'en'))
    expect(of('Hypoxia')).toBe('/en/keyword/hypoxia')
    expect(of('HYPOXIA')).toBe(of('hypoxia'))
  })
})

describe('isWorthLinking', () => {
  it('should link what leads to more than the article one comes from', () => {
    expect([null, 0, 1, 2, 50].map(isWorthLinking)).toEqual([false, false, false, true, true])
  })
})

describe('linkedAuthor', () => {
  const contributor = fc.record({
    name: arbitraryLocalizedText,
    orcid: fc.oneof(fc.constant(''), arbitraryOrcid),
  })

  it('should lead nowhere that was not said to have more articles, and to the person before the name', () => {
    fc.assert(
      fc.property(
        contributor,
        arbitraryUiLanguage,
        fc.boolean(),
        fc.boolean(),
        (person, language, byOrcid, byName) => {
          const shown = person.name[language]
          const authors = [...(byOrcid ? [person.orcid] : []), ...(byName ? [shown] : [])]
          const by = linkedAuthor(person, language, { authors, keywords: [] })
          const name = authors.includes(shown) ? authorIdentity(shown) : null
          const expected = byOrcid && person.orcid !== '' ? { kind: 'orcid', orcid: person.orcid } : name
          expect(by).toEqual(expected)
        },
      ),
    )
  })
})

describe('subjectId', () => {
  it('should be a word for an address, the same when it is made again', () => {
    fc.assert(
      fc.property(junkText, junkText, (zh, en) => {
        const id = subjectId({ zh, en })
        expect(id).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u)
        expect(subjectId({ zh: '', en: id })).toBe(id)
      }),
    )
    expect(subjectId({ zh: '水利工程', en: 'Hydraulic engineering' })).toBe('hydraulic-engineering')
    expect(subjectId({ zh: '水利工程', en: '' })).toBe('水利工程')
  })
})
