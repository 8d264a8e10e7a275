import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printCrossref } from '../../../core/domain/deposit/print-crossref.ts'
import type { DepositedArticle, DepositedAuthor } from '../../../core/domain/deposit/deposited-article.ts'
import { readXml, type XmlElement } from '../citation/readers.ts'
import { depositedAuthor, depositedParts } from './deposited-parts.ts'

const article = fc.record(depositedParts)
const batch = {
  id: 'a',
  timestamp: '1',
  depositor: 'D',
  email: 'a@b.cn',
  registrant: 'R',
  policy: '',
  sentBefore: new Set<string>(),
}

describe('what can be read of an article', () => {
  it('should be told to Crossref: its text, its abstract or its record alone', () => {
    fc.assert(
      fc.property(article, (each) => {
        const [, type] = /publication_type="(\w+)"/.exec(printCrossref([each], batch)) ?? []
        const hasAbstract = printCrossref([each], batch).includes('<jats:abstract')
        const without = hasAbstract ? 'abstract_only' : 'bibliographic_record'
        expect(type).toBe(each.pdfUrl === '' ? without : 'full_text')
      }),
    )
  })
})

/** What the schema allows in an element, as regular expressions of its patterns and bounds. */
const facets: Readonly<Record<string, RegExp>> = {
  full_title: /^.{1,255}$/su,
  abbrev_title: /^.{1,150}$/su,
  issn: /^\d{4}-?\d{3}[\dX]$/,
  volume: /^.{1,32}$/su,
  issue: /^.{1,32}$/su,
  given_name: /^(?!\s*$)[^\p{Nd}?]{1,60}$/su,
  surname: /^(?!\s*$)[^\p{Nd}?]{1,60}$/su,
  suffix: /^.{1,10}$/su,
  organization: /^.{1,511}$/su,
  first_page: /^.{1,32}$/su,
  last_page: /^.{1,32}$/su,
  item_number: /^.{1,32}$/su,
  doi: /^10\.[0-9]{4,9}\/.{1,200}$/,
}

const everyElement = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
]

describe('what Crossref is told', () => {
  const long = fc.string({ minLength: 30, maxLength: 700 })
  const anyLine = fc.oneof(
    long,
    fc.constantFrom('A1 B?', '???', '2', '10.1/a', '10.1234/a', '0577-2206 (print)'),
  )
  const anyBoth = fc.record({ zh: anyLine, en: anyLine })
  const anyParts = fc.record({ surname: anyLine, givenNames: anyLine, suffix: anyLine })
  const author: fc.Arbitrary<DepositedAuthor> = fc
    .tuple(depositedAuthor, anyBoth, anyParts)
    .map(([each, name, parts]) => ({ ...each, name, parts: { zh: parts, en: null } }))
  const odd: fc.Arbitrary<DepositedArticle> = fc.record({
    ...depositedParts,
    authors: fc.array(author, { maxLength: 3 }),
    journal: fc.record({ name: anyBoth, abbreviation: anyLine, issn: anyLine, publisher: anyBoth }),
    volume: anyLine,
    issue: anyLine,
    firstPage: anyLine,
    lastPage: anyLine,
    elocationId: anyLine,
    references: fc.array(fc.record({ key: fc.constant('ref1'), doi: anyLine, text: anyLine }), {
      maxLength: 2,
    }),
  })

  it('should be no longer than its schema allows, in its characters', () => {
    fc.assert(
      fc.property(fc.oneof(article, odd), (each) => {
        for (const { name, text } of everyElement(readXml(printCrossref([each], batch))))
          expect(text, name).toMatch(facets[name] ?? /^/)
      }),
    )
  })

  it('should have one first author wherever it has any', () => {
    fc.assert(
      fc.property(fc.oneof(article, odd), (each) => {
        const written = printCrossref([each], batch)
        const roles = [...written.matchAll(/ sequence="(\w+)"/g)].map(([, role]) => role)
        expect(roles).toEqual(roles.map((_, at) => (at === 0 ? 'first' : 'additional')))
      }),
    )
  })
})
