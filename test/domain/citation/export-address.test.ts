import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import { exportAddress } from '../../../core/domain/citation/export-address.ts'
import type { ItemCitation } from '../../../core/domain/citation/item-citations.ts'
import { rememberCitations } from '../../../core/domain/citation/remember-citations.ts'
import { queryValue, readQuery } from '../../../core/domain/route/query.ts'
import { splitAddress } from '../../../core/domain/route/split-address.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { arbitraryBasket, arbitraryItemCitations, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const [bibtex] = citationFormats
const at = (id: string, site = '26') => ({ siteId: asSiteId(site), id })

describe('exportAddress', () => {
  it('names ids, type, language and site in the query of one page [C7.9]', () => {
    expect(exportAddress(bibtex, [at('5'), at('7', '27'), at('6')], 'zh')).toBe(
      '/rc-pub/front/front-article/downloadCitation?ids=5%2C7%2C6&citationType=BibTeX&language=zh&siteId=26',
    )
  })

  it('names no site where the first item has none, and is none for no items', () => {
    expect(exportAddress(bibtex, [at('5', ''), at('6')], 'en')).toBe(
      '/rc-pub/front/front-article/downloadCitation?ids=5%2C6&citationType=BibTeX&language=en',
    )
    expect(exportAddress(bibtex, [], 'en')).toBeNull()
  })

  it('should be read back as it was meant, for every basket, format and language [C7.9]', () => {
    fc.assert(
      fc.property(
        arbitraryBasket.filter(({ items }) => items.length > 0),
        fc.constantFrom(...citationFormats),
        arbitraryUiLanguage,
        ({ items }, format, language) => {
          const { path, query, hash } = splitAddress(exportAddress(format, items, language) ?? '')
          const read = readQuery(query)
          expect([path, hash]).toEqual(['/rc-pub/front/front-article/downloadCitation', ''])
          expect(queryValue(read, 'ids')?.split(',')).toEqual(items.map(({ id }) => id))
          expect(queryValue(read, 'citationType')).toBe(format.name)
          expect(queryValue(read, 'language')).toBe(language)
          expect(queryValue(read, 'siteId') ?? '').toBe(items[0]?.siteId)
        },
      ),
    )
  })
})

describe('rememberCitations', () => {
  const cited = (id: string, zh: string, en = ''): ItemCitation => ({ ...at(id), text: { zh, en } })
  const itemOf = (id: string) => ({
    ...at(id),
    title: { zh: '', en: '' },
    source: { zh: '', en: '' },
    sortId: 1,
    selected: false,
  })
  const basket = { items: [itemOf('1'), itemOf('2')], removed: [itemOf('3')] }

  it('keeps what is fetched in place of what was known, and the rest as it was [C3.18]', () => {
    const kept = rememberCitations([cited('1', '旧'), cited('2', '二')], [cited('1', '新')], basket)
    expect(kept).toEqual([cited('1', '新'), cited('2', '二')])
  })

  it('keeps what can come back, and nothing of what is not in the basket', () => {
    expect(rememberCitations([cited('4', '四'), cited('3', '三')], [cited('5', '五')], basket)).toEqual([
      cited('3', '三'),
    ])
  })

  it('keeps nothing that says nothing, and what says something in one language', () => {
    expect(
      rememberCitations([cited('1', ' ', '\n')], [cited('2', '', 'two'), cited('3', '')], basket),
    ).toEqual([cited('2', '', 'two')])
  })

  it('should hold each item once, only of the basket, and change nothing when asked again [C3.18]', () => {
    const keysOf = (citations: readonly { readonly siteId: string; readonly id: string }[]) =>
      citations.map(({ siteId, id }) => `${siteId}/${id}`)
    fc.assert(
      fc.property(
        arbitraryItemCitations,
        arbitraryItemCitations,
        arbitraryBasket,
        (known, fetched, given) => {
          const kept = rememberCitations(known, fetched, given)
          const keys = keysOf(kept)
          expect(new Set(keys).size).toBe(keys.length)
          const there = new Set(keysOf([...given.items, ...given.removed]))
          expect(keys.filter((key) => !there.has(key))).toEqual([])
          expect(rememberCitations(kept, [], given)).toEqual(kept)
        },
      ),
    )
  })
})
