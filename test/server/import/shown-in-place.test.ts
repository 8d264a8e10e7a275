import { describe, expect, it } from 'vitest'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { article, bodyHtml, recordOf, type Pieces } from './support.ts'

/** Words that the report of an import tells of as lost. */
const lost = (pieces: Pieces): readonly string[] => {
  const xml = article(pieces)
  const tree = readXml(xml, 'test.xml')
  if (!tree.ok) throw new Error(tree.error.reason)
  return unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words)
}

describe('a section that is a heading alone', () => {
  it('is shown in its place, at its level, and named in the outline [C2.15]', () => {
    const body =
      '<sec id="a"><title>Weirs</title></sec><sec id="b"><title>Otters</title><sec id="c"><title>Young</title><p/></sec></sec>'
    expect(bodyHtml(body)).toBe(
      '<section id="s-a"><h2 id="s-a-h">Weirs</h2></section>' +
        '<section id="s-b"><h2 id="s-b-h">Otters</h2><section id="s-c"><h3 id="s-c-h">Young</h3></section></section>',
    )
    expect(lost({ body })).toEqual([])
  })

  it('is shown behind the text, also as a group of notes, but not where its references stand under it [C2.15]', () => {
    const back =
      '<ack><title>Thanks</title></ack><fn-group><title>Remarks</title></fn-group>' +
      '<sec><title>Works</title><ref-list><ref><mixed-citation>Alder.</mixed-citation></ref></ref-list></sec>' +
      '<app-group><app><title>Forms on request</title></app></app-group>'
    const headings = [...bodyHtml('<p>Text.</p>', { back }).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, h]) => h)
    expect(headings).toEqual(['Thanks', 'Remarks', 'Forms on request', 'Works'])
    expect(lost({ back })).toEqual([])
  })
})

describe('words loose among the parts behind the text', () => {
  it('are paragraphs in their place, with the markup among them [C2.15]', () => {
    const back =
      'Written in <italic>May</italic>.<p>A remark.</p><ack><p>Thanks.</p></ack>Printed in <bold>June</bold>.'
    const html = bodyHtml('<p>Text.</p>', { back })
    expect(html).toContain('<p>Text.</p><p>Written in <i>May</i>.</p><p>A remark.</p><section')
    expect(html).toContain('<p>Thanks.</p></section><p>Printed in <b>June</b>.</p>')
    expect(lost({ back })).toEqual([])
  })
})

describe('who owns a part', () => {
  const owned = '<permissions><copyright-statement>Drawn by Quist.</copyright-statement></permissions>'
  const formula = (more = '') => `<disp-formula><mml:math><mml:mi>x</mml:mi></mml:math>${more}</disp-formula>`

  it.each([
    ['a formula', formula(owned)],
    ['a group of formulae', `<disp-formula-group>${formula()}${owned}</disp-formula-group>`],
    ['what somebody says', `<speech><speaker>A</speaker><p>Yes.</p>${owned}</speech>`],
    ['a text whose spaces count', `<preformat>a  b${owned}</preformat>`],
  ])('stands below it as small print: %s [C2.15]', (_part, body) => {
    expect(bodyHtml(body)).toMatch(/(?:<\/div>|<\/p>|<\/pre>)<p class="attrib">Drawn by Quist\.<\/p>$/)
    expect(lost({ body })).toEqual([])
  })
})

describe('a link without words', () => {
  const link = (name: string, address: string) => `<${name} xlink:href="${address}"/>`
  const shown = (address: string) => `<a href="${address}" rel="noopener">${address}</a>`

  it('is worded as its address, in the front of a letter and with an institution too [C2.15]', () => {
    const html = bodyHtml(`<p>At ${link('uri', 'ftp://w.org/a')} or ${link('uri', 'https://w.org/b')}.</p>`, {
      meta: `<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname></name><xref ref-type="aff" rid="a1"/></contrib></contrib-group><aff id="a1">Weir House ${link('ext-link', 'https://w.org/c')}</aff>`,
      after: `<sub-article article-type="reply" id="s1"><front-stub><title-group><article-title>Re</article-title></title-group>${link('ext-link', 'https://w.org/d')}</front-stub><body><p>See ${link('ext-link', 'https://w.org/e')}.</p></body></sub-article>`,
    })
    expect(html).toContain(`<p>At ftp://w.org/a or ${shown('https://w.org/b')}.</p>`)
    expect(html).toContain(`<b>Weir House</b>: ${shown('https://w.org/c')}`)
    expect(html).toContain(`<p>${shown('https://w.org/d')}</p><p>See ${shown('https://w.org/e')}.</p>`)
  })

  it('stays without any where it leads to a page about an author', () => {
    const meta = `<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname></name>${link('uri', 'https://loop.example/7')}</contrib></contrib-group>`
    expect(bodyHtml('<p>Text.</p>', { meta })).toBe('<p>Text.</p>')
  })
})

describe('two institutions that a file gives under one id', () => {
  const author = (surname: string, rid: string, more = '') =>
    `<contrib contrib-type="author"><name><surname>${surname}</surname></name>${more}<xref ref-type="aff" rid="${rid}"/></contrib>`
  const read = (meta: string) => {
    const { affiliations, contributors } = recordOf(article({ meta }))
    const names = new Map(affiliations.map(({ key, name }) => [key, name.en]))
    return contributors.map((each) => each.affiliations.map((key) => names.get(key)))
  }

  it('are both those of an author who points at it, each once [C2.15]', () => {
    const affs = ['Weir House', 'Otter School', 'Weir House'].map((name) => `<aff id="a1">${name}</aff>`)
    const meta = `<contrib-group>${author('Lind', 'a1')}${author('Moe', 'a2')}</contrib-group>${affs.join('')}<aff id="a2">Ice Room</aff>`
    expect(read(meta)).toEqual([['Weir House', 'Otter School'], ['Ice Room']])
  })

  it('are no other one that has an id of that make', () => {
    const affs = [
      ['a1', 'Weir House'],
      ['a1', 'Otter School'],
      ['a1-2', 'Ice Room'],
    ].map(([id, name]) => `<aff id="${id}">${name}</aff>`)
    const meta = `<contrib-group>${author('Lind', 'a1')}${author('Moe', 'a1-2')}</contrib-group>${affs.join('')}`
    expect(read(meta)).toEqual([['Weir House', 'Otter School'], ['Ice Room']])
  })

  it('are one in two languages', () => {
    const meta = `<contrib-group>${author('Lind', 'a1')}</contrib-group><aff id="a1" xml:lang="zh">河坝所</aff><aff id="a1" xml:lang="en">Weir House</aff>`
    expect(recordOf(article({ meta })).affiliations.map(({ name }) => name)).toEqual([
      { zh: '河坝所', en: 'Weir House' },
    ])
  })

  it('are each that of the author whom it stands with, where ids count anew', () => {
    const [weir, otter] = ['Weir House', 'Otter School'].map((name) => `<aff id="a1">${name}</aff>`)
    const meta = `<contrib-group>${author('Lind', 'a1', weir)}${author('Moe', 'a1', otter)}</contrib-group>`
    expect(read(meta)).toEqual([['Weir House'], ['Otter School']])
  })
})

describe('institutions that stand behind people in their group, without ids', () => {
  const person = (surname: string, type = 'author') =>
    `<contrib contrib-type="${type}"><name><surname>${surname}</surname></name></contrib>`
  const group = (...parts: readonly string[]) => `<contrib-group>${parts.join('')}</contrib-group>`
  const aff = (name: string) => `<aff>${name}</aff>`
  const read = (meta: string) => {
    const { affiliations, contributors } = recordOf(article({ meta }))
    const names = new Map(affiliations.map(({ key, name }) => [key, name.en]))
    return {
      all: [...names.values()],
      own: contributors.map((each) => each.affiliations.map((key) => names.get(key))),
    }
  }
  const editors = group(person('Ek', 'editor'), aff('Ice Room'))

  it.each([
    [
      'a group each',
      group(person('Lind'), aff('Weir House'), aff('Otter School')) +
        group(person('Moe'), person('Ash'), aff('Weir House')),
    ],
    [
      'one group in runs',
      group(
        person('Lind'),
        aff('Weir House'),
        aff('Otter School'),
        person('Moe'),
        person('Ash'),
        aff('Weir House'),
      ),
    ],
  ])('are those of the people before them: %s [C2.15]', (_form, groups) => {
    expect(read(groups + editors)).toEqual({
      all: ['Weir House', 'Otter School'],
      own: [['Weir House', 'Otter School'], ['Weir House'], ['Weir House']],
    })
  })

  it('are of nobody in particular where several people have several, and never those of editors', () => {
    const several = group(person('Lind'), person('Moe'), aff('Weir House'), aff('Otter School'))
    expect(read(several + editors)).toEqual({ all: ['Weir House', 'Otter School'], own: [[], []] })
    const one = group(person('Lind'), person('Moe'), aff('Weir House'))
    expect(read(one + editors)).toEqual({ all: ['Weir House'], own: [['Weir House'], ['Weir House']] })
  })
})

describe('words in places where files seldom have them', () => {
  it('are those of a licence, of an additional picture, and those said in place of one [C2.15]', () => {
    const meta =
      '<permissions><license>Free to all.<license-p>But not to sell.</license-p></license></permissions>'
    const body =
      '<p>A map. <alternatives><graphic xlink:href="lost.tif"/><textual-form>North is up.</textual-form></alternatives></p>' +
      '<supplementary-material><graphic xlink:href="a.png"><caption><p>The bank in snow.</p></caption></graphic></supplementary-material>'
    const html = bodyHtml(body, { meta })
    expect(html).toContain('<p class="attrib">Free to all.</p><p class="attrib">But not to sell.</p>')
    expect(html).toContain('<p>A map.</p><p>North is up.</p>')
    expect(html).toContain('The bank in snow.')
    expect(lost({ body, meta })).toEqual([])
  })

  it('are the title of a part of an abstract that has nothing else [C2.15]', () => {
    const meta =
      '<abstract><sec><title>Weirs</title></sec><sec><title>Otters</title><p>Dive.</p></sec></abstract>'
    expect(recordOf(article({ meta })).abstractHtml.en).toBe('<p><b>Weirs</b></p><p><b>Otters</b> Dive.</p>')
  })
})
