import { feedAddress } from '../../../core/domain/feed/feed-address.ts'
import { printOpml } from '../../../core/domain/feed/print-opml.ts'
import { siteFeeds } from '../../../core/domain/feed/site-feeds.ts'
import { arbitraryLocalizedText, arbitraryValue } from '@xuekan/core/testing'
import { parseOpml } from 'feedsmith'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementsAt, readXml } from '../citation/readers.ts'

const count = fc.integer({ min: 0, max: 3 })
const values = fc.uniqueArray(
  fc.record({ value: arbitraryValue, label: arbitraryValue, count: fc.constant(2) }),
  { selector: ({ value }) => value, maxLength: 5 },
)
const anyMaterial = fc.record({
  type: fc.constantFrom('single' as const, 'group' as const, 'all' as const),
  news: fc.record({ information: count, announcement: count, dynamic: count, statement: count }),
  media: fc.record({ audio: count, video: count }),
  filed: fc.uniqueArray(fc.record({ id: arbitraryValue, name: arbitraryLocalizedText }), {
    selector: ({ id }) => id,
    maxLength: 3,
  }),
  columns: values,
  albums: fc.uniqueArray(fc.record({ id: arbitraryValue, name: arbitraryLocalizedText }), {
    selector: ({ id }) => id,
    maxLength: 4,
  }),
  keywords: values,
})

describe('siteFeeds', () => {
  it('should list each feed once, under no empty heading, and none of news that are not there [C2.36]', () => {
    fc.assert(
      fc.property(anyMaterial, (material) => {
        const groups = siteFeeds(material)
        expect(groups.every(({ feeds }) => feeds.length > 0)).toBe(true)
        const sources = groups.flatMap(({ feeds }) => feeds.map(({ source }) => source))
        expect(new Set(sources.map((source) => feedAddress(source, '1', 'zh'))).size).toBe(sources.length)
        const tabs = sources.flatMap((source) => (source.kind === 'news' ? (source.tab ?? []) : []))
        expect(tabs.filter((tab) => material.news[tab] === 0)).toEqual([])
        for (const kind of ['audio', 'video'] as const)
          expect(sources.some((source) => source.kind === kind)).toBe(material.media[kind] > 0)
        expect(sources.some(({ kind }) => kind === 'onlineFirst')).toBe(material.type === 'single')
        expect(sources.filter(({ kind }) => kind === 'album')).toHaveLength(material.albums.length)
        expect(sources.filter(({ kind }) => kind === 'filed')).toHaveLength(material.filed.length)
      }),
    )
  })
})

describe('printOpml', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(']]>', '<a b="c">&', '水 "光"'),
  )

  it('should be XML with every feed, whatever their names are', () => {
    const entries = fc.array(fc.record({ title: text, feedUrl: text }), { maxLength: 4 })
    fc.assert(
      fc.property(text, entries, (title, feeds) => {
        expect(elementsAt(readXml(printOpml(title, feeds)), 'body', 'outline')).toHaveLength(feeds.length)
      }),
    )
  })

  it('is read by a reader that others wrote', () => {
    const feedUrl = 'http://slgc.example.org/rc-pub/front/rss?type=keyword&keyword=%E4%BD%8E&siteId=1'
    const { head, body } = parseOpml(printOpml('水利 & 工程', [{ title: '低<氧>', feedUrl }]))
    expect(head?.title).toBe('水利 & 工程')
    expect(body?.outlines?.[0]).toMatchObject({ text: '低<氧>', type: 'rss', xmlUrl: feedUrl })
  })
})
