import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const lost = (xml: string): readonly string[] => {
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  return unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words)
}

const name = (prefix: string, surname: string, given = 'Jan') =>
  `<name><surname>${surname}</surname><given-names>${given}</given-names>${prefix === '' ? '' : `<prefix>${prefix}</prefix>`}</name>`

/** The author of an article; no word of it is lost. */
const author = (inner: string) => {
  const xml = article({
    meta: `<contrib-group><contrib contrib-type="author">${inner}</contrib></contrib-group>`,
  })
  expect(lost(xml)).toEqual([])
  return recordOf(xml).contributors[0]
}

describe('what stands before a name', () => {
  it('belongs to the surname where it is a particle', () => {
    for (const [prefix, surname, family] of [
      ['van der', 'Berg', 'van der Berg'],
      ['Von', 'Hagen', 'Von Hagen'],
      ['d’', 'Aubigny', 'd’Aubigny'],
      ['al-', 'Rashid', 'al-Rashid'],
    ] as const)
      expect(author(name(prefix, surname))).toMatchObject({
        name: { en: `Jan ${family}` },
        personName: { en: { surname: family, givenNames: 'Jan' } },
        degrees: '',
      })
    const doubled = author(name('de', 'de Wit'))
    expect(doubled?.name.en).toBe('Jan de Wit')
  })

  it('is a title beside the name otherwise, before degrees and once', () => {
    expect(author(`${name('Prof. Dr.', 'Moe')}<degrees>PhD</degrees>`)).toMatchObject({
      name: { en: 'Jan Moe' },
      personName: { en: { surname: 'Moe' } },
      degrees: 'Prof. Dr., PhD',
    })
    const both = `<name-alternatives><name xml:lang="zh"><surname>林</surname><given-names>水</given-names><prefix>教授</prefix></name>${name('Dr', 'Lin', 'Shui')}</name-alternatives>`
    expect(author(both)).toMatchObject({ name: { zh: '林水', en: 'Shui Lin' }, degrees: '教授, Dr' })
    expect(
      author('<string-name><prefix>Dr</prefix> <surname>Moe</surname> of Oslo</string-name>'),
    ).toMatchObject({ name: { en: 'Dr Moe of Oslo' }, degrees: '' })
  })

  it('is told of editors, members of groups and writers of letters, with their degrees', () => {
    const editor = `<contrib contrib-type="editor">${name('Dr', 'Lind')}<degrees>MD</degrees></contrib>`
    const group = `<contrib contrib-type="author"><collab>River Group<contrib-group><contrib>${name('Sir', 'Quist')}</contrib></contrib-group></collab></contrib>`
    const letter = `<sub-article article-type="reply" id="l"><front-stub><title-group><article-title>Reply</article-title></title-group><contrib-group><contrib>${name('Dr', 'Holm')}<degrees>DSc</degrees></contrib></contrib-group></front-stub><body><p>Thanks.</p></body></sub-article>`
    const xml = article({ meta: `<contrib-group>${editor}${group}</contrib-group>`, after: letter })
    expect(lost(xml)).toEqual([])
    const html = recordOf(xml).fullText.en?.html ?? ''
    expect(html).toContain('<p>Jan Lind, Dr, MD, Editor</p>')
    expect(html).toContain('<p><b>River Group</b>: Jan Quist, Sir</p>')
    expect(html).toContain('<p class="attrib">Jan Holm, Dr, DSc</p>')
  })

  it('is kept in references', () => {
    const back = `<ref-list><ref id="r"><element-citation><person-group person-group-type="author">${name('van der', 'Berg', 'J')}${name('Rev.', 'Moe', 'A')}</person-group><article-title>Weirs</article-title><year>2019</year></element-citation></ref></ref-list>`
    const xml = article({ back })
    expect(lost(xml)).toEqual([])
    const [reference] = recordOf(xml).references
    expect(reference?.text).toBe('van der Berg J, Rev. Moe A (2019). Weirs.')
    expect(reference?.citations[0]?.authors).toMatchObject([
      { surname: 'van der Berg', givenNames: 'J' },
      { surname: 'Moe', givenNames: 'A' },
    ])
  })
})
