import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

const editor = (name: string, more = '', attributes = '') =>
  `<contrib ${attributes}><name><surname>${name}</surname><given-names>Ada</given-names></name>${more}</contrib>`

const inJournal = (meta: string, pieces: Pieces = {}) =>
  article(pieces).replace('</journal-title-group>', `</journal-title-group>${meta}`)

const sectionOf = (html: string | undefined): string =>
  /<section>(?:(?!<section>).)*(?:About the journal|关于期刊).*?<\/section>/s.exec(html ?? '')?.[0] ?? ''

const lost = (xml: string): readonly string[] => {
  const tree = readXml(xml, '')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words) : ['']
}

describe('what a file says of its journal', () => {
  const people = `<contrib-group>${editor('Quist', '<role>Chief</role><xref ref-type="aff" rid="a1"/>', 'contrib-type="editor"')}${editor('Lind', '', 'contrib-type="managing-editor"')}${editor('Moe')}<aff id="a1">Weir Institute</aff></contrib-group>`
  const notes =
    '<notes><title>Open access</title><p>Run by <italic>keepers</italic>.</p></notes><notes><p>Since 1913.</p></notes>'

  it('stands behind the text: editors with their offices, and notes', () => {
    const xml = inJournal(people + notes)
    expect(sectionOf(recordOf(xml).fullText.en?.html)).toBe(
      '<section><h2 id="s-part-1">About the journal</h2><p>Ada Quist, Chief, Weir Institute</p><p>Ada Lind, Managing editor, Weir Institute</p><p>Ada Moe</p>' +
        '<p><b>Open access</b></p><p>Run by <i>keepers</i>.</p><p>Since 1913.</p></section>',
    )
    expect(lost(xml)).toEqual([])
  })

  it('has the subtitle of the journal', () => {
    const xml = article({}).replace(
      '</journal-title>',
      '</journal-title><journal-subtitle>Letters on weirs</journal-subtitle>',
    )
    expect(sectionOf(recordOf(xml).fullText.en?.html)).toContain('<p>Letters on weirs</p>')
    expect(lost(xml)).toEqual([])
  })

  it('is said of people in a translation too, and of notes in their own language', () => {
    const after =
      '<sub-article article-type="translation" xml:lang="zh"><front-stub><title-group><article-title>题名</article-title></title-group></front-stub><body><p>正文。</p></body></sub-article>'
    const record = recordOf(
      inJournal(`${people}<notes xml:lang="zh"><p>月刊。</p></notes>${notes}`, { after }),
    )
    expect(sectionOf(record.fullText.zh?.html)).toContain('关于期刊')
    expect(sectionOf(record.fullText.zh?.html)).toContain('Ada Quist')
    expect(sectionOf(record.fullText.zh?.html)).toContain('<p>月刊。</p>')
    expect(sectionOf(record.fullText.zh?.html)).not.toContain('keepers')
    expect(sectionOf(record.fullText.en?.html)).not.toContain('月刊')
  })

  it('makes no text of an article that has none, and is told then', () => {
    const xml = inJournal(people, { body: '' })
    expect(recordOf(xml).fullText.en).toBeNull()
    expect(lost(xml)).toContain('quist')
  })

  it('is nothing where the file says nothing more, or nothing at all', () => {
    expect(sectionOf(recordOf(article({})).fullText.en?.html)).toBe('')
    const bare = article({}).replace(/<journal-meta>.*<\/journal-meta>/s, '')
    expect(recordOf(bare).fullText.en?.html).toBe('<p>Text.</p>')
  })
})
