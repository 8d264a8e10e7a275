import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJats } from '../../../server/rc-pub/import/read-jats.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { filesBelow } from '../../../server/rc-pub/load/files-below.ts'
import {
  classOf,
  isElement,
  readHtml,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from '../../../server/rc-pub/routes/articles/jats/text/html-tree.ts'
import { textsOfArticle } from '../../../server/rc-pub/routes/articles/jats/text/texts-of-article.ts'
import { jatsArticle } from '../../../server/rc-pub/routes/articles/print-jats-front.ts'
import type { ArticleRecord, FullTextRecord } from '../../../server/rc-pub/store/article-record.ts'
import { article, fixture, recordOf } from '../import/support.ts'
import { projectRoot } from '../store/prepared-folder.ts'
import { articleRecord } from './article-records.ts'
import { jatsFaults } from './jats-structure.ts'

const resolveGraphic = (href: string) => ({ url: href, width: 640, height: 480 })

/** As the store has them. */
const textsOf = ({ fullText, furtherTexts }: ArticleRecord): readonly FullTextRecord[] => [
  ...[fullText.zh, fullText.en].flatMap((text) => text ?? []),
  ...furtherTexts
    .filter(({ fullTextHtml }) => fullTextHtml !== '')
    .map(({ language, fullTextHtml }) => ({ language, html: fullTextHtml })),
]

const documentOf = (record: ArticleRecord): string =>
  jatsArticle(
    record,
    { 'xmlns:mml': 'http://www.w3.org/1998/Math/MathML' },
    textsOfArticle(record, textsOf(record), (address) => address),
  )

const reread = (record: ArticleRecord): ArticleRecord => {
  const result = readJats(documentOf(record), { fileName: 'article.xml', resolveGraphic })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const blocks = new Set('p h2 h3 h4 h5 h6 li dt dd td th pre div section figcaption footer'.split(' '))
const hasBlocks = (element: HtmlElement): boolean =>
  element.children.some(
    (child) => isElement(child) && (blocks.has(child.name) || child.name === 'figure' || hasBlocks(child)),
  )

/** What each block of a text says, in order; runs of text between blocks are blocks, and white space does not count. */
function blocksOf(nodes: readonly HtmlNode[]): readonly string[] {
  const found: string[] = []
  let run = ''
  const end = (): void => {
    found.push(run.replace(/\s+/g, ''))
    run = ''
  }
  for (const node of nodes) {
    if (!isElement(node)) run += node
    else if (classOf(node) === 'fig-missing' || node.name === 'summary') continue
    else if (blocks.has(node.name) || hasBlocks(node)) {
      end()
      found.push(...blocksOf(node.children))
    } else run += textOf([node])
  }
  end()
  return found.filter((text) => text !== '')
}

const prose = (record: ArticleRecord): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(textsOf(record).map(({ language, html }) => [language, blocksOf(readHtml(html))]))

const samples = filesBelow(join(projectRoot, 'samples/articles'))
  .filter((name) => name.endsWith('.xml'))
  .map((file) => {
    const read = readJats(readFileSync(file, 'utf8'), { fileName: file, resolveGraphic })
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    return { name: file.slice(file.indexOf('articles/')), record: read.value }
  })

describe('full texts as JATS', () => {
  it('give every block of every sample article again when they are read, in every language', () => {
    expect(samples.length).toBeGreaterThan(80)
    for (const { name, record } of samples)
      expect([name, prose(reread(record))]).toEqual([name, prose(record)])
  }, 120_000)

  it('keep to the content models, have each id once, and point at nothing that is not there', () => {
    const faults = samples.flatMap(({ name, record }) =>
      jatsFaults(documentOf(record)).map((fault) => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
  }, 120_000)

  it.each(['bilingual', 'exchange-table', 'portuguese', 'reviewed', 'conference'])(
    'keep what the file %s has: languages, tables, letters, contributions',
    (name) => {
      const record = recordOf(fixture(name))
      expect(prose(reread(record))).toEqual(prose(record))
      expect(jatsFaults(documentOf(record))).toEqual([])
    },
  )

  it('keep the numbers of a list that goes on where another one stopped', () => {
    const list = (attributes: string) =>
      `<list list-type="roman-lower" ${attributes}><list-item><p>x</p></list-item><list-item><p>y</p></list-item></list>`
    const record = recordOf(
      article({ body: `${list('id="a"')}<p>Between.</p>${list('continued-from="a"')}` }),
    )
    expect(record.fullText.en?.html).toContain('<ol type="i" start="3"><li>x</li>')
    const again = reread(record).fullText.en?.html ?? ''
    expect([...again.matchAll(/<span class="label">([^<]*)/g)].map(([, label]) => label)).toEqual([
      'iii.',
      'iv.',
    ])
    expect(jatsFaults(documentOf(record))).toEqual([])
  })

  it.each([
    [
      'a poem keeps what points at it',
      '<p>See <xref ref-type="other" rid="v">there</xref>.</p><verse-group id="v"><verse-line>Still water</verse-line></verse-group>',
      '<p>See <xref rid="x-v">there</xref>.</p><verse-group id="x-v"><verse-line>Still water</verse-line></verse-group>',
    ],
    [
      'a speech, which JATS has no form for here, keeps it too',
      '<p>See <xref ref-type="other" rid="s">there</xref>.</p><speech id="s"><speaker>Ada</speaker><p>It rained.</p></speech>',
      '<p>See <xref rid="x-s">there</xref>.</p><p id="x-s"><bold>Ada</bold> It rained.</p>',
    ],
    [
      'a speech of several paragraphs is pointed at by its first one',
      '<p>See <xref ref-type="other" rid="s">there</xref>.</p><speech id="s"><speaker>Ada</speaker><p>It rained.</p><p>It stopped.</p></speech>',
      '<p>See <xref rid="x-s">there</xref>.</p><p id="x-s"><bold>Ada</bold> It rained.</p><p>It stopped.</p>',
    ],
    ['a mark of a note without words is no link', '<p>Rain<fn id="n"></fn>.</p>', '<p>Rain<sup>1</sup>.</p>'],
    [
      'words and marks between blocks are one paragraph of a caption',
      '<supplementary-material id="m"><caption><p>Rain, <italic>in mm</italic>, by day.</p></caption><statement><p>It holds.</p></statement></supplementary-material>',
      '<p>Rain, <italic>in mm</italic>, by day.</p>',
    ],
  ])('%s', (_name, body, printed) => {
    const xml = documentOf(recordOf(article({ body })))
    expect(xml).toContain(printed)
    expect(jatsFaults(xml)).toEqual([])
  })

  it('tell highlights beside an abstract from those of an article that has none, which are no abstract', () => {
    const points = '<abstract abstract-type="key-points"><title>Points</title><p>Weirs hold.</p></abstract>'
    const typesIn = (meta: string) => {
      const record = recordOf(article({ meta, body: '<p>Text.</p>' }))
      expect(reread(record).abstractHtml).toEqual(record.abstractHtml)
      expect(prose(reread(record))).toEqual(prose(record))
      return [...documentOf(record).matchAll(/<abstract (?:abstract-type="([^"]*)")?/g)].map(
        ([, type = 'none']) => type,
      )
    }
    expect(typesIn(`<abstract><p>All.</p></abstract>${points}`).toSorted()).toEqual(['none', 'summary'])
    expect(typesIn(points)).toEqual(['highlights'])
  })

  it('count references on from one list of them to the next', () => {
    const list = (title: string, number: number) =>
      `<ref-list><title>${title}</title><ref id="r${number}"><label>${number}</label><mixed-citation>Lind E. ${title}. 2020.</mixed-citation></ref></ref-list>`
    const record = recordOf(article({ body: '<p>Text.</p>', back: list('Sources', 1) + list('Maps', 2) }))
    const printed = [...documentOf(record).matchAll(/<label>(\d+)<\/label><mixed-citation/g)]
    expect(printed.map(([, label]) => label)).toEqual(['1', '2'])
  })

  it('keep each form that a text has', () => {
    const body = `<sec id="s1"><title>One</title><p>Text <xref ref-type="bibr" rid="r1">1</xref>, <italic>slanted <bold>both</bold></italic>, H<sub>2</sub>O, <sc>Small</sc>, <monospace>run</monospace>, <inline-formula><mml:math><mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math></inline-formula>, <abbrev>SSC<def><p>suspended</p></def></abbrev><xref ref-type="fn" rid="n1">a</xref>.</p>
      <list list-type="order"><list-item><p>first</p><list list-type="bullet"><list-item><p>inner</p></list-item></list></list-item><list-item><p>second</p></list-item></list>
      <list list-type="simple"><list-item><label>(a)</label><p>marked</p></list-item></list>
      <def-list><def-item><term>weir</term><def><p>a low dam</p></def></def-item></def-list>
      <disp-quote><p>Quoted.</p><attrib>Lind</attrib></disp-quote>
      <boxed-text id="b1"><caption><title>Box</title></caption><p>In a box.</p></boxed-text>
      <statement><label>Theorem 1</label><p>It holds.</p></statement>
      <verse-group><verse-line>One line</verse-line><verse-line>another</verse-line></verse-group>
      <preformat>a  b
c</preformat>
      <disp-formula id="e1"><label>1</label><mml:math display="block"><mml:mi>E</mml:mi></mml:math></disp-formula>
      <fig id="f1"><label>Figure 1</label><caption><title>Weir</title><p>Seen from above.</p></caption><graphic xlink:href="weir.png"/><attrib>Photo: Lind</attrib></fig>
      <table-wrap id="t1"><label>Table 1</label><caption><p>Flows.</p></caption><table><thead><tr><th>River</th><th colspan="2">Flow</th></tr></thead><tbody><tr><td>Alder</td><td/><td align="right">3</td></tr></tbody></table><table-wrap-foot><fn id="tn"><label>*</label><p>At night.</p></fn></table-wrap-foot></table-wrap>
      <supplementary-material id="m1"><label>File 1</label><caption><p>Soundings.</p></caption></supplementary-material>
      <sec><title>Within</title><p>Deep.</p></sec></sec>`
    const back = `<ack><p>Thanks.</p></ack><fn-group><title>Remarks</title><fn id="n1"><label>a</label><p>A note.</p></fn><fn><p>No mark.</p></fn></fn-group><ref-list><ref id="r1"><label>1</label><mixed-citation>Lind E. <source>Weirs</source>. 2020.<pub-id pub-id-type="doi">10.5555/w.1</pub-id><pub-id pub-id-type="pmid">31415</pub-id></mixed-citation></ref></ref-list>`
    const record = recordOf(article({ body, back }))
    const again = reread(record)
    expect(prose(again)).toEqual(prose(record))
    expect(again.references.map(({ label, doi, text }) => ({ label, doi, text }))).toEqual(
      record.references.map(({ label, doi, text }) => ({ label, doi, text })),
    )
    expect([again.figures.length, again.tables.length]).toEqual([1, 1])
    const xml = documentOf(record)
    expect(jatsFaults(xml)).toEqual([])
    for (const part of [
      '<xref ref-type="bibr" rid="r-r1">1</xref>',
      '<pub-id pub-id-type="doi">10.5555/w.1</pub-id>',
      '<mml:math display="block"><mml:mi>E</mml:mi></mml:math>',
      '<label>Figure 1</label><caption><title>Weir.</title><p>Seen from above.</p></caption>',
    ])
      expect(xml).toContain(part)
  })

  it('should be well-formed, whatever the texts hold', () => {
    const token = fc.constantFrom(
      ...'<p> </p> <section> <section_class="references"> </section> <h2> </h2> <ul> <li> </ul> <table> <td> <tr> <img_src="/a"> <b <a_href="#x"> </a> <math> <mi> &lt; &#0; ]]> <!-- <?x? <figure_class="fig"> <figcaption> <div_class="formula"> " \u0000 \uD800 w 水'
        .split(' ')
        .map((each) => each.replaceAll('_', ' ')),
    )
    const html = fc.oneof(
      fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(html, html, (zh, en) => {
        const record = articleRecord({ key: 'k', title: { zh: '题', en: 'T' } })
        const texts = [
          { language: 'zh' as const, html: zh },
          { language: 'en' as const, html: en },
        ]
        const written = textsOfArticle({ ...record, originalLanguage: 'zh' }, texts, (address) => address)
        const xml = jatsArticle(record, { 'xmlns:mml': 'http://www.w3.org/1998/Math/MathML' }, written)
        expect(readXml(xml, 'a.xml')).toMatchObject({ ok: true, value: { name: 'article' } })
      }),
      { numRuns: 300 },
    )
  })

  it('reads a text of any depth', () => {
    const deep = '<div>'.repeat(50_000) + 'w'
    const record = articleRecord({
      key: 'k',
      fullText: { zh: null, en: { language: 'en' as never, html: deep } },
    })
    expect(documentOf(record)).toContain('<p>w</p>')
  })
})
