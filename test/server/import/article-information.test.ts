import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

/** The text of an article with this front, of which no word is lost. */
const textWith = (meta: string, more: Pieces = {}): string => textOf(article({ ...more, meta }))

const textOf = (xml: string): string => {
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  return (record.fullText.zh ?? record.fullText.en)?.html ?? ''
}

/** What no page shows of this front, by its elements. */
const unshown = (meta: string): readonly (readonly [string, string])[] => {
  const xml = article({ meta })
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  return unshownWords(tree.value, recordOf(xml)).unshown.map(({ element, words }) => [
    element,
    words.join(' '),
  ])
}

const custom = (name: string, value: string, wrap = 'custom-meta-group') =>
  `<${wrap}><custom-meta><meta-name>${name}</meta-name><meta-value>${value}</meta-value></custom-meta></${wrap}>`

describe('what a file says of its article beside titles and dates', () => {
  it('is shown where its custom metadata are for readers, under their own names', () => {
    const html = textWith(
      custom('中图分类号', 'TV149') + custom('文献标识码', 'A') + custom('pdf-type', 'Typeset'),
      { attributes: 'xml:lang="zh"', title: '低坝', body: '<p>水。</p>' },
    )
    expect(html).toMatch(
      /<h2[^>]*>文章信息<\/h2><p><b>中图分类号<\/b>: TV149<\/p><p><b>文献标识码<\/b>: A<\/p>/,
    )
    expect(html).not.toContain('Typeset')
    expect(
      textWith(custom('section-at-acceptance', 'Deep <italic>Wharf</italic>', 'custom-meta-wrap')),
    ).toContain('<p><b>Section at acceptance</b>: Deep <i>Wharf</i></p>')
    expect(textWith(custom('Author impact statement', 'Whiskers tell.'))).toContain('Whiskers tell.')
  })

  it('is its version, and days in words alone', () => {
    const html = textWith(
      `<article-version-alternatives><article-version article-version-type="publication-state">version of record</article-version><article-version>1.4</article-version></article-version-alternatives>
      <history><date date-type="received"><string-date>令和元年十月</string-date></date><date date-type="accepted"><year>2020</year><string-date>2020</string-date></date></history>`,
    )
    expect(html).toMatch(
      /<h2[^>]*>Article information<\/h2><p><b>Publication state<\/b>: version of record<\/p><p><b>Version<\/b>: 1\.4<\/p><p><b>Received<\/b>: 令和元年十月<\/p><\/section>/,
    )
  })

  it('are the numbers of its people in registers, with their addresses', () => {
    const id = (type: string, number: string) =>
      `<contrib-id contrib-id-type="${type}">${number}</contrib-id>`
    const html = textWith(
      `<contrib-group><contrib contrib-type="author">${id('lattes', '476')}${id('scopus', 'https://www.scopus.com/authid/detail.uri?authorId=55')}${id('isni', '"&gt;&lt;b')}${id('own', '9')}<name><surname>Lima</surname><given-names>Ana</given-names></name></contrib></contrib-group>`,
    )
    expect(html).toMatch(
      /<h2[^>]*>Author information<\/h2><p><b>Ana Lima<\/b>: Lattes <a href="http:\/\/lattes\.cnpq\.br\/476" rel="noopener">476<\/a>, Scopus <a href="https:\/\/www\.scopus\.com\/authid\/detail\.uri\?authorId=55" rel="noopener">55<\/a><\/p>/,
    )
  })

  it('are the season of its issue, and pages that are no range', () => {
    const html = textWith(
      '<pub-date pub-type="collection"><season>Jan-Apr</season><year>2021</year></pub-date><fpage>1</fpage><lpage>9</lpage><page-range>1-9, 15</page-range>',
    )
    expect(html).toMatch(/<h2[^>]*>Published in<\/h2><p>Jan-Apr 2021<\/p><p>1-9, 15<\/p>/)
    expect(textWith('<fpage>1</fpage><lpage>9</lpage><page-range>1–9</page-range>')).not.toContain('1–9')
  })

  it('is prose under any name that no program has, and a few words are told, also one alone [issue 14]', () => {
    expect(textWith(custom('Peer review', 'Two <italic>anonymous</italic> people read it.'))).toContain(
      '<p><b>Peer review</b>: Two <i>anonymous</i> people read it.</p>',
    )
    const technical =
      custom('issue-copyright-statement', '© Springer House of Oslo, part of Weir') +
      custom('cover-date', 'September 2018') +
      custom('Open Access', 'yes') +
      custom('PLOS Publication Stage', 'vor-update-to-uncorrected-proof')
    expect(textWith(technical)).not.toContain('Article information')
    const statement = textWith(custom('Data Availability Statement', 'All data are in the boathouse.'))
    expect(statement).toMatch(/<h2[^>]*>Data availability<\/h2><p>All data are in the boathouse\.<\/p>/)
    expect(unshown(custom('Peer review type', 'double blind'))).toEqual([
      ['meta-name', 'peer review type'],
      ['meta-value', 'double blind'],
    ])
    expect(unshown(custom('Handled by', 'Otto'))).toEqual([
      ['meta-name', 'handled by'],
      ['meta-value', 'otto'],
    ])
    expect(unshown(technical)).toEqual([])
  })

  it('is another title, but for those at the heads of printed pages and in other letters', () => {
    const html = (text: string, attributes: string) =>
      textOf(
        article({ title: 'Müller’s weir' }).replace(
          '</title-group>',
          `<alt-title${attributes}>${text}</alt-title></title-group>`,
        ),
      )
    expect(html('A mill at <italic>Lofoten</italic>', ' alt-title-type="original"')).toContain(
      '<p><b>Other title</b>: A mill at <i>Lofoten</i></p>',
    )
    expect(html('A first name', '')).toContain('<p><b>Other title</b>: A first name</p>')
    for (const type of ['running-head', 'left-running', 'rrh', 'short', 'sort', 'toc', 'ascii'])
      expect(html('Of mills', ` alt-title-type="${type}"`)).not.toContain('Of mills')
    expect(html('Lind et al.', '')).not.toContain('Lind')
    expect(html('MÜLLER’S WEIR', ' alt-title-type="capitals"')).not.toContain('Other title')
  })

  it('is what it says of other copies, which addresses and names of forms are not', () => {
    const copy = (text: string, href: string) => `<self-uri xlink:href="${href}">${text}</self-uri>`
    expect(textWith(copy('Texto completo somente em português', 'https://example.org/a'))).toContain(
      '<p><a href="https://example.org/a" rel="noopener">Texto completo somente em português</a></p>',
    )
    expect(textWith(copy('Only a summary is free', 'a.pdf'))).toContain('<p>Only a summary is free</p>')
    const wordless = [
      'http://a.org/b',
      'weir-7.pdf',
      'Full text (PDF)',
      'doi:10.5555/1',
      'urn:lsid:a.org:pub:7',
    ]
    for (const text of wordless) expect(textWith(copy(text, 'a.pdf'))).not.toContain('Article information')
  })

  it('is the DOI of its issue; a key of the issue is for programs, and words in its place are told', () => {
    expect(textWith('<issue-id pub-id-type="doi">10.5555/Issue.9</issue-id>')).toMatch(
      /<h2[^>]*>Published in<\/h2><p>DOI: <a href="https:\/\/doi\.org\/10\.5555\/Issue\.9" rel="noopener">10\.5555\/Issue\.9<\/a><\/p>/,
    )
    const keys =
      '<issue-id pub-id-type="publisher-id">jw/2022/01</issue-id><volume-id pub-id-type="doi">none</volume-id>'
    expect(textWith(keys)).not.toContain('Published in')
    expect(unshown('<issue-id>Festschrift for Lind</issue-id>')).toEqual([
      ['issue-id', 'festschrift for lind'],
    ])
  })
})
