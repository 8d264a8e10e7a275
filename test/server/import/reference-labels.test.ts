import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const read = (refs: string, body = '<p>Text.</p>') => {
  const record = recordOf(article({ body, back: `<ref-list>${refs}</ref-list>` }))
  const html = record.fullText.en?.html ?? ''
  return {
    record,
    text: html.slice(0, html.indexOf('<section')),
    items: [...html.matchAll(/<li id="[^"]*">(.*?)<\/li>/g)].map(([, item]) => item),
  }
}

const written = (id: string, label: string, words: string) =>
  `<mixed-citation id="${id}">${label === '' ? '' : `<label>${label}</label> `}${words}</mixed-citation>`

describe('several works in one reference', () => {
  it('keep their labels, those before them and those in them', () => {
    const { items, record } = read(
      `<ref><label>1</label><label>(a)</label>${written('c1', '', 'Alder.')}<label>(b)</label>${written('c2', '', 'Birch.')}</ref>` +
        `<ref><label>2</label>${written('c3', 'a', 'Cedar.')}${written('c4', 'b', 'Elm.')}</ref>`,
    )
    expect(items).toEqual(['(a) Alder.<br>(b) Birch.', '(a) Cedar.<br>(b) Elm.'])
    expect(record.references.map(({ label }) => label)).toEqual(['1', '2'])
  })

  it('are shown in every form where labels tell them apart, and are one work where these are the same', () => {
    const fields = (label: string) =>
      `<element-citation><label>${label}</label><source>Weirs</source></element-citation>`
    const apart = read(`<ref><label>6</label>${fields('a')}${written('c', 'b', 'Birch.')}</ref>`)
    expect(apart.items).toEqual(['<span class="label">6</span> (a) <i>Weirs</i>.<br>(b) Birch.'])
    const one = read(`<ref>${fields('[1]')}${written('c', '1', 'Weirs.')}</ref>`)
    expect(one.items).toEqual(['Weirs.'])
    expect(one.record.references[0]?.label).toBe('1')
  })

  it('give their reference no label of theirs, so that it is counted where the text counts', () => {
    const { items, text, record } = read(
      `<ref id="r1">${written('c1', '', 'Alder.')}</ref><ref id="r2">${written('c2a', 'a', 'Birch.')}${written('c2b', 'b', 'Elm.')}</ref>`,
      '<p><xref ref-type="bibr" rid="r1">1</xref>, <xref ref-type="bibr" rid="c2a">2a</xref>, <xref ref-type="bibr" rid="c2b"/></p>',
    )
    expect(record.references.map(({ label }) => label)).toEqual(['1', '2'])
    expect(items).toEqual(['Alder.', '(a) Birch.<br>(b) Elm.'])
    expect(text).toBe(
      '<p><a href="#r-r1" class="ref-bibr">1</a>, <a href="#r-r2" class="ref-bibr">2a</a>, <a href="#r-r2" class="ref-bibr">2b</a></p>',
    )
  })

  it('are told by author and year where nothing else is, each by its own', () => {
    const by = (id: string, surname: string, label: string) =>
      `<element-citation id="${id}">${label}<name><surname>${surname}</surname></name><source>Weirs</source><year>2020</year></element-citation>`
    const refs = `<ref>${by('c1', 'Lind', '<label>a</label>')}${by('c2', 'Moe', '<label>b</label>')}</ref><ref id="r">${by('c3', 'Quist', '')}</ref>`
    const body = ['c1', 'c2', 'c3', 'r'].map((id) => `<p><xref ref-type="bibr" rid="${id}"/></p>`).join('')
    expect([...read(refs, body).text.matchAll(/>([^<>]+)<\/a>/g)].map(([, said]) => said)).toEqual([
      'Lind, 2020',
      'Moe, 2020',
      'Quist, 2020',
      'Quist, 2020',
    ])
  })

  it('have further labels where one citation holds several, before its fields or within its words', () => {
    const { items } = read(
      '<ref><label>3</label><mixed-citation><label>3</label>Alder; <label>(b)</label>Birch.</mixed-citation></ref>' +
        '<ref><element-citation><label>4</label><label>[Lind20]</label><source>Weirs</source></element-citation></ref>' +
        `<ref>${written('c', '', 'Elm.')}<label>5</label></ref>`,
    )
    expect(items).toEqual([
      '<span class="label">3</span> Alder; (b) Birch.',
      '<span class="label">4</span> [Lind20] <i>Weirs</i>.',
      '<span class="label">5</span> Elm.',
    ])
  })

  it('keep the label of a citation outside the list', () => {
    expect(read('', `<p>See ${written('c', '†', 'Alder.')}</p>`).text).toBe('<p>See † Alder.</p')
  })
})
