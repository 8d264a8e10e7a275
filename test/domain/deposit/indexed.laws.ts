import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printDoaj } from '../../../core/domain/deposit/print-doaj.ts'
import { printPubmed } from '../../../core/domain/deposit/print-pubmed.ts'
import { readXml } from '../citation/readers.ts'
import { orderOf, strayChild } from './deposit-orders.ts'
import { depositedParts } from './deposited-parts.ts'

const article = fc.record(depositedParts)

describe('printPubmed', () => {
  it('should replace what was sent before and nothing else', () => {
    fc.assert(
      fc.property(article, fc.boolean(), (each, isSentBefore) => {
        const sentBefore = new Set(isSentBefore ? [each.doi.toLowerCase()] : [])
        const root = readXml(printPubmed([each], { sentBefore }))
        expect(strayChild(root, orderOf.pubmed)).toBeNull()
        const [read] = root.children
        const replaced = read?.children.find(({ name }) => name === 'Replaces')
        expect([replaced?.text, replaced?.attributes['IdType']]).toEqual(
          isSentBefore ? [each.doi, 'doi'] : [undefined, undefined],
        )
      }),
    )
  })
})

describe('printDoaj', () => {
  it('should name a full text where there is one, and a page without it never', () => {
    const urls = { zh: 'https://a.cn/zh/article/1', en: 'https://a.cn/en/article/1' }
    fc.assert(
      fc.property(article, (each) => {
        const [read] = readXml(printDoaj([{ ...each, urls }])).children
        const named = read?.children.find(({ name }) => name === 'fullTextUrl')
        expect(named?.text ?? '').toBe(each.hasText ? urls[each.language] : each.pdfUrl)
        expect(named?.attributes['format'] === 'html').toBe(each.hasText)
      }),
    )
  })
})
