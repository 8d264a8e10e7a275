import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const person = (surname: string, attributes = 'contrib-type="author"', inner = ''): string =>
  `<contrib ${attributes}><name><surname>${surname}</surname><given-names>Ada</given-names></name>${inner}</contrib>`

/** The authors of a file that loses no word, and what stands under Author information. */
const peopleOf = (meta: string) => {
  const xml = article({ meta })
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  return {
    authors: record.contributors.map(({ name }) => name.en),
    information: />Author information<\/h2>(.*?)<\/section>/.exec(record.fullText.en?.html ?? '')?.[1] ?? '',
  }
}

const group = (inner: string, attributes = ''): string =>
  `<contrib-group${attributes}>${inner}</contrib-group>`
const weirs = (attributes: string, inner = ''): string =>
  `<contrib contrib-type="author" ${attributes}><collab>Weir Group</collab>${inner}</contrib>`

describe('members of a collaboration in a group of their own', () => {
  const expected = {
    authors: ['Ada Moe', 'Weir Group'],
    information: '<p><b>Weir Group</b>: Ada Ek, Ada Vik</p>',
  }

  it('belong to the collaboration that they point at', () => {
    const tied = 'contrib-type="collab" rid="c"'
    expect(
      peopleOf(group(person('Moe') + weirs('id="c"')) + group(person('Ek', tied) + person('Vik', tied))),
    ).toEqual(expected)
    const marked = (surname: string) =>
      person(surname, 'contrib-type="author non-byline"', '<xref ref-type="other" rid="c"/>')
    expect(peopleOf(group(person('Moe') + weirs('id="c"')) + group(marked('Ek') + marked('Vik')))).toEqual(
      expected,
    )
  })

  it('belong to the collaboration that points at their group', () => {
    const members = group(person('Ek') + person('Vik'), ' id="g"')
    expect(peopleOf(group(person('Moe') + weirs('', '<xref ref-type="collab" rid="g"/>')) + members)).toEqual(
      expected,
    )
  })

  it('bring their institutions, and leave others of their group where they are', () => {
    const tied = person('Ek', 'contrib-type="collab" rid="c"', '<xref ref-type="aff" rid="a"/>')
    const aff = '<aff id="a">Gauge House</aff>'
    expect(peopleOf(group(weirs('id="c"')) + group(tied + aff))).toEqual({
      authors: ['Weir Group'],
      information: '<p><b>Weir Group</b>: Ada Ek (Gauge House)</p>',
    })
    expect(peopleOf(group(weirs('id="c"')) + group(tied + person('Moe')) + aff).authors).toEqual([
      'Weir Group',
      'Ada Moe',
    ])
  })

  it('are authors where they stand among them, or nothing ties them', () => {
    expect(peopleOf(group(weirs('id="c"') + person('Ek', 'contrib-type="author" rid="c"'))).authors).toEqual([
      'Weir Group',
      'Ada Ek',
    ])
    const before = group(person('Ek', 'contrib-type="author"', '<xref ref-type="other" rid="c"/>'))
    expect(peopleOf(before + group(weirs('id="c"'))).authors).toEqual(['Ada Ek', 'Weir Group'])
    expect(peopleOf(group(weirs('id="c"')) + group(person('Ek'))).authors).toEqual(['Weir Group', 'Ada Ek'])
  })
})
