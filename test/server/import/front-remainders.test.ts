import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const award = (funder: string, rest: string) =>
  `<award-group><funding-source>${funder}</funding-source>${rest}</award-group>`
const meta = `<article-categories><series-title>Sediment papers</series-title><series-text>part four</series-text></article-categories>
<volume-series>Second row</volume-series><issue-title>Reservoir jubilee</issue-title><issue-sponsor>Weir Club</issue-sponsor><supplement>Suppl 9</supplement>
<funding-group>${award('Mud Fund', '<award-id>M1</award-id>')}${award('Weir Council', '<award-id>WC7</award-id><award-name>Early Career Prize</award-name>')}<funding-statement>Paid by the Mud Fund.</funding-statement><open-access><p>Open access met by Oslo.</p></open-access></funding-group>
<support-group><support-source>Boat lent by the harbour</support-source></support-group>`
const xml = article({ meta })
const record = recordOf(xml)

describe('words of the front that lists have no place for', () => {
  it('stand behind the text: series, special issue and its sponsor, help that was no money', () => {
    const html = record.fullText.en?.html ?? ''
    expect(html).toContain(
      'Published in</h2><p>Sediment papers; part four; Second row; Reservoir jubilee; Weir Club; Suppl 9</p>',
    )
    expect(html).toContain('Funding</h2><p>Boat lent by the harbour</p><p>Open access met by Oslo.</p>')
  })

  it('are funders that no statement names, each with the name of its award', () => {
    expect(record.funding.en).toBe('Weir Council (WC7; Early Career Prize). Paid by the Mud Fund.')
  })

  it('are all funders of one award, each with its number, and helpers among them', () => {
    const shared = article({
      meta: `<funding-group>${award('Alder Fund', '<funding-source>Birch Fund</funding-source><support-source>Cedar House</support-source><award-id>7</award-id>')}</funding-group>`,
    })
    const { funding, about } = recordOf(shared)
    expect(funding.en).toBe('Alder Fund, Birch Fund, Cedar House (7)')
    expect(about?.awards?.map(({ funder, numbers }) => [funder.en, ...numbers])).toEqual([
      ['Alder Fund', '7'],
      ['Birch Fund', '7'],
      ['Cedar House', '7'],
    ])
    const tree = readXml(shared, '')
    expect(tree.ok && unshownWords(tree.value, recordOf(shared)).unshown).toEqual([])
  })

  it('lose no word', () => {
    const tree = readXml(xml, 'front.xml')
    expect(tree.ok && unshownWords(tree.value, record).unshown).toEqual([])
  })
})
