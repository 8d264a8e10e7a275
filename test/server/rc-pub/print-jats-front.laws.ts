import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arbitraryContentLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJats } from '../../../server/rc-pub/import/read-jats.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { jatsFrontOf } from '../../../server/rc-pub/routes/articles/print-jats-front.ts'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { filesBelow } from '../../../server/rc-pub/load/files-below.ts'
import { projectRoot } from '../store/prepared-folder.ts'
import { fixture, recordOf } from '../import/support.ts'
import { articleRecord, contentLanguage, contributor } from './article-records.ts'

const reread = (record: ArticleRecord): ArticleRecord => {
  const result = readJats(jatsFrontOf(record), { fileName: 'front.xml', resolveGraphic: () => null })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

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

/** A record as the reader itself makes them. */
const record = fc
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
      })
    },
  )
  .map((made) =>
    made.affiliations.length === 1
      ? { ...made, contributors: made.contributors.map((each) => ({ ...each, affiliations: ['aff1'] })) }
      : made,
  )

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(']]>', '<b', '&#0;', '\u0000\uFFFE', '<p><i>'),
)
const anyBoth = fc.record({ zh: anyText, en: anyText })

/** A record of no sense at all. */
const junk = fc
  .record({
    doi: anyText,
    type: anyText,
    title: anyBoth.map(({ zh, en }) => ({ zh, en: `T${en}` })),
    journalName: anyBoth,
    column: anyBoth,
    abstractHtml: anyBoth,
    funding: anyBoth,
    issn: anyText,
    volume: anyText,
    firstPage: anyText,
    originalLanguage: fc.constantFrom('zh', 'en', contentLanguage('pt-BR')),
    furtherTexts: fc.uniqueArray(
      fc.record({
        language: arbitraryContentLanguage,
        title: anyText,
        abstractHtml: anyText,
        keywords: fc.array(anyText, { maxLength: 1 }),
        fullTextHtml: fc.constant(''),
      }),
      { maxLength: 2, selector: ({ language }) => language },
    ),
    contributors: fc.array(
      fc
        .record({ name: anyBoth, orcid: anyText, email: anyText, collab: fc.boolean(), surname: anyText })
        .map(({ surname, name, ...rest }) => ({
          ...contributor(name.zh, name.en),
          ...rest,
          personName: { zh: null, en: { surname, givenNames: name.en, suffix: '' } },
          affiliations: [surname],
        })),
      { maxLength: 3 },
    ),
    affiliations: fc.array(fc.record({ key: anyText, label: anyText, name: anyBoth }), { maxLength: 3 }),
    license: fc.record({ url: anyText, name: anyText }),
  })
  .map((given) => articleRecord({ key: 'k', ...given }))

describe('jatsFrontOf', () => {
  it('says of each text what language it is in, and of none that it is English but of English', () => {
    const front = jatsFrontOf(recordOf(fixture('portuguese')))
    for (const part of [
      '<article-title xml:lang="pt">A água</article-title>',
      '<trans-title xml:lang="en">Water</trans-title>',
      '<abstract xml:lang="pt"><p>Sobre a água.</p></abstract>',
      '<trans-abstract xml:lang="en"><p>On water.</p></trans-abstract>',
      '<kwd-group kwd-group-type="author" xml:lang="pt"><kwd>água</kwd></kwd-group>',
    ])
      expect(front).toContain(part)
    expect(front.match(/água/g)).toHaveLength(3)
  })

  it('should give the metadata again when it is read [C7.15]', () => {
    fc.assert(
      fc.property(record, (made) => {
        expect(reread(made)).toEqual(made)
      }),
      { numRuns: 200 },
    )
  })

  it('should be well-formed whatever the texts hold', () => {
    fc.assert(
      fc.property(junk, (made) => {
        expect(readXml(jatsFrontOf(made), 'front.xml')).toMatchObject({
          ok: true,
          value: { name: 'article' },
        })
      }),
      { numRuns: 200 },
    )
  })

  it('should settle: what was read from it prints the same again', () => {
    fc.assert(
      fc.property(junk, (made) => {
        const twice = reread(reread(made))
        expect(reread(twice)).toEqual(twice)
      }),
      { numRuns: 200 },
    )
  })

  it('tells all that is known of the sample articles but their abstracts’ formulae and pictures', () => {
    const files = filesBelow(join(projectRoot, 'samples/articles')).filter((name) => name.endsWith('.xml'))
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      const read = readJats(readFileSync(file, 'utf8'), { fileName: file, resolveGraphic: () => null })
      if (!read.ok) throw new Error(JSON.stringify(read.error))
      const parts = {
        fullText: null,
        references: [],
        figures: [],
        tables: [],
        abstractHtml: null,
        attachments: [],
      }
      const keys = (record: ArticleRecord) => record.affiliations.map(({ key }) => key)
      const named = (record: ArticleRecord) => ({
        ...record,
        ...parts,
        affiliations: record.affiliations.map(({ label, name }) => ({ label, name })),
        contributors: record.contributors.map((each) => ({
          ...each,
          affiliations: each.affiliations.map((key) => keys(record).indexOf(key)),
        })),
      })
      expect(named(reread(read.value))).toEqual(named(read.value))
    }
  })
})
