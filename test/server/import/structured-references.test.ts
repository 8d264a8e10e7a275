import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf } from './support.ts'

const lost = (xml: string): readonly string[] => {
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  return unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words)
}

/** The reference as a text in this language shows it; no word of it is lost. */
const shown = (type: string, fields: string, language = 'en') => {
  const back = `<ref-list><ref id="r"><element-citation publication-type="${type}">${fields}</element-citation></ref></ref-list>`
  const xml = article({ attributes: `xml:lang="${language}"`, back })
  expect(lost(xml)).toEqual([])
  return recordOf(xml).references[0]?.text
}

const name = (surname: string, given: string) =>
  `<name><surname>${surname}</surname><given-names>${given}</given-names></name>`
const people = (role: string, ...names: readonly string[]) =>
  `<person-group person-group-type="${role}">${names.join('')}</person-group>`

describe('references put together from their fields', () => {
  it('have the day of a newspaper, and the year of a date in parts', () => {
    const news = (date: string) =>
      shown(
        'newspaper',
        `${name('Moe', 'A')}<article-title>Weirs</article-title><source>Quay Post</source>${date}<fpage>A1</fpage>`,
      )
    expect(news('<string-date><month>May</month> <day>3</day>, <year>2019</year></string-date>')).toBe(
      'Moe A (May 3, 2019). Weirs. Quay Post, A1.',
    )
    expect(news('<date><year>2019</year><month>5</month></date>')).toBe(
      'Moe A (2019-05). Weirs. Quay Post, A1.',
    )
  })

  it('name a standard with its number', () => {
    expect(shown('standard', '<std>ISO 9001:2015</std>')).toBe('ISO 9001:2015.')
    expect(
      shown(
        'standard',
        '<source>Gauges</source><std><std-organization>ISO</std-organization><std-id>748</std-id></std><year>2007</year>',
      ),
    ).toBe('Gauges, ISO 748 (2007).')
    expect(shown('standard', '<std-organization>ISO</std-organization><std-id>748</std-id>', 'zh')).toBe(
      'ISO 748[S].',
    )
    expect(shown('standard', '<source>水位计</source><std>GB/T 11828</std><year>2019</year>', 'zh')).toBe(
      '水位计[S]. GB/T 11828, 2019.',
    )
  })

  it('tell who translated', () => {
    const work = '<source>Rivers</source><year>2019</year>'
    const translated = people('author', name('Lind', 'E')) + people('translator', name('Moe', 'A')) + work
    expect(shown('book', translated)).toBe('Lind E (2019). Rivers. Moe A (trans.)')
    expect(shown('book', translated, 'zh')).toBe('Lind E. Rivers[M]. Moe A, trans. 2019.')
    expect(
      shown(
        'book',
        `${people('author', '<string-name>林水</string-name>')}${people('translator', '<string-name>王河</string-name>')}<source>河流</source>`,
        'zh',
      ),
    ).toBe('林水. 河流[M]. 王河, 译.')
    expect(shown('book', people('translator', name('Moe', 'A')) + work)).toBe(
      'Moe A (trans.) (2019). Rivers.',
    )
  })

  it('word the edition and the volume of a book', () => {
    const book = (edition: string, language?: string, source = 'Rivers') =>
      shown(
        'book',
        `<source>${source}</source><edition>${edition}</edition><volume>3</volume><fpage>1</fpage><lpage>2</lpage>`,
        language,
      )
    expect(['1', '2nd', '3rd', '4', '11', '22'].map((edition) => book(edition))).toEqual(
      ['1st', '2nd', '3rd', '4th', '11th', '22nd'].map((edition) => `Rivers, ${edition} ed., vol. 3: 1–2.`),
    )
    expect(book('Second edition')).toBe('Rivers, Second edition, vol. 3: 1–2.')
    expect(book('2', 'zh', '河流')).toBe('河流[M]. 2版, 第3卷: 1–2.')
    expect(book('第2版', 'zh', '河流')).toBe('河流[M]. 第2版, 第3卷: 1–2.')
    expect(book('2', 'zh')).toBe('Rivers[M]. 2nd ed., vol. 3: 1–2.')
  })

  it('have the supplement of a journal, and the number of a book', () => {
    const journal = (numbers: string, language?: string, source = 'J Tests') =>
      shown(
        'journal',
        `<article-title>Weirs</article-title><source>${source}</source>${numbers}<fpage>1</fpage>`,
        language,
      )
    expect(journal('<volume>5</volume><supplement>1</supplement>')).toBe('Weirs. J Tests 5(Suppl. 1): 1.')
    expect(journal('<volume>5</volume><issue>2</issue><supplement>Suppl 1</supplement>')).toBe(
      'Weirs. J Tests 5(2 Suppl 1): 1.',
    )
    expect(journal('<volume>5</volume><supplement>1</supplement>', 'zh', '河流学报')).toBe(
      'Weirs[J]. 河流学报, 5(增刊1): 1.',
    )
    expect(
      shown(
        'book',
        '<source>Rivers</source><isbn>9780000000001</isbn><pub-id pub-id-type="isbn">9780000000001</pub-id>',
      ),
    ).toBe('Rivers. ISBN 9780000000001.')
  })
})

describe('works that a paragraph cites in fields', () => {
  const data = (id: string) =>
    `<element-citation publication-type="data">${people('', name('Lind', 'E'))}<year>2022</year><data-title>Soundings</data-title><source>Silt Archive</source>${id}</element-citation>`
  const accession = '<pub-id pub-id-type="accession" xlink:href="https://archive.example/SA1">SA1</pub-id>'

  it('stand there as in the list of references, with their link', () => {
    const body = `<p>${data(accession)}</p>`
    expect(bodyHtml(body)).toBe(
      '<p>Lind E (2022). Soundings. <i>Silt Archive</i>. <a href="https://archive.example/SA1" rel="noopener">SA1</a></p>',
    )
    expect(lost(article({ body }))).toEqual([])
  })

  it('keep the number of an archive without an address, and stand apart', () => {
    expect(bodyHtml(`<p>See ${data('<pub-id>SA1</pub-id>')}${data('')}</p>`)).toBe(
      '<p>See Lind E (2022). Soundings. <i>Silt Archive</i>. SA1 Lind E (2022). Soundings. <i>Silt Archive</i>.</p>',
    )
  })

  it('keep words that stand in no field', () => {
    expect(bodyHtml('<p>See <mixed-citation><italic>Rivers</italic></mixed-citation>.</p>')).toBe(
      '<p>See <i>Rivers</i>.</p>',
    )
  })
})
