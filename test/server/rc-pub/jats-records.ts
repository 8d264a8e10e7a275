import fc from 'fast-check'
import { articleRecord, contentLanguage, contributor, nothingAbout } from './article-records.ts'

const word = fc.stringMatching(/^[a-zA-Zé&<"'>]{1,8}$/)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => `w${all.join(' ')}w`)
const han = fc.stringMatching(/^[水文泥沙江河湖海张王李]{2,6}$/)
const both = fc.record({ zh: fc.oneof(han, fc.constant('')), en: words })
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const title = fc
  .record({ zh: han, en: words, sub: fc.constantFrom('sub', 'sup', 'italic', 'bold') })
  .map(({ zh, en, sub }) => ({ zh: `${zh}<${sub}>2</${sub}>${zh}`, en: `${escaped(en)} <${sub}>2</${sub}>` }))

const personParts = fc.record({
  surname: fc.stringMatching(/^[A-Z][a-z]{1,8}$/),
  givenNames: fc.stringMatching(/^[A-Z][a-z]{1,8}$/),
  suffix: fc.constantFrom('', 'Jr', 'III'),
})
const person = fc
  .record({ en: personParts, zh: fc.tuple(han, han), eastern: fc.boolean() })
  .map(({ en, zh, eastern }) => {
    const order = eastern ? [en.surname, en.givenNames] : [en.givenNames, en.surname]
    return {
      ...contributor(zh.join(''), [...order, en.suffix].filter((part) => part !== '').join(' ')),
      personName: { zh: { surname: zh[0], givenNames: zh[1], suffix: '' }, en },
      degrees: 'PhD',
      orcid: '0000-0001-2345-678X',
      affiliations: ['aff1', 'aff2'],
    }
  })
const group = both.map((name) => ({
  ...contributor(name.zh, name.en),
  collab: true,
  email: 'group@example.org',
  corresponding: true,
  affiliations: ['aff2'],
}))
const date = fc.constantFrom('2026-03-07', '2026-03', '2025')

/** What an article has in a language without a slot: no full text, since the front holds none. */
const furtherText = fc.record({
  language: fc.constantFrom(...['pt-BR', 'es', 'ru'].map(contentLanguage)),
  title: title.map(({ en }) => en),
  abstractHtml: fc.oneof(
    words.map((text) => `<p>${escaped(text)}</p>`),
    fc.constant(''),
  ),
  keywords: fc.uniqueArray(words, { maxLength: 3 }),
  fullTextHtml: fc.constant(''),
})
const furtherTexts = fc.uniqueArray(furtherText, { maxLength: 3, selector: ({ language }) => language })

/** Summaries as the reader writes them of an article without a text: their title runs into the first paragraph. */
const summariesIn = (titles: readonly string[], texts: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...titles), texts, fc.array(texts, { maxLength: 1 })), {
      maxLength: 2,
      selector: ([named]) => named,
    })
    .map((all) =>
      all
        .map(([named, first, more]) =>
          [`<b>${named}</b> ${first}`, ...more].map((each) => `<p>${each}</p>`).join(''),
        )
        .join(''),
    )
const summaries = fc
  .record({
    zh: summariesIn(['图文摘要', '要点', '编者按'], han),
    en: summariesIn(['Graphical abstract', 'Highlights', 'In brief'], words.map(escaped)),
  })
  .map((told) => (told.zh === '' && told.en === '' ? {} : { summaries: told }))

const about = fc.record({
  copyright: both,
  licenseText: both,
  editors: fc.array(
    fc.record({
      name: words,
      type: fc.constantFrom('editor', 'translator', 'reviewer', 'guest-editor', 'illustrator'),
      roles: fc.array(words, { minLength: 1, maxLength: 2 }),
      affiliation: fc.oneof(words, fc.constant('')),
    }),
    { maxLength: 2 },
  ),
  relations: fc.array(
    fc.oneof(
      fc.record({
        type: fc.constantFrom('corrected-article', 'companion'),
        doi: fc.constantFrom('10.5555/b.1', '10.5555/b.2'),
        url: fc.constant(''),
        text: fc.oneof(words, fc.constant('')),
      }),
      fc.record({
        type: fc.constantFrom('letter', ''),
        doi: fc.constant(''),
        url: fc.constantFrom('https://example.org/letter?a=1&b=2', ''),
        text: words,
      }),
    ),
    { maxLength: 2 },
  ),
  events: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom('preprint', 'sent-for-review', 'quality-check'),
      label: fc.oneof(words, fc.constant('')),
      date,
      url: fc.constantFrom('', 'https://doi.org/10.5555/p.1'),
    }),
    { maxLength: 3, selector: ({ type, label, date: day }) => `${type} ${label} ${day}` },
  ),
  abbreviation: fc.oneof(words, fc.constant('')),
  pmid: fc.constantFrom('', '31234567'),
  numbers: fc.constantFrom({}, { pmcid: 'PMC1234567' }, { pmcid: 'PMC7', arxiv: '2101.00001' }),
  beside: summaries,
})

/** What the authors did, by the names under which their file has them. */
const roleOf = fc.array(fc.constantFrom('Data', 'Writing & editing', 'Software'), { maxLength: 2 })

/** A record as the reader itself makes them. */
export const jatsRecord = fc
  .record({
    title,
    furtherTexts,
    backwards: fc.boolean(),
    inEnglish: fc.record({ title: fc.boolean(), abstract: fc.boolean(), keywords: fc.boolean() }),
    journalName: both,
    publisher: both,
    column: both,
    contributors: fc.array(fc.oneof(person, group), { maxLength: 4 }),
    place: fc.tuple(han, fc.constantFrom('University A, Bern', 'Institute of <Water> & Co')),
    keywords: fc.record({ zh: fc.uniqueArray(han), en: fc.uniqueArray(words) }),
    abstract: fc.tuple(han, words),
    funding: both,
    received: date,
    revised: fc.constantFrom('', '2025-11-30'),
    published: date,
    online: fc.option(date),
    version: fc.constantFrom(-1, 0, 1, 10),
    pages: fc.constantFrom(['1', '9', ''], ['', '', 'e17'], ['', '', '']),
    license: fc.constantFrom(null, {
      url: 'https://creativecommons.org/licenses/by/4.0/',
      name: 'CC BY 4.0',
    }),
    original: fc.constantFrom('zh', 'en', 'further'),
    about,
    roles: fc.array(roleOf, { minLength: 4, maxLength: 4 }),
  })
  .map(
    ({
      place,
      abstract,
      received,
      revised,
      published,
      online,
      pages,
      inEnglish,
      original,
      backwards,
      about: { beside, numbers, ...said },
      roles,
      ...rest
    }) => {
      const texts = rest.furtherTexts
      // a file may have its abstracts in another order than its titles
      const asLent = backwards ? texts.toReversed() : texts
      const english = {
        title: inEnglish.title ? rest.title.en : '',
        abstract: inEnglish.abstract ? `<p><b>Aim</b> ${escaped(abstract[1])}</p><p>x<sup>2</sup></p>` : '',
        keywords: inEnglish.keywords ? rest.keywords.en : [],
      }
      const lent = {
        title: texts[0]?.title ?? '',
        abstract: asLent.find(({ abstractHtml }) => abstractHtml !== '')?.abstractHtml ?? '',
        keywords: asLent.find(({ keywords }) => keywords.length > 0)?.keywords ?? [],
      }
      return articleRecord({
        key: '10.5555/a.1',
        ...rest,
        originalLanguage:
          original === 'further' ? (texts[0]?.language ?? contentLanguage('pt-BR')) : original,
        title: { zh: rest.title.zh, en: english.title || lent.title },
        keywords: {
          zh: rest.keywords.zh,
          en: english.keywords.length > 0 ? english.keywords : lent.keywords,
        },
        affiliations:
          rest.contributors.length === 0
            ? []
            : [
                ...(rest.contributors.some(({ affiliations }) => affiliations.includes('aff1'))
                  ? [{ key: 'aff1', label: '1', name: { zh: place[0], en: place[1] } }]
                  : []),
                { key: 'aff2', label: '2', name: { zh: '', en: 'Institute B' } },
              ].map((each, index) => ({ ...each, key: `aff${index + 1}` })),
        abstractHtml: {
          zh: `<p>${abstract[0]}</p>`,
          en: english.abstract || lent.abstract,
        },
        firstPage: pages[0] ?? '',
        lastPage: pages[1] ?? '',
        elocationId: pages[2] ?? '',
        dates: { received, revised, accepted: '2026-02-01', online: online ?? published, published },
        about: {
          ...said,
          ...numbers,
          ...beside,
          licenseText: rest.license === null ? nothingAbout.licenseText : said.licenseText,
          roles: rest.contributors.flatMap(({ name }, at) =>
            (roles[at] ?? []).length === 0
              ? []
              : [
                  {
                    name: (original === 'zh' ? name.zh : name.en) || name.en || name.zh,
                    roles: roles[at] ?? [],
                  },
                ],
          ),
        },
      })
    },
  )
  .map((made) =>
    made.affiliations.length === 1
      ? { ...made, contributors: made.contributors.map((each) => ({ ...each, affiliations: ['aff1'] })) }
      : made,
  )
