import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const chinese = (meta: string, body = '<p>水獭潜水。</p>') =>
  recordOf(article({ attributes: 'xml:lang="zh"', title: '水獭的研究', meta, body }))

describe('what a file says in Chinese and in English', () => {
  it('are funders in the language of their award, each with its number [issue 14]', () => {
    const record = chinese(
      `<funding-group><award-group xml:lang="zh"><funding-source>水獭基金</funding-source><award-id>41</award-id></award-group>
       <award-group xml:lang="en"><funding-source>Otter Fund</funding-source><award-id>41</award-id></award-group></funding-group>`,
    )
    expect(record.funding).toEqual({ zh: '水獭基金 (41)', en: 'Otter Fund (41)' })
    expect(record.about?.awards).toEqual([
      { funder: { zh: '水獭基金', en: 'Otter Fund' }, funderId: '', numbers: ['41'] },
    ])
  })

  it('are titles of a figure or a table within one caption, which do not touch [issue 14]', () => {
    const caption = (word: string) =>
      `<caption><title xml:lang="zh">水獭</title><title xml:lang="en">${word} 1 Otters</title></caption>`
    const record = chinese(
      '',
      `<fig id="f"><label>图1</label>${caption('Fig.')}<graphic xlink:href="a.png"/></fig><table-wrap id="t"><label>表1</label>${caption('Table')}<table><tr><td>1</td></tr></table></table-wrap>`,
    )
    expect(record.figures[0]?.caption).toEqual({ zh: '水獭', en: 'Otters' })
    expect(record.tables[0]?.caption).toEqual({ zh: '水獭', en: 'Otters' })
    expect(record.fullText.zh?.html).toContain(
      '<span class="caption-title">水獭</span></p><p lang="en"><span class="caption-title">Table 1 Otters</span></p>',
    )
  })

  it('are lives of authors under one heading', () => {
    const { fullText } = chinese(
      '<author-notes><fn><p>作者简介：李四，女，教授。</p></fn><fn xml:lang="en"><p>About the author: LI Si, professor.</p></fn></author-notes>',
    )
    expect(fullText.zh?.html).toMatch(
      /<h2[^>]*>作者简介<\/h2><p>李四，女，教授。<\/p><div lang="en"><p>About the author: LI Si, professor\.<\/p>/,
    )
  })
})
