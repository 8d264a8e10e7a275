import type { PersonalAlbumGateway, RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every PersonalAlbumGateway keeps of albums that are shared: nobody reads them, who has no session. */
export function sharedAlbumSuite(name: string, open: OpenWorld): void {
  describe(`PersonalAlbumGateway, shared: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let ids: readonly string[]
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
      ids = (await valueOf(world.articles.latest(context, 3))).map(({ id }) => id)
    })
    const member = (): PersonalAlbumGateway => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member.personalAlbums
    }
    const text = { name: '潮汐', enName: 'Tides', description: 'For the seminar' }
    const make = () => valueOf(member().saveAlbum(context, { ...text, articles: ids }))
    const album = (id: string) => valueOf(member().album(context, id))
    const page = { page: 0, size: 2 } as const
    const nobodyReads = async (token: string) => {
      const { personalAlbums: nobody } = world
      const asked = [
        nobody.sharedAlbum(context, token),
        nobody.sharedArticles(context, { token, ...page }),
      ] as const
      for (const answer of asked) expect((await failureOf(answer)).kind).toBe('absent')
    }

    it('are read without a session by whoever has the token, in the member’s order [C7.13] [C6.1]', async () => {
      const { personalAlbums: nobody } = world
      const id = await make()
      expect(await album(id)).toMatchObject({ isShared: false, shareToken: '' })
      const token = await valueOf(member().shareAlbum(context, id))
      expect(await album(id)).toMatchObject({ isShared: true, shareToken: token })
      // a list tells that it is shared, and no link
      const { content } = await valueOf(member().albums(context, { term: 'tides', page: 0, size: 10 }))
      expect(content.map(({ isShared }) => isShared)).toEqual([true])
      expect(await valueOf(nobody.sharedAlbum(context, token))).toEqual({ ...text, count: ids.length })
      const first = await valueOf(nobody.sharedArticles(context, { token, ...page }))
      expect(first).toMatchObject({ totalElements: ids.length, totalPages: 2 })
      expect(first.content.map(({ article }) => article.id)).toEqual(ids.slice(0, 2))
      await valueOf(member().deleteAlbum(context, id))
      await nobodyReads(token)
    })

    it('keep their token while they are shared, and never have it again [C7.13]', async () => {
      const id = await make()
      const token = await valueOf(member().shareAlbum(context, id))
      expect(await valueOf(member().shareAlbum(context, id))).toBe(token)
      await valueOf(member().unshareAlbum(context, id))
      await nobodyReads(token)
      // what is ended already stays so
      await valueOf(member().unshareAlbum(context, id))
      const next = await valueOf(member().shareAlbum(context, id))
      expect(next).not.toBe(token)
      await nobodyReads(token)
      expect((await valueOf(world.personalAlbums.sharedAlbum(context, next))).name).toBe(text.name)
      await valueOf(member().deleteAlbum(context, id))
    })

    it('are shared and ended by their member alone, and are nothing under any other token [C6.1]', async () => {
      const { personalAlbums: nobody } = world
      const id = await make()
      expect((await failureOf(nobody.shareAlbum(context, id))).kind).toBe('expired')
      expect((await failureOf(nobody.unshareAlbum(context, id))).kind).toBe('expired')
      const strange = await failureOf(member().shareAlbum(context, '999999999'))
      expect(strange).toMatchObject({ kind: 'refused', status: 404 })
      for (const token of ['', id, 'a'.repeat(32), '%', 'shared']) await nobodyReads(token)
      await valueOf(member().deleteAlbum(context, id))
    })
  })
}
