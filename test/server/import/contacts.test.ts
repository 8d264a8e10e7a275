import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`

/** What stands under Correspondence; no word of the front is lost. */
const correspondence = (meta: string): string => {
  const xml = article({ meta })
  const tree = readXml(xml, '')
  if (!tree.ok) throw new Error(tree.error.reason)
  const record = recordOf(xml)
  expect(unshownWords(tree.value, record).unshown).toEqual([])
  return />Correspondence<\/h2>(.*?)<\/section>/.exec(record.fullText.en?.html ?? '')?.[1] ?? ''
}

const author = (surname: string, inner = '') =>
  `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>Ann</given-names></name>${inner}</contrib>`

describe('addresses of mail that lists show with nobody', () => {
  it('stand with the institution that has them, and the initials behind them', () => {
    expect(
      correspondence(
        `<contrib-group>${author('Knot')}${author('Hook')}<aff>Dept of Ropes; <email>al@knot.example</email> (A.K.); <email>ed@hook.example</email> (A.H.)</aff></contrib-group>`,
      ),
    ).toBe(
      `<p><b>Dept of Ropes</b>: ${mail('al@knot.example')} (A.K.), ${mail('ed@hook.example')} (A.H.)</p>`,
    )
  })

  it('stand alone where a short note has them, and not where they stand with an author', () => {
    const notes = '<author-notes><corresp><email>wharf@club.example</email></corresp></author-notes>'
    expect(correspondence(`<contrib-group>${author('Knot')}${author('Hook')}</contrib-group>${notes}`)).toBe(
      `<p>${mail('wharf@club.example')}</p>`,
    )
    expect(correspondence(`<contrib-group>${author('Knot')}</contrib-group>${notes}`)).toBe('')
    expect(
      correspondence(
        `<contrib-group>${author('Knot', '<email>a@b.example</email><email>c@d.example</email>')}</contrib-group>`,
      ),
    ).toBe(`<p><b>Ann Knot</b>: ${mail('c@d.example')}</p>`)
  })

  it('are none of words and numbers that touch an address in the file [issue 14]', () => {
    expect(
      correspondence(
        `<contrib-group>${author('Knot')}${author('Hook')}<aff>Ropes<fax>+47 56</fax><email>d@quay.example</email><uri>https://quay.example</uri></aff></contrib-group>`,
      ),
    ).toBe(
      `<p><b>Ropes</b>: Fax +47 56, <a href="https://quay.example" rel="noopener">https://quay.example</a>, ${mail('d@quay.example')}</p>`,
    )
    expect(
      correspondence(
        `<contrib-group>${author('Knot', '<xref ref-type="aff" rid="a"/>')}</contrib-group><aff id="a">Ropes<email>d@quay.example</email><email>d@quay.example</email></aff>`,
      ),
    ).toBe('')
  })

  it('come with pages of authors, but for that in ORCID', () => {
    const links =
      '<ext-link>https://orcid.org/0000-0002-1825-0097</ext-link><ext-link xlink:href="https://ann.example">home page of Ann</ext-link>'
    expect(correspondence(`<contrib-group>${author('Knot', links)}</contrib-group>`)).toBe(
      '<p><b>Ann Knot</b>: <a href="https://ann.example" rel="noopener">home page of Ann</a></p>',
    )
  })

  it('begin with no colon where a note loses its label', () => {
    expect(
      correspondence(
        `<contrib-group>${author('Knot')}</contrib-group><author-notes><corresp><label>*</label>: Pier Street 5, Hull</corresp></author-notes>`,
      ),
    ).toBe('<p>Pier Street 5, Hull</p>')
  })

  it('say of numbers which are called and which are faxed, unless the note says so', () => {
    const note = (inner: string) =>
      correspondence(
        `<contrib-group>${author('Knot')}</contrib-group><author-notes><corresp>Pier Street, Hull${inner}</corresp></author-notes>`,
      )
    expect(note('. <phone>+44 1</phone> or <phone>2</phone>, <fax>+44 3</fax>')).toBe(
      '<p>Pier Street, Hull. Tel. +44 1 or 2, Fax +44 3</p>',
    )
    expect(note('<phone>+44 1</phone>')).toBe('<p>Pier Street, Hull Tel. +44 1</p>')
    expect(note('; Phone: <phone>+44 1</phone>; FAX. <fax>+44 3</fax>, <fax>Fax 4</fax>')).toBe(
      '<p>Pier Street, Hull; Phone: +44 1; FAX. +44 3, Fax 4</p>',
    )
    expect(
      correspondence(
        `<contrib-group>${author('Knot')}</contrib-group><author-notes><corresp><phone>44</phone></corresp></author-notes>`,
      ),
    ).toBe('<p>Tel. 44</p>')
    expect(note(', Hotel <phone>+44 1</phone>')).toBe('<p>Pier Street, Hull, Hotel Tel. +44 1</p>')
  })
})
