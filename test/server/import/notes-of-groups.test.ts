import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

const htmlOf = (pieces: Pieces): string => recordOf(article(pieces)).fullText.en?.html ?? ''

const lost = (pieces: Pieces) => {
  const xml = article(pieces)
  const tree = readXml(xml, 'test.xml')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown : null
}

const labels = (html: string): readonly string[] =>
  [...html.matchAll(/<li id="([^"]+)"><span class="label">([^<]*)<\/span>/g)].map(
    ([, id, label]) => `${id} ${label}`,
  )

const mark = (id: string, text: string) => `<xref ref-type="fn" rid="${id}">${text}</xref>`
const note = (id: string, label: string) => `<fn id="${id}"><label>${label}</label><p>Reeds ${id}.</p></fn>`

describe('notes that stand in the text beside a group of notes', () => {
  const body = `<p>Otters${mark('a', '1')} dive<fn id="b"><p>Deep.</p></fn> and${mark('c', '3')} float.</p>`

  it('are one series in the order of their marks, under a title that says no more [issue 14]', () => {
    const back = `<fn-group><title>Notes</title>${note('a', '1')}${note('c', '3')}</fn-group>`
    const html = htmlOf({ body, back })
    expect(labels(html)).toEqual(['fn-a 1', 'fn-b 2', 'fn-c 3'])
    expect(html.match(/<h2[^>]*>[^<]*/g)).toEqual(['<h2 id="footnotes-h">Notes'])
    expect(html).toContain('<a href="#fn-b" id="fnref-fn-b" class="ref-fn">2</a>')
  })

  it('are so where the group has no title, and with a number that no other has', () => {
    const back = `<fn-group>${note('a', '1')}${note('c', '2')}</fn-group>`
    expect(labels(htmlOf({ body, back }))).toEqual(['fn-a 1', 'fn-b 3', 'fn-c 2'])
  })

  it('stand apart from a group with a title of its own', () => {
    const back = `<fn-group><title>Voices</title>${note('a', '1')}${note('c', '3')}</fn-group>`
    const html = htmlOf({ body, back })
    expect(labels(html)).toEqual(['fn-a 1', 'fn-c 3', 'fn-b 2'])
    expect(html).toContain('>Voices</h2>')
  })
})

describe('what stands among notes', () => {
  it('is shown where it stands, in groups with a title and without [issue 14]', () => {
    const pieces = {
      back: `<fn-group><p>Before all.</p><fn><p>Reeds.</p></fn></fn-group>
        <fn-group><title>Voices</title><fn><p>Low.</p></fn><p>Between.</p><fn><p>High.</p></fn>
        <fn-group><title>Far voices</title><p>Of geese.</p><fn><p>Loud.</p></fn></fn-group></fn-group>`,
    }
    const html = htmlOf(pieces)
    expect(lost(pieces)).toEqual([])
    expect(html).toContain('<p>Before all.</p><p>Reeds.</p>')
    expect(html).toMatch(
      /<p>Low\.<\/p><p>Between\.<\/p><p>High\.<\/p><h3[^>]*>Far voices<\/h3><p>Of geese\.<\/p><p>Loud\.<\/p>/,
    )
  })

  it('is a group with a title in one without', () => {
    const pieces = {
      back: '<fn-group><fn><p>Low.</p></fn><fn-group><title>Voices</title><fn><p>Loud.</p></fn></fn-group></fn-group>',
    }
    expect(lost(pieces)).toEqual([])
    expect(htmlOf(pieces)).toMatch(/<h2[^>]*>Voices<\/h2><p>Loud\.<\/p>/)
  })

  it('is the title of notes on correspondence, which is their heading unless it only says so [issue 14]', () => {
    const notes = (title: string, lead = '') => ({
      meta: `<author-notes><title>${title}</title><corresp>${lead}<email>m@reed.example</email></corresp></author-notes>`,
    })
    expect(htmlOf(notes('Post at sea', 'Moss: '))).toMatch(/<h2[^>]*>Post at sea<\/h2><p>Moss: <a /)
    expect(lost(notes('Post at sea', 'Moss: '))).toEqual([])
    expect(lost(notes('Correspondence:'))).toEqual([])
  })
})

describe('notes without a mark of their own', () => {
  it('have the one that leads to them, unless they begin with it [C2.15]', () => {
    const body = `<p>Weirs${mark('n1', '1')} and otters${mark('n2', '<sup>[2]</sup>')}, ice${mark('n3', '3')} or ${mark('n4', 'the last note')}.</p>`
    const back =
      '<fn-group><fn id="n1"><p>Old.</p></fn><fn id="n2"><p>2nd is wet.</p></fn><fn id="n3"><p>3. Cold.</p></fn><fn id="n4"><p>Out.</p></fn></fn-group>'
    const html = htmlOf({ body, back })
    const items = [...html.matchAll(/<li id="fn-n\d">(.*?) <a /g)].map(([, item]) => item)
    expect(items).toEqual([
      '<span class="label">1</span> Old.',
      '<span class="label">2</span> 2nd is wet.',
      '3. Cold.',
      'Out.',
    ])
  })

  it('of a table have that of its cells, or their symbol [C2.15]', () => {
    const html = htmlOf({
      body: `<table-wrap><table><tr><td>1<xref ref-type="table-fn" rid="t1">a</xref></td></tr></table><table-wrap-foot><fn id="t1"><p>Wet.</p></fn><fn symbol="*"><p>Dry.</p></fn></table-wrap-foot></table-wrap>`,
    })
    expect(html).toContain('<p id="fn-t1"><sup>a</sup> Wet.</p>')
    expect(html).toMatch(/<p[^>]*><sup>\*<\/sup> Dry\.<\/p>/)
  })
})
