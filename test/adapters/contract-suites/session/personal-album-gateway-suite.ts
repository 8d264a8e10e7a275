import type { PersonalAlbumGateway, RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every PersonalAlbumGateway keeps. */
export function personalAlbumGatewaySuite(name: string, open: OpenWorld): void {
  describe(`PersonalAlbumGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let ids: readonly [string, string, string]
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
      const found = await valueOf(world.articles.latest(context, 3))
      const [first = '', second = '', third = ''] = found.map(({ id }) => id)
      ids = [first, second, third]
    })
    const member = (): PersonalAlbumGateway => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member.personalAlbums
    }
    const text = { name: '潮汐', enName: 'Tides', description: 'For the seminar' }
    const all = { term: '', page: 0, size: 10 } as const
    const articlesOf = async (album: string, order: 'kept' | 'published' | 'title' = 'kept', term = '') => {
      const { content } = await valueOf(member().albumArticles(context, { ...all, album, order, term }))
      return content.map(({ article: { id }, place }) => [id, place] as const)
    }

    it('makes, finds, renames and takes away albums, which can be made again [C7.13] [C3.14]', async () => {
      const [first, second] = ids
      const id = await valueOf(
        member().saveAlbum(context, { ...text, articles: [first, 'none', second, first] }),
      )
      const made = await valueOf(member().album(context, id))
      expect(made).toMatchObject({ id, ...text, count: 2 })
      expect(await valueOf(member().albums(context, { ...all, term: 'TIDE' }))).toMatchObject({
        content: [{ id }],
        totalElements: 1,
      })
      expect((await valueOf(member().albums(context, { ...all, term: 'nowhere' }))).totalElements).toBe(0)
      await valueOf(member().editAlbum(context, id, { ...text, name: '河口', description: '' }))
      expect(await valueOf(member().album(context, id))).toMatchObject({ name: '河口', description: '' })
      const deleted = await valueOf(member().deleteAlbum(context, id))
      expect(deleted).toEqual({ name: '河口', enName: 'Tides', description: '', articles: [first, second] })
      expect((await failureOf(member().album(context, id))).kind).toBe('absent')
      expect(await valueOf(member().deleteAlbum(context, id))).toBeNull()
      expect((await failureOf(member().editAlbum(context, id, text))).kind).toBe('refused')
      const again = await valueOf(member().saveAlbum(context, deleted ?? { ...text, articles: [] }))
      expect((await articlesOf(again)).map(([each]) => each)).toEqual([first, second])
      await valueOf(member().deleteAlbum(context, again))
    })

    it('holds articles in the order of the member, each once, found and sorted [C7.13] [C4.22]', async () => {
      const [first, second, third] = ids
      const album = await valueOf(member().saveAlbum(context, { ...text, articles: [] }))
      const holding = async (id: string) =>
        (await valueOf(member().albumsHolding(context, id))).map((each) => each.id)
      const add = (articles: readonly string[], place: number | null) =>
        valueOf(member().addToAlbum(context, { album, articles, place }))
      expect(await holding(first)).toEqual([])
      await add([first, second], null)
      expect([await holding(first), await holding(third), await holding('none')]).toEqual([[album], [], []])
      await add([second, third], null)
      expect(await articlesOf(album)).toEqual([
        [first, 1],
        [second, 2],
        [third, 3],
      ])
      await add([third], 1)
      expect((await articlesOf(album)).map(([id]) => id)).toEqual([third, first, second])
      for (const order of ['published', 'title'] as const)
        expect(await articlesOf(album, order)).toHaveLength(3)
      const article = await valueOf(world.articles.byId(context, second))
      expect(await articlesOf(album, 'kept', article.title.en || article.title.zh)).toEqual([[second, 3]])
      expect(await valueOf(member().removeFromAlbum(context, album, first))).toBe(2)
      expect(await valueOf(member().removeFromAlbum(context, album, first))).toBeNull()
      expect(await articlesOf(album)).toEqual([
        [third, 1],
        [second, 2],
      ])
      await valueOf(member().deleteAlbum(context, album))
    })

    it('refuses what is no article, and what is no album of the member [C7.13]', async () => {
      const [first] = ids
      const album = await valueOf(member().saveAlbum(context, { ...text, articles: [] }))
      const refusal = { kind: 'refused', status: 404 }
      const none = { album, articles: ['999999999'], place: null }
      expect(await failureOf(member().addToAlbum(context, none))).toMatchObject(refusal)
      const nowhere = { album: '999999999', articles: [first], place: null }
      expect(await failureOf(member().addToAlbum(context, nowhere))).toMatchObject(refusal)
      expect(await valueOf(member().removeFromAlbum(context, 'x', first))).toBeNull()
      const asked = { ...all, album: '999999999', order: 'kept' } as const
      expect((await failureOf(member().albumArticles(context, asked))).kind).toBe('absent')
      await valueOf(member().deleteAlbum(context, album))
    })

    it('has nothing of nobody [C6.1]', async () => {
      const { personalAlbums: nobody } = world
      const answers = [
        nobody.albums(context, all),
        nobody.album(context, '1'),
        nobody.saveAlbum(context, { ...text, articles: [] }),
        nobody.editAlbum(context, '1', text),
        nobody.deleteAlbum(context, '1'),
        nobody.albumArticles(context, { ...all, album: '1', order: 'kept' }),
        nobody.addToAlbum(context, { album: '1', articles: ids, place: null }),
        nobody.removeFromAlbum(context, '1', '1'),
      ]
      for (const answer of answers) expect((await failureOf(answer)).kind).toBe('expired')
    })
  })
}
