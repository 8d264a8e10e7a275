import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const reference = (citation: string): string =>
  recordOf(article({ back: `<ref-list><ref id="r">${citation}</ref></ref-list>` })).references[0]?.text ?? ''

describe('words of references that touch in the file', () => {
  it('have a stop between people and title, and between title and source, where the file has no sign', () => {
    const people = (inner: string) =>
      reference(
        `<mixed-citation><person-group person-group-type="author">${inner}</person-group><article-title>Stones</article-title> <source>J Mud</source><year>2001</year>; <volume>4</volume>.</mixed-citation>`,
      )
    expect(people('<collab>Otter Group</collab>')).toBe('Otter Group. Stones. J Mud 2001; 4.')
    expect(people('<name><surname>Reed</surname><given-names>A.</given-names></name>')).toBe(
      'Reed A. Stones. J Mud 2001; 4.',
    )
    expect(
      reference(
        '<mixed-citation><article-title>Why stones?</article-title><source>J Mud</source>.</mixed-citation>',
      ),
    ).toBe('Why stones? J Mud.')
  })

  it('have a space before an address that stands in full', () => {
    const link = '<ext-link xlink:href="https://who.example/o">https://who.example/o</ext-link>'
    expect(
      reference(
        `<element-citation publication-type="web"><source>WHO</source><year>2019</year><comment>Otters${link}</comment></element-citation>`,
      ),
    ).toBe('WHO (2019). Otters https://who.example/o.')
    expect(reference(`<mixed-citation>Otters.${link}</mixed-citation>`)).toBe('Otters. https://who.example/o')
    expect(reference(`<mixed-citation>Otters (${link})</mixed-citation>`)).toBe(
      'Otters (https://who.example/o)',
    )
  })

  it('say in which book a part with a title of its own stands', () => {
    expect(
      reference(
        '<element-citation publication-type="book"><person-group person-group-type="author"><name><surname>Moss</surname><given-names>B</given-names></name></person-group><part-title>On diving</part-title><person-group person-group-type="editor"><name><surname>Elm</surname><given-names>F</given-names></name></person-group><source>Waters</source><year>2002</year></element-citation>',
      ),
    ).toBe('Moss B (2002). On diving. In: Elm F (ed). Waters.')
  })
})

describe('people of a group that is an author', () => {
  it('have the marks of their institutions, which stand below with the same marks', () => {
    const member = (surname: string, inner: string) =>
      `<contrib><name><surname>${surname}</surname></name>${inner}</contrib>`
    const meta = `<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname></name><xref ref-type="aff" rid="a1"/></contrib>
      <contrib contrib-type="author"><collab>Weir Group<contrib-group>${member('Moss', '<xref ref-type="aff" rid="a1"/><xref ref-type="aff" rid="a2"/>')}${member('Oak', '<role>pilot</role><aff>Elm Tower</aff>')}</contrib-group></collab></contrib>
      <aff id="a1"><label>1</label>Alder House</aff><aff id="a2"><label>2</label>Birch Lab</aff></contrib-group>`
    expect(recordOf(article({ meta })).fullText.en?.html).toContain(
      '<p><b>Weir Group</b>: Moss<sup>1,2</sup>, Oak (pilot, Elm Tower)</p><p><sup>2</sup> Birch Lab</p>',
    )
  })
})
