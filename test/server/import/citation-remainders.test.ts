import { describe, expect, it } from 'vitest'
import { article, bodyHtml, recordOf } from './support.ts'

const textOf = (citation: string): string =>
  recordOf(article({ back: `<ref-list><ref id="r">${citation}</ref></ref-list>` })).references[0]?.text ?? ''
const cited = (type: string, fields: string): string =>
  textOf(
    `<element-citation publication-type="${type}"><name><surname>Lind</surname><given-names>E</given-names></name>${fields}</element-citation>`,
  )

describe('parts of a citation that have no place of their own', () => {
  it.each([
    [
      'report',
      '<source>Weirs</source><year>2011</year><gov>Water Office</gov><issue-title>Dams</issue-title>',
      'Lind E (2011). Weirs. Water Office, Dams.',
    ],
    [
      'journal',
      '<article-title>Weirs</article-title><source>J Dam</source><trans-source>Wehr</trans-source><year>2011</year><volume>3</volume><annotation><p>A key paper.</p></annotation>',
      'Lind E (2011). Weirs. J Dam [Wehr] 3. A key paper.',
    ],
    [
      'book',
      '<source>Weirs</source><year>2011</year><comment>In Danish</comment><date-in-citation>May 2, 2022</date-in-citation><chapter>9</chapter>',
      'Lind E (2011). Weirs. In Danish May 2, 2022, 9.',
    ],
  ])('follow it in a %s', (type, fields, text) => {
    expect(cited(type, fields)).toBe(text)
  })

  it('are where they belong: the institution of a thesis, a translated title, the day of a newspaper', () => {
    expect(
      cited(
        'thesis',
        '<source>Mud</source><year>2010</year><institution>University of Oslo</institution><publisher-loc>Oslo</publisher-loc>',
      ),
    ).toBe('Lind E (2010). Mud. Oslo: University of Oslo.')
    expect(
      cited(
        'journal',
        '<article-title>Vann</article-title><trans-title>Water</trans-title><source>J Dam</source><year>2010</year>',
      ),
    ).toBe('Lind E (2010). Vann [Water]. J Dam.')
    expect(cited('book', '<source>Vann</source><trans-source>[Water]</trans-source><year>2010</year>')).toBe(
      'Lind E (2010). Vann [Water].',
    )
    expect(cited('book', '<trans-source>Water</trans-source><year>2010</year>')).toBe('Lind E (2010). Water.')
    const paper = (date: string) =>
      cited('newspaper', `<article-title>Flood</article-title><source>Daily Mud</source>${date}`)
    expect(paper('<year>1999</year><month>7</month><day>4</day>')).toBe(
      'Lind E (1999-07-04). Flood. Daily Mud.',
    )
    expect(paper('<year>1999</year><month>July</month><day>4</day>')).toBe(
      'Lind E (1999, July 4). Flood. Daily Mud.',
    )
    expect(paper('<year>1999</year><season>Spring</season>')).toBe('Lind E (1999, Spring). Flood. Daily Mud.')
    expect(paper('<year>1999</year><month>7</month><volume>3</volume>')).toContain(
      '(1999-07). Flood. Daily Mud 3.',
    )
  })

  it('are the marks of works under one number, which repeat none', () => {
    const works =
      '<mixed-citation><label>(a)</label> One 2001;</mixed-citation><mixed-citation><label>(b)</label> Two 2002.</mixed-citation>'
    expect(textOf(`<label>10</label>${works}`)).toBe('(a) One 2001. (b) Two 2002.')
    expect(textOf('<label>[1]</label><mixed-citation><label>1.</label>One 2001.</mixed-citation>')).toBe(
      'One 2001.',
    )
  })
})

describe('a citation within a text', () => {
  it('ends with one stop', () => {
    const work =
      '<element-citation publication-type="book"><source>Weirs</source><year>2001</year></element-citation>'
    expect(bodyHtml(`<p>After ${work}. Then.</p>`)).toBe('<p>After <i>Weirs</i> (2001). Then.</p>')
  })
})

describe('words among the people of a citation', () => {
  const lind = '<name><surname>Lind</surname><given-names>B</given-names></name>'
  const group = (type: string, inner: string) =>
    `<person-group person-group-type="${type}">${inner}</person-group>`
  const work = '<source>Weirs</source><year>1999</year>'

  it.each([
    [
      'what editors are called',
      group('editor', `${lind}<role>coords.</role>`),
      'Lind B (coords.) (1999). Weirs.',
    ],
    [
      'where authors work and for whom',
      group(
        'author',
        `${lind}<collab>Weir Group</collab><role>(dir.)</role><aff>Otter School</aff><on-behalf-of>Ice Club</on-behalf-of>`,
      ),
      'Lind B, Weir Group (dir., Otter School, Ice Club) (1999). Weirs.',
    ],
  ])('stand behind them: %s [C2.15]', (_what, people, text) => {
    expect(textOf(`<element-citation publication-type="book">${people}${work}</element-citation>`)).toBe(text)
  })

  it('stand behind them in a citation that is written out', () => {
    const people = group('author', `${lind} <role>(dir.)</role>`)
    expect(textOf(`<mixed-citation>${people}, <source>Weirs</source>, 1999.</mixed-citation>`)).toBe(
      'Lind B (dir.), Weirs, 1999.',
    )
  })

  it('are none of the signs that a file sets between its fields', () => {
    const people = group('author', `${lind}<x>, </x><name><surname>Moe</surname></name>`)
    const fields =
      '<x> (</x><year>1999</year><x>) </x><article-title>Ice</article-title><x>. </x><source>J Dam</source><x>, </x><volume>3</volume>'
    expect(textOf(`<element-citation>${people}${fields}</element-citation>`)).toBe(
      'Lind B, Moe (1999). Ice. J Dam 3.',
    )
  })
})

describe('a whole date in a citation', () => {
  it('is written as one [C2.15]', () => {
    const date = '<date><day>3</day><month>5</month><year>2010</year></date>'
    expect(textOf(`<element-citation><source>A v B</source>${date}</element-citation>`)).toBe(
      'A v B (2010-05-03).',
    )
  })
})
