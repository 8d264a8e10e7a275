import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleAsCited } from '../../../core/domain/article/title-as-cited.ts'

const titles = fc.record({ zh: fc.string(), en: fc.string() })
const retraction = fc.constantFrom(
  { type: 'retraction-forward', named: true },
  { type: 'Retraction', named: true },
  { type: 'retracted-article', named: false },
)
const other = fc.constantFrom(
  { type: 'retracted-article', named: true },
  { type: 'retraction-forward', named: false },
  { type: 'corrected-article', named: false },
  { type: 'companion', named: true },
)

describe('titleAsCited', () => {
  it('should leave the title of what is not retracted alone', () => {
    fc.assert(
      fc.property(titles, fc.array(other), (title, relations) => {
        expect(titleAsCited(title, relations)).toEqual(title)
      }),
    )
  })

  it('should say once what is retracted, before the whole title, and nothing where there is no title', () => {
    fc.assert(
      fc.property(titles, fc.array(other), retraction, (title, relations, notice) => {
        const cited = titleAsCited(title, [...relations, notice])
        expect(titleAsCited(cited, [notice])).toEqual(cited)
        expect([cited.zh.endsWith(title.zh), cited.en.endsWith(title.en)]).toEqual([true, true])
        expect([cited.zh === '', cited.en === '']).toEqual([title.zh === '', title.en === ''])
      }),
    )
  })

  it.each([
    ['Flow in bends', 'RETRACTED: Flow in bends'],
    ['RETRACTED: Flow in bends', 'RETRACTED: Flow in bends'],
    ['[Retracted] Flow in bends', '[Retracted] Flow in bends'],
    ['RETRACTED ARTICLE Flow in bends', 'RETRACTED ARTICLE Flow in bends'],
    ['Retracted article: flow in bends', 'Retracted article: flow in bends'],
    ['Retractedness', 'RETRACTED: Retractedness'],
    ['Retracted papers on flow in bends', 'RETRACTED: Retracted papers on flow in bends'],
  ])('writes %s as %s', (en, cited) => {
    expect(titleAsCited({ zh: '', en }, [{ type: 'retraction-forward', named: true }]).en).toBe(cited)
  })

  it('writes Chinese in Chinese', () => {
    const cited = (zh: string) => titleAsCited({ zh, en: '' }, [{ type: 'retraction', named: true }]).zh
    for (const said of ['【已撤稿】弯道水流', '撤稿：弯道水流']) expect(cited(said)).toBe(said)
    for (const title of ['弯道水流', '撤稿论文的计量分析', '水利论文撤稿：原因与对策'])
      expect(cited(title)).toBe(`已撤稿：${title}`)
  })
})
