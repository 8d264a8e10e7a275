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
import { article, fixture, recordOf } from '../import/support.ts'
import { articleRecord, contentLanguage, contributor } from './article-records.ts'
import { jatsRecord } from './jats-records.ts'
import { jatsFaults } from './jats-structure.ts'

const reread = (record: ArticleRecord): ArticleRecord => {
  const result = readJats(jatsFrontOf(record), { fileName: 'front.xml', resolveGraphic: () => null })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

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

  it('keeps formulae and ruby of titles, and formulae, lists and marks of abstracts', () => {
    const formula =
      '<inline-formula><mml:math><mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math></inline-formula>'
    const ruby = '<ruby><rb>学</rb><rt>がく</rt></ruby>'
    const meta = `<abstract><p>Of ${formula} and <sc>Small</sc> <ext-link xlink:href="https://example.org/a">data</ext-link>.</p><list list-type="bullet"><list-item><p>one</p></list-item></list></abstract>`
    const record = recordOf(article({ title: `On ${formula} of ${ruby}`, meta }))
    const front = jatsFrontOf(record)
    expect(front).toContain(`<article-title xml:lang="en">On ${formula} of ${ruby}</article-title>`)
    expect(front).toContain(' xmlns:mml="http://www.w3.org/1998/Math/MathML"')
    const again = reread(record)
    expect(again.abstractHtml).toEqual(record.abstractHtml)
    expect([again.title, again.about?.heading]).toEqual([record.title, record.about?.heading])
  })

  it('should give the metadata again when it is read [C7.15]', () => {
    fc.assert(
      fc.property(jatsRecord, (made) => {
        expect(reread(made)).toEqual(made)
      }),
      { numRuns: 200 },
    )
  })

  it('should keep to the content models of JATS: abstracts before translated ones, a licence for each language, relations without a type as objects', () => {
    fc.assert(
      fc.property(jatsRecord, (made) => {
        expect(jatsFaults(jatsFrontOf(made))).toEqual([])
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

  it('tells all that is known of the sample articles', () => {
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
