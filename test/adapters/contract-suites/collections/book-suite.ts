import type { RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const whole = { page: 0, size: 100 }

/** What every CollectionGateway keeps of books and documents. */
export function bookSuite(name: string, open: OpenWorld): void {
  let world: GatewayWorld
  let context: RequestContext
  const opened = async (): Promise<void> => {
    world = await open()
    context = await contextOf(world, world.slds.journal)
  }

  describe(`CollectionGateway, books: ${name}`, () => {
    beforeAll(opened)

    it('lists books, with a group those of its journals, each found by its id [C7.16]', async () => {
      const group = await contextOf(world, world.slds.group)
      const own = (await valueOf(world.collections.books(context, whole))).content
      const all = await valueOf(world.collections.books(group, whole))
      expect(own.length).toBeGreaterThan(0)
      expect(all.content).toEqual(expect.arrayContaining([...own]))
      for (const book of all.content) {
        expect(book.year).toBeGreaterThan(2000)
        expect(await valueOf(world.collections.book(context, book.id))).toEqual(book)
      }
      const second = await valueOf(world.collections.books(group, { page: 1, size: 1 }))
      expect(second.content).toEqual(all.content.slice(1, 2))
    })

    it('has none under an unknown id', async () => {
      expect((await failureOf(world.collections.book(context, '999999999'))).kind).toBe('absent')
    })
  })

  describe(`CollectionGateway, documents: ${name}`, () => {
    beforeAll(opened)

    it('lists documents, each told with its text [C7.16]', async () => {
      const { content, totalElements } = await valueOf(world.collections.documents(context, whole))
      expect(totalElements).toBe(content.length)
      expect(content.length).toBeGreaterThan(0)
      for (const document of content) {
        const page = await valueOf(world.collections.document(context, document.id))
        expect(page.document).toEqual(document)
        expect(page.body).not.toBeNull()
      }
    })

    it('has none under an unknown id', async () => {
      expect((await failureOf(world.collections.document(context, 'no-number'))).kind).toBe('absent')
    })
  })
}
