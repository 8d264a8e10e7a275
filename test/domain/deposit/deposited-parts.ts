import fc from 'fast-check'
import type { DepositedArticle, DepositedAuthor } from '../../../core/domain/deposit/deposited-article.ts'

/** A line of text: nothing, a blank, markup, what XML cannot write. */
export const line = fc.oneof(
  fc.constantFrom('', ' ', '河流 <i>H</i><sub>2</sub>O', 'A & B', ']]>', '\u0001<x>', '10.1/a', '1'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const both = fc.record({ zh: line, en: line })
export const lines = fc.array(line, { maxLength: 2 })
const date = fc.constantFrom('', '2026', '2026-03', '2026-03-05', 'soon')
const parts = fc.option(fc.record({ surname: line, givenNames: line, suffix: line }))

export const depositedAuthor: fc.Arbitrary<DepositedAuthor> = fc.record({
  name: both,
  parts: fc.record({ zh: parts, en: parts }),
  isOrganisation: fc.boolean(),
  orcid: fc.constantFrom('', '0000-0002-1825-0097'),
  affiliations: fc.array(fc.record({ name: both, ror: fc.constantFrom('', 'https://ror.org/036rp1748') }), {
    maxLength: 2,
  }),
})

/** What registries may be told of an article, part by part. */
export const depositedParts = {
  doi: fc.constantFrom('10.1234/a<b>', '10.5555/x'),
  language: fc.constantFrom('zh', 'en'),
  originalLanguage: fc.constantFrom('zh', 'zh-Hant', 'en', 'fr', 'yue', ''),
  texts: fc.array(
    fc.record({ language: fc.constantFrom('fr', 'de'), title: line, abstract: line, keywords: lines }),
    { maxLength: 2 },
  ),
  journal: fc.record({ name: both, abbreviation: line, issn: line, publisher: both }),
  type: line,
  title: both,
  authors: fc.array(depositedAuthor, { maxLength: 3 }),
  abstract: both,
  keywords: fc.record({ zh: lines, en: lines }),
  year: fc.constantFrom(0, 2026),
  volume: line,
  issue: line,
  firstPage: line,
  lastPage: line,
  elocationId: line,
  dates: fc.record({ received: date, accepted: date, online: date, published: date }),
  licenseUrl: fc.constantFrom('', 'https://creativecommons.org/licenses/by/4.0/', 'javascript:x'),
  awards: fc.array(
    fc.record({
      funder: both,
      funderId: fc.oneof(line, fc.constantFrom('https://ror.org/036rp1748', '10.13039/501100001809')),
      numbers: lines,
    }),
    { maxLength: 2 },
  ),
  references: fc.array(fc.record({ key: fc.constant('ref1'), doi: line, text: line }), { maxLength: 2 }),
  relations: fc.array(
    fc.record({
      type: fc.constantFrom('', 'commentary', 'corrected-article', 'retracted-article', 'constructor'),
      doi: fc.constant('10.1/b'),
    }),
    { maxLength: 2 },
  ),
  hasText: fc.boolean(),
  urls: both,
  pdfUrl: fc.constantFrom('', 'https://a.cn/zh/article/1.pdf'),
} satisfies { readonly [K in keyof DepositedArticle]: fc.Arbitrary<DepositedArticle[K]> }
