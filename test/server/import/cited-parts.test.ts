import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const cited = (citation: string) =>
  recordOf(article({ back: `<ref-list><ref id="r">${citation}</ref></ref-list>` })).references[0]

describe('parts of a cited work', () => {
  it('are its own year, and not that in which somebody looked, whichever comes first [issue 14]', () => {
    const looked =
      '<date-in-citation content-type="access-date"><day>3</day><month>5</month><year>2020</year></date-in-citation>'
    const work = (inner: string) =>
      cited(
        `<element-citation publication-type="web"><article-title>Mud</article-title>${inner}</element-citation>`,
      )
    expect(work(`${looked}<year>2019</year>`)?.citations[0]?.year).toBe('2019')
    expect(work(looked)?.citations[0]?.year).toBe('2020')
  })

  it('are a Korean name without a space in Hangul', () => {
    expect(
      cited(
        '<element-citation><person-group><name><surname>김</surname><given-names>철수</given-names></name></person-group><source>J Mud</source><year>2001</year></element-citation>',
      )?.text,
    ).toBe('김철수 (2001). J Mud.')
  })

  it('are a last page by itself', () => {
    expect(
      cited('<element-citation><source>J Mud</source><volume>2</volume><lpage>44</lpage></element-citation>')
        ?.text,
    ).toBe('J Mud 2: 44.')
  })
})
