import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const withMeta = (meta: string) => recordOf(article({ meta }))

const person = (surname: string, inner = '', attributes = '') =>
  `<contrib contrib-type="author" ${attributes}><name><surname>${surname}</surname><given-names>A</given-names></name>${inner}</contrib>`

describe('readContributors', () => {
  it('reads affiliations inside a contributor, and numbers those without a label', () => {
    const record = withMeta(
      `<contrib-group>${person('One', '<aff><institution>X</institution><country>FR</country></aff>')}${person('Two', '<aff>Y, <country>DE</country></aff>')}</contrib-group>`,
    )
    expect(record.affiliations.map((each) => [each.label, each.name.en])).toEqual([
      ['1', 'X, FR'],
      ['2', 'Y, DE'],
    ])
    expect(record.contributors.map((each) => each.affiliations)).toEqual([['aff-1'], ['aff-2']])
  })

  it.each([
    ['content-type="author"', 'contrib-type="person"', ['A Lima'], []],
    ['content-type="authors"', '', ['A Lima'], []],
    ['', 'contrib-type="person"', ['A Lima'], []],
    ['content-type="section"', 'contrib-type="editor"', [], ['Editor']],
    ['content-type="editors"', '', [], ['Editor']],
    ['content-type="Reviewer"', 'contrib-type="person"', [], ['Reviewer']],
    ['content-type="editors"', 'contrib-type="author"', ['A Lima'], []],
  ])(
    'takes the part that somebody had from a group (%s) whose people do not tell it (%s)',
    (group, own, authors, shown) => {
      const lima = `<contrib ${own}><name><surname>Lima</surname><given-names>A</given-names></name></contrib>`
      const record = withMeta(`<contrib-group ${group}>${lima}</contrib-group>`)
      expect(record.contributors.map(({ name }) => name.en)).toEqual(authors)
      expect(shown.filter((part) => record.fullText.en?.html.includes(part) !== true)).toEqual([])
    },
  )

  it('finds the affiliations of a translation by its authors, where others stand beside them', () => {
    const author = (rid: string) =>
      `<contrib contrib-type="author"><name><surname>Lima</surname><given-names>Ana</given-names></name><xref ref-type="aff" rid="${rid}"/></contrib>`
    const record = recordOf(
      article({
        attributes: 'xml:lang="pt"',
        meta: `<contrib-group>${author('b')}</contrib-group><aff id="a">Escola do Mar</aff><aff id="b">Universidade da Foz</aff>`,
        after: `<sub-article article-type="translation" xml:lang="en"><front-stub><title-group><article-title>Floods</article-title></title-group><contrib-group>${author('ben')}</contrib-group><aff id="ben">University of the Mouth</aff></front-stub><body><p>Text.</p></body></sub-article>`,
      }),
    )
    expect(record.affiliations.map(({ name }) => name.en)).toEqual(['University of the Mouth'])
    expect(record.fullText.en?.html).not.toContain('University of the Mouth')
  })

  it('leaves out of affiliations whose addresses of mail stand in them', () => {
    const record = withMeta(
      `<contrib-group>${person('One')}</contrib-group><aff>Dept of Ropes, Hull; <email>al@knot.example</email> (A.K.); <email>ed@hook.example</email> (E.H.)</aff>`,
    )
    expect(record.affiliations[0]?.name.en).toBe('Dept of Ropes, Hull')
  })

  it('takes superscript in front of an affiliation as its label', () => {
    const record = withMeta(
      `<contrib-group>${person('One', '<xref ref-type="aff" rid="x"><sup>1</sup></xref>')}</contrib-group><aff id="x"><sup>1</sup><institution>X</institution></aff>`,
    )
    expect(record.affiliations).toEqual([{ key: 'x', label: '1', name: { zh: '', en: 'X' } }])
  })

  it('leaves identifiers out, and sets fields apart without doubling their commas', () => {
    const wrap =
      '<institution-wrap><institution-id institution-id-type="ROR">https://ror.org/0</institution-id><institution>Dept, </institution><institution>Univ</institution></institution-wrap><addr-line><city>Bern</city></addr-line>'
    const record = withMeta(
      `<contrib-group>${person('One', '<xref ref-type="aff" rid="x"/>')}</contrib-group><aff id="x"><label>1</label>${wrap}</aff>`,
    )
    expect(record.affiliations[0]?.name.en).toBe('Dept, Univ, Bern')
  })

  it('reads the identifier of an institution where an affiliation names one alone', () => {
    const id = (text: string) => `<institution-id institution-id-type="ROR">${text}</institution-id>`
    const of = (ids: string) =>
      withMeta(
        `<contrib-group>${person('One')}</contrib-group><aff><institution-wrap>${ids}<institution>X</institution></institution-wrap></aff>`,
      ).affiliations[0]?.ror
    for (const written of ['https://ror.org/036rp1748', 'ror.org/036RP1748', '036rp1748'])
      expect(of(id(written))).toBe('https://ror.org/036rp1748')
    for (const written of ['', id('https://ror.org/0'), id('036rp1748') + id('https://ror.org/02dqehb95')])
      expect(of(written)).toBeUndefined()
  })

  it('follows references of a contributor as an attribute, and those of a group for all in it', () => {
    const record = withMeta(
      `<contrib-group>${person('One', '', 'rid="x y"')}${person('Two', '<xref ref-type="aff" rid="y"/>')}</contrib-group><contrib-group>${person('Three')}${person('Four', '', 'rid="x"')}<xref ref-type="aff" rid="z">3</xref></contrib-group><aff id="x">X</aff><aff id="y">Y</aff><aff id="z">Z</aff>`,
    )
    expect(record.contributors.map((each) => each.affiliations)).toEqual([
      ['x', 'y'],
      ['y'],
      ['z'],
      ['x', 'z'],
    ])
  })

  it('gives the only affiliation to everybody where nobody points at it', () => {
    const record = withMeta(
      `<contrib-group>${person('One')}${person('Two')}</contrib-group><aff>Only Place.</aff>`,
    )
    expect(record.contributors.map((each) => each.affiliations)).toEqual([['aff-1'], ['aff-1']])
  })

  it('leaves out editors, and affiliations of nobody', () => {
    const record = withMeta(
      `<contrib-group>${person('One', '<xref ref-type="aff" rid="x"/>')}<contrib contrib-type="editor"><name><surname>E</surname><given-names>E</given-names></name><aff>Editors' Place</aff></contrib></contrib-group><aff id="x">X</aff><aff id="y">Y</aff>`,
    )
    expect(record.contributors).toHaveLength(1)
    expect(record.affiliations.map((each) => each.key)).toEqual(['x'])
  })

  it('names a group by its own name, not by its members', () => {
    const record = withMeta(
      '<contrib-group><contrib contrib-type="author"><collab>The Group<contrib-group><contrib><name><surname>Member</surname><given-names>M</given-names></name></contrib></contrib-group></collab></contrib></contrib-group>',
    )
    expect(record.contributors.map((each) => each.name.en)).toEqual(['The Group'])
  })

  it('finds the address of an author whom only the text of a note names', () => {
    const record = withMeta(
      `<contrib-group>${person('One')}${person('Two')}</contrib-group><author-notes><corresp>Correspondence: A Two, Paris (<email>two@example.org</email>)</corresp></author-notes>`,
    )
    expect(record.contributors.map((each) => [each.corresponding, each.email])).toEqual([
      [false, ''],
      [true, 'two@example.org'],
    ])
  })

  it('tells addresses in one note apart by initials, else by order', () => {
    const xref = '<xref ref-type="corresp" rid="c"/>'
    const two = `<contrib-group>${person('Kim', xref)}${person('Lee', xref)}</contrib-group>`
    const initials = withMeta(
      `${two}<author-notes><corresp id="c"><email>lee@example.org</email> (AL); <email>kim@example.org</email> (AK)</corresp></author-notes>`,
    )
    expect(initials.contributors.map((each) => each.email)).toEqual(['kim@example.org', 'lee@example.org'])
    const order = withMeta(
      `${two}<author-notes><corresp id="c"><email>a@example.org</email>, <email>b@example.org</email></corresp></author-notes>`,
    )
    expect(order.contributors.map((each) => each.email)).toEqual(['a@example.org', 'b@example.org'])
  })

  it('takes two lists in two languages as one', () => {
    const list = (tag: string, surname: string, given: string) =>
      `<contrib-group xml:lang="${tag}"><contrib contrib-type="author"><name><surname>${surname}</surname><given-names>${given}</given-names></name></contrib></contrib-group>`
    expect(
      withMeta(list('zh', '王', '芳') + list('en', 'Wang', 'Fang')).contributors.map((each) => each.name),
    ).toEqual([{ zh: '王芳', en: 'Fang Wang' }])
  })

  it('keeps surname, given names and suffix beside the whole name, and degrees', () => {
    const record = withMeta(
      '<contrib-group><contrib contrib-type="author"><name-alternatives><name name-style="eastern" xml:lang="zh"><surname>欧阳</surname><given-names>文</given-names></name><name xml:lang="en"><surname>Ouyang</surname><given-names>Wen</given-names><suffix>Jr</suffix></name></name-alternatives><degrees>PhD</degrees><degrees>MD</degrees></contrib></contrib-group>',
    )
    expect(record.contributors).toMatchObject([
      {
        name: { zh: '欧阳文', en: 'Wen Ouyang Jr' },
        personName: {
          zh: { surname: '欧阳', givenNames: '文', suffix: '' },
          en: { surname: 'Ouyang', givenNames: 'Wen', suffix: 'Jr' },
        },
        collab: false,
        degrees: 'PhD, MD',
      },
    ])
  })

  it('prints a name in the order of its style and its script, whatever the order in the file', () => {
    const name = (style: string, surname: string, given: string, turned: boolean) => {
      const parts = [`<surname>${surname}</surname>`, `<given-names>${given}</given-names>`]
      const inner = (turned ? parts.toReversed() : parts).join('')
      const xml = `<contrib-group><contrib contrib-type="author"><name${style}>${inner}</name></contrib></contrib-group>`
      const [person] = withMeta(xml).contributors
      expect(person?.personName).toMatchObject({
        [/\p{Script=Han}/u.test(surname) ? 'zh' : 'en']: { surname, givenNames: given },
      })
      return person?.name
    }
    for (const turned of [false, true]) {
      expect(name('', 'Reis', 'Marta', turned)).toEqual({ zh: '', en: 'Marta Reis' })
      expect(name(' name-style="western"', 'Reis', 'Marta', turned)).toEqual({ zh: '', en: 'Marta Reis' })
      expect(name(' name-style="eastern"', 'Nguyen', 'Van An', turned)).toEqual({
        zh: '',
        en: 'Nguyen Van An',
      })
      for (const style of ['', ' name-style="eastern"', ' name-style="western"'])
        expect(name(style, '欧阳', '文', turned)).toEqual({ zh: '欧阳文', en: '' })
    }
  })

  it('has no parts for a name in one piece, and none for a group', () => {
    const record = withMeta(
      '<contrib-group><contrib contrib-type="author"><string-name>Madonna</string-name></contrib><contrib contrib-type="author"><collab>The Water Group</collab></contrib></contrib-group>',
    )
    expect(record.contributors.map(({ personName, collab }) => [personName, collab])).toEqual([
      [{ zh: null, en: null }, false],
      [{ zh: null, en: null }, true],
    ])
  })

  it('takes a person who speaks for a group for a person', () => {
    const record = withMeta(
      `<contrib-group>${person('Wu', '<collab>The Water Group</collab>')}</contrib-group>`,
    )
    expect(record.contributors).toMatchObject([{ name: { en: 'A Wu' }, collab: false }])
  })
})
