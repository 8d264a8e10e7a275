import type { RequestContext } from '@xuekan/core'
import type { MediaItem, MediaKind } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every CollectionGateway keeps of sounds and films. */
export function mediaItemSuite(name: string, open: OpenWorld): void {
  describe(`CollectionGateway, sounds and films: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let all: readonly MediaItem[]
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.group)
      all = (await listed('')).content
    })
    const listed = (q: string, kind: MediaKind | null = null, by: RequestContext = context) =>
      valueOf(world.collections.mediaItems(by, { kind, q, page: 0, size: 50 }))
    const idsOf = (items: readonly MediaItem[]) => items.map(({ id }) => id)

    it('lists those of a group and of its journals, newest first, of one kind or both [C7.16]', async () => {
      const days = all.map(({ publishedOn }) => publishedOn)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(new Set(all.map(({ siteId }) => siteId)).size).toBeGreaterThan(2)
      for (const kind of ['audio', 'video'] as const) {
        const ofKind = all.filter((item) => item.kind === kind)
        expect(ofKind.length).toBeGreaterThan(0)
        expect((await listed('', kind)).content).toEqual(ofKind)
      }
    })

    it('lists only its own for a journal, and all of a deployment for the aggregate', async () => {
      const journal = await contextOf(world, world.slds.journal)
      const own = (await listed('', null, journal)).content
      expect(idsOf(own)).toEqual(idsOf(all.filter(({ siteId }) => siteId === journal.siteId)))
      expect(own.length).toBeGreaterThan(0)
      const aggregate = await listed('', null, await contextOf(world, world.slds.aggregate))
      expect(idsOf(aggregate.content)).toEqual(expect.arrayContaining([...idsOf(own)]))
    })

    it('finds words of title and summary, and pages [C7.16]', async () => {
      const [first] = all
      expect(idsOf((await listed(first?.title.en.toUpperCase() ?? '')).content)).toContain(first?.id)
      expect((await listed('zzqx')).content).toEqual([])
      const second = await valueOf(
        world.collections.mediaItems(context, { kind: null, q: '', page: 1, size: 1 }),
      )
      expect([second.content, second.number, second.totalElements]).toEqual([[all[1]], 1, all.length])
    })

    it('gives one with its transcript and its captions in both languages [C7.16]', async () => {
      for (const item of all) {
        const page = await valueOf(world.collections.mediaItem({ ...context, language: 'en' }, item.id))
        expect(page.item).toEqual(item)
        expect(page.cues.length).toBeGreaterThan(0)
        expect(page.cues.every(({ begin, end }) => begin < end && end <= item.duration * 1_000)).toBe(true)
        expect(page.cues.every(({ text }) => text.zh !== '' && text.en !== '')).toBe(true)
        expect(new Set([page.captionUrls.zh, page.captionUrls.en, '']).size).toBe(3)
        expect(item.playUrl.startsWith('/') && item.downloadUrl.startsWith('/')).toBe(true)
        expect([item.size > 0, item.posterUrl === '', item.duration > 0]).toEqual([true, false, true])
      }
    })

    it('gives the chapters of those that are divided, one after another within their length [C7.16]', async () => {
      const pages = await Promise.all(all.map(({ id }) => valueOf(world.collections.mediaItem(context, id))))
      expect(pages.some(({ chapters }) => chapters.length > 1)).toBe(true)
      for (const { chapters, chapterUrls, item } of pages) {
        const begins = chapters.map(({ begin }) => begin)
        expect(begins).toEqual([...new Set(begins)].toSorted((a, b) => a - b))
        expect(begins.every((begin) => begin < item.duration * 1_000)).toBe(true)
        expect(chapters.every(({ title }) => title.zh !== '' && title.en !== '')).toBe(true)
        // as tracks too, one in each language
        expect(new Set([chapterUrls.zh, chapterUrls.en, '']).size).toBe(chapters.length > 0 ? 3 : 1)
      }
    })

    it('counts each download that is recorded [C7.16]', async () => {
      const id = all[0]?.id ?? ''
      const first = await valueOf(world.collections.recordDownload(context, id))
      expect(await valueOf(world.collections.recordDownload(context, id))).toBe(first + 1)
    })

    it('has none by an id that is none', async () => {
      for (const id of ['999999999', 'x', '']) {
        expect((await failureOf(world.collections.mediaItem(context, id))).kind).toBe('absent')
        expect((await failureOf(world.collections.recordDownload(context, id))).kind).toBe('absent')
      }
    })
  })
}
