import { describe, expect, it } from 'vitest'
import { describeImportNote, importNotes } from '../../../server/rc-pub/import/import-notes.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf } from './support.ts'

const xref = (type: string, rid: string) => `<xref ref-type="${type}" rid="${rid}"/>`
const floats =
  '<fig id="f1"><label>Figure 1.</label><graphic xlink:href="a.png"/></fig><fig id="f2"><label>Figure 2.</label><graphic xlink:href="b.png"/></fig><table-wrap id="t1"><label>表1</label><table><tr><td>1</td></tr></table></table-wrap><disp-formula id="e1"><label>(1)</label><tex-math>x</tex-math></disp-formula><sec id="s1"><title>Methods</title><p>m</p></sec>'
const cited = (name: string, year: string) =>
  `<element-citation><person-group><name><surname>${name}</surname></name></person-group><source>Weirs</source><year>${year}</year></element-citation>`
const list = `<ref-list><ref id="r1"><label>[1]</label>${cited('Lind', '2020')}</ref><ref id="r2"><label>2.</label>${cited('Moe', '2021')}</ref></ref-list>`

const written = (inner: string, back = list): string =>
  (/<p>(.*?)<\/p>/.exec(bodyHtml(`<p>${inner}</p>${floats}`, { back }))?.[1] ?? '').replace(
    /<a href="#([^"]*)"[^>]*>/g,
    '<a $1>',
  )

describe('a reference without a text', () => {
  it('shows the label of what it points at, and is a link', () => {
    expect(
      written(
        `Cited (${xref('bibr', 'r1')}), ${xref('fig', 'f1')}, ${xref('disp-formula', 'e1')}, in ${xref('sec', 's1')}.`,
      ),
    ).toBe('Cited (<a r-r1>1</a>), <a f-f1>Figure 1</a>, <a e-e1>(1)</a>, in <a s-s1>Methods</a>.')
  })

  it('shows the number alone where the sentence says what is numbered, and no bracket twice', () => {
    const [one, two] = [xref('fig', 'f1'), xref('fig', 'f2')]
    expect(written(`Fig. ${one}, figures ${one} and ${two}, the fog ${one}`)).toBe(
      'Fig. <a f-f1>1</a>, figures <a f-f1>1</a> and <a f-f2>2</a>, the fog <a f-f1>Figure 1</a>',
    )
    expect(written(`见表${xref('table', 't1')}和${xref('table', 't1')}`)).toBe(
      '见表<a t-t1>1</a>和<a t-t1>1</a>',
    )
    expect(written(`Eq. (${xref('disp-formula', 'e1')})`)).toBe('Eq. (<a e-e1>1</a>)')
  })

  it('names several things one by one', () => {
    expect(written(`[${xref('bibr', 'r1 r2')}] ${xref('bibr', 'r1')}${xref('bibr', 'r2')}`)).toBe(
      '[<a r-r1>1</a>, <a r-r2>2</a>] <a r-r1>1</a>, <a r-r2>2</a>',
    )
  })

  it('shows author and year of a reference that has no number', () => {
    const back = `<ref-list><ref id="r1">${cited('Lind', '2020')}</ref><ref id="r2"><label>Moe et al.(2021)Moe, Lind</label><mixed-citation>Moe.</mixed-citation></ref><ref id="r3"><element-citation><name><surname>Poe</surname></name><name><surname>Roe</surname></name><year>2019</year></element-citation></ref></ref-list>`
    expect(written(`(${xref('bibr', 'r1 r2')}), ${xref('bibr', 'r3')}`, back)).toBe(
      '(<a r-r1>Lind, 2020</a>; <a r-r2>Moe et al., 2021</a>), <a r-r3>Poe et al., 2019</a>',
    )
  })

  it('raises the mark of a note, which leads back', () => {
    const back = '<fn-group><fn id="n"><label>*</label><p>Note.</p></fn></fn-group>'
    const html = bodyHtml(`<p>x${xref('fn', 'n')}</p>`, { back })
    expect(html).toContain('x<sup><a href="#fn-n" id="fnref-fn-n" class="ref-fn">*</a></sup>')
    expect(html).toContain('<a href="#fnref-fn-n" class="backlink"')
  })

  it('is marked as a citation, to which the page lets the reference lead back', () => {
    const html = bodyHtml(`<sec><title>1 Aim</title><p>x (${xref('bibr', 'r2')})</p></sec>`, { back: list })
    const named = bodyHtml(
      `<sec><title>1 Aim</title><p>x (<xref ref-type="bibr" rid="r2">2</xref>)</p></sec>`,
      { back: list },
    )
    expect(html).toContain('href="#r-r2"')
    expect(html).toBe(named)
  })

  it('stays silent inside a range that its neighbours name', () => {
    const named = (rid: string, text: string) => `<xref ref-type="fig" rid="${rid}">${text}</xref>`
    expect(written(`Figures ${named('f1', '1')}${xref('fig', 'f2')}–${named('f2', '3')}`)).toBe(
      'Figures <a f-f1>1</a>–<a f-f2>3</a>',
    )
  })

  it('is told where nothing can be said of what it points at', () => {
    const xml = article({
      meta: `<abstract><p>See ${xref('fig', 'f1')}.</p></abstract>`,
      body: `<p>See ${xref('fig', 'gone')} and ${xref('bibr', 'r9')}, ${xref('fig', 'f1')}.</p>${floats}`,
      back: '<ref-list><ref id="r9"><mixed-citation>Untold.</mixed-citation></ref></ref-list>',
    })
    const tree = readXml(xml, '')
    if (!tree.ok) throw new Error(tree.error.reason)
    const notes = importNotes(tree.value, recordOf(xml), { missing: [], unreadable: [] })
    expect(notes.map((note) => describeImportNote(note).replace(/^line \d+: /, ''))).toEqual([
      'a reference to f1 has no text',
      'a reference to gone has no text',
      'a reference to r9 has no text',
    ])
  })
})
