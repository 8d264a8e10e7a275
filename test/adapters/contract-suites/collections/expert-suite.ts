import type { RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every CollectionGateway keeps of experts. */
export function expertSuite(name: string, open: OpenWorld): void {
  describe(`CollectionGateway, experts: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let board = ''
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
      for (const { id } of await valueOf(world.sites.channels(context)))
        if (board === '' && (await valueOf(world.collections.firstExpert(context, id))) !== null) board = id
    })
    const members = async (page = 0, size = 100) =>
      valueOf(world.collections.experts(context, board, { page, size }))

    it('gives the first member of a column, who leads its list [C7.7] [C2.14]', async () => {
      const { content } = await members()
      expect(content.length).toBeGreaterThan(2)
      expect(await valueOf(world.collections.firstExpert(context, board))).toBe(content[0]?.id)
    })

    it('gives no first member of a column without experts, nor of one that is not there [C7.7]', async () => {
      const [home] = await valueOf(world.sites.channels(context))
      for (const id of [home?.id ?? '', '999999999']) {
        expect(await valueOf(world.collections.firstExpert(context, id))).toBeNull()
        expect(await valueOf(world.collections.experts(context, id, { page: 0, size: 10 }))).toMatchObject({
          content: [],
          totalElements: 0,
          totalPages: 0,
        })
      }
    })

    it('pages through the members, each named in both languages [C7.16]', async () => {
      const all = await members()
      expect(all.content.every(({ name: { zh, en }, siteId }) => zh && en && siteId === context.siteId)).toBe(
        true,
      )
      const [first, second] = [await members(0, 2), await members(1, 2)]
      expect([...first.content, ...second.content]).toEqual(all.content.slice(0, 4))
      expect(second).toMatchObject({ number: 1, totalElements: all.totalElements })
    })

    it('tells of each member as the list does, and of some more [C7.16]', async () => {
      const [lead] = (await members()).content
      const page = await valueOf(world.collections.expert(context, lead?.id ?? ''))
      expect(page.expert).toEqual(lead)
      expect(page.introduction).toContain('<p>')
    })

    it('has nobody under an unknown id', async () => {
      for (const id of ['999999999', 'no-number'])
        expect((await failureOf(world.collections.expert(context, id))).kind).toBe('absent')
    })
  })
}
