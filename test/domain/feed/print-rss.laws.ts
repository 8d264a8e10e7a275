import type { Feed, FeedItem } from '../../../core/domain/feed/feed.ts'
import { printRss } from '../../../core/domain/feed/print-rss.ts'
import { rfc822Date } from '../../../core/domain/feed/rfc822-date.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementsAt, readXml } from '../citation/readers.ts'

/** A text as one line: what XML cannot hold parts words, and the names of nothing say nothing. */
function oneLine(raw: string): string {
  const kept = Array.from(raw, (each) => {
    if (/\p{Cs}/u.test(each)) return '\uFFFD'
    return /[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(each) ? ' ' : each
  })
  const line = kept.join('').split(/\s+/).join(' ').trim()
  return ['null', 'undefined', 'NaN'].includes(line) ? '' : line
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', 'null', ']]>', '<b>&amp;</b>', '\u0000\u0008\uFFFE\uD800', '水\r\n & "光"'),
)
const anyDate = fc.oneof(
  anyText,
  fc.constantFrom('', '2026', '2026-07', '2026-02-30', '2026-07-15'),
  fc
    .date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)

const anyItem: fc.Arbitrary<FeedItem> = fc.record({
  title: anyText,
  url: anyText,
  summary: anyText,
  authors: fc.array(anyText, { maxLength: 3 }),
  publishedOn: anyDate,
  doi: anyText,
  publicationName: anyText,
  issn: anyText,
  volume: anyText,
  issue: anyText,
  firstPage: anyText,
  lastPage: anyText,
  categories: fc.array(anyText, { maxLength: 3 }),
  enclosure: fc.option(
    fc.record({
      url: anyText,
      mediaType: anyText,
      size: fc.nat(),
      duration: fc.double({ min: 0, max: 1e6, noNaN: true }),
      pictureUrl: anyText,
      pictureType: fc.constantFrom('', 'image/svg+xml', 'image/png'),
      transcriptUrl: anyText,
    }),
  ),
})

const anyFeed: fc.Arbitrary<Feed> = fc.record({
  title: anyText,
  url: anyText,
  feedUrl: anyText,
  description: anyText,
  language: fc.constantFrom('zh', 'en'),
  items: fc.array(anyItem, { maxLength: 3 }),
})

type Element = ReturnType<typeof elementsAt>[number]

const texts = (element: Element, name: string): readonly string[] =>
  elementsAt(element, name).map(({ text }) => text)
const said = (raws: readonly string[]): readonly string[] => raws.map(oneLine).filter((text) => text !== '')

describe('printRss', () => {
  it('should be read back as it was said, whatever that was', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const [channel] = elementsAt(readXml(printRss(feed)), 'channel')
        if (channel === undefined) throw new Error('there is no channel')
        expect(texts(channel, 'title')).toEqual(said([feed.title]))
        expect(texts(channel, 'description')).toEqual([oneLine(feed.description)])
        expect(texts(channel, 'language')).toEqual([feed.language])
        const items = elementsAt(channel, 'item')
        expect(items).toHaveLength(feed.items.length)
        for (const [index, item] of items.entries()) {
          const given = feed.items[index]
          if (given === undefined) continue
          expect(texts(item, 'title')).toEqual([oneLine(given.title)])
          expect(texts(item, 'description')).toEqual([oneLine(given.summary)])
          expect(texts(item, 'dc:creator')).toEqual(said(given.authors))
          expect(texts(item, 'category')).toEqual(said(given.categories))
          expect(texts(item, 'guid')).toEqual([oneLine(given.url)])
          expect(texts(item, 'prism:number')).toEqual(said([given.issue]))
          expect(elementsAt(item, 'enclosure')).toHaveLength(given.enclosure === null ? 0 : 1)
        }
      }),
    )
  })

  it('should say when the newest was published, and nothing where no day is known', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const days = feed.items.map(({ publishedOn }) => publishedOn).filter((day) => rfc822Date(day) !== '')
        const [channel] = elementsAt(readXml(printRss(feed)), 'channel')
        const built = channel === undefined ? [] : texts(channel, 'lastBuildDate')
        expect(built).toEqual(said([rfc822Date(days.toSorted().at(-1) ?? '')]))
      }),
    )
  })
})

describe('rfc822Date', () => {
  it('should name the day that programs read from it', () => {
    fc.assert(
      fc.property(anyDate, (day) => {
        const printed = rfc822Date(day)
        if (printed === '') return
        expect(new Date(printed).toISOString()).toBe(`${day}T00:00:00.000Z`)
        expect(printed).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/)
        expect(new Date(printed).toUTCString().slice(0, 16)).toBe(printed.slice(0, 16))
      }),
    )
  })

  it('should say nothing of what is no whole day', () => {
    for (const raw of ['', '2026', '2026-07', '2026-13-01', '2026-02-30', '2026-7-1', ' 2026-07-15', 'x'])
      expect(rfc822Date(raw)).toBe('')
    expect(rfc822Date('2026-07-15')).toBe('Wed, 15 Jul 2026 00:00:00 GMT')
  })
})
