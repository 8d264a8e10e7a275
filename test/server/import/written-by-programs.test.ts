import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf } from './support.ts'

/** The reference of these fields, no word of which is lost. */
const referenceOf = (type: string, fields: string, language = 'en') => {
  const citation = `<element-citation publication-type="${type}">${fields}</element-citation>`
  const xml = article({
    attributes: `xml:lang="${language}"`,
    back: `<ref-list><ref id="r">${citation}</ref></ref-list>`,
  })
  const tree = readXml(xml, 'program.xml')
  expect(tree.ok && unshownWords(tree.value, recordOf(xml)).unshown).toEqual([])
  return recordOf(xml).references[0]
}

const people = (...names: readonly string[]) =>
  `<person-group person-group-type="author">${names.join('')}</person-group>`
const eel = '<name><surname>Eel</surname><given-names>Ann</given-names></name>'
const editor =
  '<person-group person-group-type="editor"><name><surname>Pike</surname><given-names>Bo</given-names></name></person-group>'

describe('references as programs for lists of references write them', () => {
  it('have others as those who are not named [issue 14]', () => {
    const others = referenceOf(
      'article-journal',
      `${people(eel, '<string-name>others</string-name>')}<article-title>Weirs</article-title><source>J Mud</source>`,
    )
    expect(others?.text).toBe('Eel Ann, et al. Weirs. J Mud.')
    expect(others?.citations?.map(({ authors }) => authors.length)).toEqual([1])
  })

  it('are marked by the types of citation processors, a chapter with the book that it stands in [issue 14]', () => {
    const chapter = `${people(eel)}<article-title>Weirs</article-title><source>Rivers</source>${editor}<publisher-name>Quay</publisher-name><year>2001</year><fpage>1</fpage><isbn>978</isbn>`
    expect(referenceOf('chapter', chapter)?.text).toBe(
      'Eel Ann (2001). Weirs. In: Pike Bo (ed). Rivers, 1. Quay. ISBN 978.',
    )
    expect(referenceOf('chapter', chapter, 'zh')?.text).toBe(
      'Eel Ann. Weirs[M]. Pike Bo (ed). Rivers, Quay, 2001: 1. ISBN 978.',
    )
    const titled = `${people(eel)}<article-title>Weirs</article-title>`
    expect(
      ['article-journal', 'paper-conference', 'dataset', 'article-newspaper', 'song'].map(
        (type) => referenceOf(type, titled, 'zh')?.text,
      ),
    ).toEqual(['[J].', '[C].', '[DS/OL].', '[N].', '.'].map((mark) => `Eel Ann. Weirs${mark}`))
  })

  it('have addresses without the braces of TeX, and the day of access of what has an address [issue 14]', () => {
    const day = '<date-in-citation><year>2020</year><month>1</month><day>2</day></date-in-citation>'
    const site = referenceOf(
      'webpage',
      `<article-title>Weirs</article-title><uri>{https://quay.example/a}</uri>${day}`,
    )
    expect(site?.text).toBe('Weirs. https://quay.example/a. Accessed 2020-01-02.')
    expect(site?.citations?.map(({ url }) => url)).toEqual(['https://quay.example/a'])
    expect(referenceOf('book', `<source>Weirs</source>${day}`)?.text).toBe('Weirs. 2020-01-02.')
  })
})

describe('signs of references', () => {
  const written = (citation: string): string =>
    recordOf(
      article({
        back: `<ref-list><ref id="r"><mixed-citation>${citation}</mixed-citation></ref></ref-list>`,
      }),
    ).references[0]?.text ?? ''
  const pike = '<name><surname>Pike</surname><given-names>B</given-names></name>'

  it('are those of the file alone, where it has them as elements [issue 14]', () => {
    expect(
      written(
        `<person-group>${pike}<x>, </x>${pike.replace('Pike', 'Reed')}</person-group><x> </x><year>2001</year><x>. </x><article-title>Mud</article-title><x>. </x><source>Quay</source><x>: </x><fpage>1</fpage><x>–</x><lpage>5</lpage>.`,
      ),
    ).toBe('Pike B, Reed B 2001. Mud. Quay: 1–5.')
  })

  it('leave the other part of a name to its words where one part is marked [issue 14]', () => {
    const authorOf = (name: string) =>
      recordOf(
        article({
          back: `<ref-list><ref><mixed-citation><string-name>${name}</string-name>. <source>Mud</source>.</mixed-citation></ref></ref-list>`,
        }),
      ).references[0]?.citations?.[0]?.authors
    const pike = { kind: 'person', surname: 'Pike', suffix: '' }
    expect(authorOf('<surname>Pike</surname>, B.')).toEqual([{ ...pike, givenNames: 'B.' }])
    expect(authorOf('Pike <given-names>Bo</given-names>')).toEqual([{ ...pike, givenNames: 'Bo' }])
    expect(authorOf('<surname>Pike</surname> et al.')).toEqual([{ ...pike, givenNames: '' }])
    const byline =
      '<contrib-group><contrib><string-name>Bo <surname>Pike</surname></string-name></contrib></contrib-group>'
    const [author] = recordOf(article({ meta: byline })).contributors
    expect([author?.name.en, author?.personName.en]).toEqual([
      'Bo Pike',
      { surname: 'Pike', givenNames: 'Bo', suffix: '' },
    ])
  })

  it('have a space between a year in brackets and what it touches [issue 14]', () => {
    expect(written(`${pike}(<year>2001</year>)<article-title>Mud</article-title>.`)).toBe(
      'Pike B (2001) Mud.',
    )
    expect(written('Pike, <volume>3</volume>(<issue>4</issue>).')).toBe('Pike, 3(4).')
  })

  it('end no title before its mark, and count pages [issue 14]', () => {
    const work = '<article-title>Mud.</article-title><source>Quay</source><size units="page">300</size>'
    expect(referenceOf('journal', work, 'zh')?.text).toBe('Mud[J]. Quay. 300 pages.')
  })
})

describe('words that stand in no citation', () => {
  it('are shown in their reference, and before those of their list [issue 14]', () => {
    const back =
      '<ref-list>Otter, A. 2010. <italic>Mud</italic> 30.<ref id="r1"><label>1</label>Pike 2001, <ext-link xlink:href="https://quay.example">here</ext-link>.</ref><ref id="r2"><label>2</label><p>Reed 2002.</p></ref></ref-list>'
    const xml = article({ back })
    const tree = readXml(xml, 'program.xml')
    expect(tree.ok && unshownWords(tree.value, recordOf(xml)).unshown).toEqual([])
    expect(recordOf(xml).references.map(({ text }) => text)).toEqual(['Pike 2001, here.', 'Reed 2002.'])
    expect(recordOf(xml).fullText.en?.html).toContain('<p>Otter, A. 2010. <i>Mud</i> 30.</p><ol>')
  })
})

describe('the institution of an author', () => {
  it('is the one that an institution of theirs points at [issue 14]', () => {
    const meta =
      '<contrib-group><contrib><name><surname>Eel</surname></name><aff><xref ref-type="aff" rid="a2"/></aff></contrib><aff id="a1">Dock School</aff><aff id="a2">Weir School</aff></contrib-group>'
    const { contributors, affiliations } = recordOf(article({ meta }))
    expect(contributors.map((author) => author.affiliations)).toEqual([['a2']])
    expect(affiliations.map(({ name }) => name.en)).toEqual(['Weir School'])
  })
})

describe('links that a file breaks over lines', () => {
  it('begin and end with their words [issue 14]', () => {
    const xref = (words: string) => `<xref ref-type="bibr" rid="r">${words}</xref>`
    const link = (words: string) => `<a href="#r-r" class="ref-bibr">${words}</a>`
    expect(
      bodyHtml(`<p>As in ${xref('\n Eel')};${xref('\n Pike ')}and (${xref('\n Reed\n')}).</p>`, {
        back: '<ref-list><ref id="r"><mixed-citation>Eel 2001.</mixed-citation></ref></ref-list>',
      }),
    ).toContain(`<p>As in ${link('Eel')}; ${link('Pike')} and (${link('Reed')}).</p>`)
  })
})
