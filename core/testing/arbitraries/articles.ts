import fc from 'fast-check'
import type {
  Affiliation,
  Article,
  ArticleEvent,
  ArticleSummary,
  Contributor,
} from '../../domain/article/article.ts'
import { asSiteId } from '../../domain/site/site.ts'
import type { SafeHtml } from '../../domain/text/safe-html.ts'
import {
  arbitraryLocalizedMarkup,
  arbitraryLocalizedText,
  arbitraryMarkup,
  arbitraryText,
  junkText,
} from './text.ts'

const arbitraryNumber = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999 }).map(String))
const arbitraryDay = fc.constantFrom('', '2026-03-05', '2025-11-20', '2026-01', '2024')
const arbitraryNames = fc.array(
  fc.constantFrom('张三', '欧阳修', 'San ZHANG', 'Smith, John', "Anna O'Neil", 'WHO'),
  {
    maxLength: 5,
  },
)

/** Prose as a sanitiser passes it: what these pieces hold is allowed. */
const arbitraryProse = fc
  .array(fc.tuple(fc.constantFrom('p', 'h2', 'h3'), arbitraryText), { maxLength: 4 })
  .map(
    (parts) =>
      parts.map(([tag, text], index) => `<${tag} id="s${index}">${text}</${tag}>`).join('') as SafeHtml,
  )

const summary = {
  id: fc.integer({ min: 1, max: 99_999 }).map(String),
  siteId: fc.constantFrom(asSiteId('26'), asSiteId('27')),
  doi: fc.constantFrom('', '10.5555/xk.2026.1', '10.1234/abc(1)'),
  title: arbitraryLocalizedMarkup,
  authors: fc.record({ zh: arbitraryNames, en: arbitraryNames }),
  journalName: arbitraryLocalizedText,
  year: fc.constantFrom(0, 2024, 2026),
  volume: arbitraryNumber,
  issue: arbitraryNumber,
  firstPage: arbitraryNumber,
  lastPage: arbitraryNumber,
  elocationId: fc.constantFrom('', 'e1234'),
  section: arbitraryLocalizedText,
  version: fc.integer({ min: -1, max: 10 }),
  openAccess: fc.boolean(),
  publishedOn: arbitraryDay,
  visits: fc.nat(),
  downloads: fc.nat(),
  citations: fc.nat(),
  graphicAbstractUrl: fc.constant(''),
  hasFullText: fc.boolean(),
  hasPdf: fc.boolean(),
}

export const arbitraryArticleSummary: fc.Arbitrary<ArticleSummary> = fc.record(summary)

const arbitraryContributor: fc.Arbitrary<Contributor> = fc.record({
  name: arbitraryLocalizedText,
  orcid: fc.constantFrom('', '0000-0002-1825-0097'),
  email: fc.constant(''),
  corresponding: fc.boolean(),
  affiliations: fc.subarray(['a1', 'a2', 'a3']),
})

const arbitraryAffiliation: fc.Arbitrary<Affiliation> = fc.record({
  key: fc.constantFrom('a1', 'a2', 'a3'),
  label: arbitraryNumber,
  name: arbitraryLocalizedText,
})

const arbitraryEvent: fc.Arbitrary<ArticleEvent> = fc.record({
  type: fc.constantFrom('', 'received', 'preprint', 'sent-for-review', 'ppub', 'quality-check'),
  label: fc.constantFrom('', 'Posted', 'Checked twice'),
  date: arbitraryDay,
  url: fc.constantFrom('', 'https://doi.org/10.5555/p.1'),
})

/** Articles with much or nearly nothing known of them. */
export const arbitraryArticle: fc.Arbitrary<Article> = fc.record({
  ...summary,
  contributors: fc.array(arbitraryContributor, { maxLength: 4 }),
  affiliations: fc.array(arbitraryAffiliation, { maxLength: 3 }),
  abstract: fc.record({ zh: fc.option(arbitraryProse), en: fc.option(arbitraryProse) }),
  keywords: fc.record({
    zh: fc.array(arbitraryMarkup, { maxLength: 3 }),
    en: fc.array(arbitraryMarkup, { maxLength: 3 }),
  }),
  issueId: arbitraryNumber,
  dates: fc.record({
    received: arbitraryDay,
    revised: arbitraryDay,
    accepted: arbitraryDay,
    online: arbitraryDay,
    published: arbitraryDay,
  }),
  funding: arbitraryLocalizedText,
  license: fc.option(fc.record({ url: fc.constantFrom('', 'https://example.org/by'), name: arbitraryText })),
  referenceCount: fc.nat({ max: 200 }),
  pdfSize: fc.nat(),
  about: fc.record({
    type: fc.constantFrom('', 'research-article', 'correction'),
    heading: fc.constant({ zh: null, en: null }),
    summaries: fc.constant({ zh: null, en: null }),
    copyright: arbitraryLocalizedText,
    licenseText: arbitraryLocalizedText,
    roles: fc.constant([]),
    editors: fc.constant([]),
    relations: fc.constant([]),
    events: fc.array(arbitraryEvent, { maxLength: 3 }),
    imprint: fc.record({
      issn: fc.constantFrom('', '1000-0002'),
      abbreviation: arbitraryText,
      publisher: arbitraryLocalizedText,
    }),
    pmid: fc.constantFrom('', '31415'),
  }),
  texts: fc.constant([]),
  coverUrl: fc.constant(''),
})

/** DOIs as publishers mint them, with the characters that they are known to hold. */
export const arbitraryDoi: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('10.5555', '10.1234', '10.12345.6'),
      fc.stringMatching(/^[\da-z][\da-z.()_;-]{0,12}[\da-z]$/),
    )
    .map((parts) => parts.join('/')),
  fc.constantFrom(
    '10.1002/(SICI)1097-0258(19980815)17:15<1661::AID>3.0.CO;2-2',
    '10.5555/a/zh',
    '10.5555/x#1',
  ),
)

/** What may be typed or sent as a DOI. */
export const junkDoi: fc.Arbitrary<string> = fc.oneof(
  arbitraryDoi,
  arbitraryDoi.map((doi) => `https://doi.org/${doi}`),
  fc.constantFrom('', 'null', '10.', '10.5555/', 'doi:', '11.1/x'),
  junkText,
)
