import type { DownloadGateway, RequestContext } from '@xuekan/core'
import type { FavouriteRequest } from '@xuekan/core/member'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every DownloadGateway keeps. */
export function downloadGatewaySuite(name: string, open: OpenWorld): void {
  describe(`DownloadGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const member = (): DownloadGateway => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member.downloads
    }
    const all: FavouriteRequest = { term: '', order: 'kept', page: 0, size: 10 }
    const early = '2026-01-02T03:04:05.000Z'
    const late = '2026-02-03T04:05:06.000Z'

    it('lists an article once with its last download, finds it, forgets it and has it back [C7.12]', async () => {
      const [first, second] = await valueOf(world.articles.latest(context, 2))
      if (first === undefined || second === undefined) throw new Error('there are no articles')
      for (const download of [
        { id: first.id, at: early },
        { id: second.id, at: early },
        { id: first.id, at: late },
      ])
        await valueOf(member().restoreDownload(context, download))
      const listed = await valueOf(member().downloads(context, all))
      expect(listed.content.map(({ article, keptOn }) => [article.id, keptOn])).toEqual([
        [first.id, '2026-02-03'],
        [second.id, '2026-01-02'],
      ])
      const { zh, en } = first.title
      const found = await valueOf(member().downloads(context, { ...all, term: en || zh, order: 'title' }))
      expect(found.content.map(({ article }) => article.id)).toEqual([first.id])
      expect(await valueOf(member().dropDownload(context, first.id))).toBe(late)
      expect(await valueOf(member().dropDownload(context, first.id))).toBe('')
      expect((await valueOf(member().downloads(context, all))).totalElements).toBe(1)
      await valueOf(member().restoreDownload(context, { id: first.id, at: late }))
      expect((await valueOf(member().downloads(context, all))).totalElements).toBe(2)
      for (const { id } of [first, second]) await valueOf(member().dropDownload(context, id))
    })

    it('refuses what is no article, and forgets what was never downloaded [C7.12]', async () => {
      const none = { id: '999999999', at: early }
      expect(await failureOf(member().restoreDownload(context, none))).toMatchObject({
        kind: 'refused',
        status: 404,
      })
      expect(await valueOf(member().dropDownload(context, 'x'))).toBe('')
    })

    it('keeps nothing of nobody, and shows nothing [C6.1]', async () => {
      const { downloads } = world
      const calls = [
        downloads.downloads(context, all),
        downloads.dropDownload(context, '1'),
        downloads.restoreDownload(context, { id: '1', at: early }),
      ]
      for (const call of calls) expect((await failureOf(call)).kind).toBe('expired')
    })
  })
}
