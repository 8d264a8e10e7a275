import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { articleRecord, contributor } from '../rc-pub/article-records.ts'

const unshownOf = (front: string, given: Parameters<typeof articleRecord>[0]) => {
  const read = readXml(`<article><front><article-meta>${front}</article-meta></front></article>`, 'a.xml')
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return unshownWords(read.value, articleRecord(given)).unshown.map(({ words }) => words)
}
const author = { ...contributor('', 'Li Shao'), email: 'li@example.org' }

describe('what a file says twice in its front', () => {
  it('is told of once: an address with its author and in a note, a funder in a list and in a sentence', () => {
    const front = `<contrib-group><contrib><string-name>Li Shao</string-name><email>li@example.org</email></contrib></contrib-group>
      <author-notes><corresp>通讯作者：<email>li@example.org</email></corresp></author-notes>
      <funding-group><award-group><funding-source>River Fund</funding-source><award-id>RF-1</award-id></award-group>
      <funding-statement>Paid by River Fund (RF-1).</funding-statement></funding-group>`
    const funding = { zh: '', en: 'Paid by River Fund (RF-1).' }
    expect(
      unshownOf(front, { key: 'a', title: { zh: '', en: '' }, contributors: [author], funding }),
    ).toEqual([])
  })

  it('is told of where the record lacks it, and so is what else a note says', () => {
    const front = `<contrib-group><contrib><string-name>Li Shao</string-name></contrib></contrib-group>
      <author-notes><corresp>E-mail: <email>other@example.org</email>, room 12</corresp></author-notes>`
    expect(unshownOf(front, { key: 'a', title: { zh: '', en: '' }, contributors: [author] })).toEqual([
      ['other'],
      ['room', '12'],
    ])
  })
})
