import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

/** The text of an article with this front, of which no word is lost. */
const textWith = (meta: string, more: Pieces = {}): string => {
  const xml = article({ ...more, meta })
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  return (record.fullText.zh ?? record.fullText.en)?.html ?? ''
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
      /<h2[^>]*>Article information<\/h2><p><b>Publication state<\/b>: version of record<\/p><p>1\.4<\/p><p><b>Received<\/b>: 令和元年十月<\/p><\/section>/,
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
})
