import type { RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from './gateway-world.ts'

const whole = { page: 0, size: 100 }

/** What every BookCloudGateway, BooksGateway and DocumentGateway keeps. */
export function bookGatewaySuite(name: string, open: OpenWorld): void {
  let world: GatewayWorld
  let context: RequestContext
  const opened = async (): Promise<void> => {
    world = await open()
    context = await contextOf(world, world.slds.journal)
  }

  describe(`BookGateway: ${name}`, () => {
    beforeAll(opened)

    it('says whether a login is required [C7.8] [C6.3]', async () => {
      expect(await valueOf(world.bookCloud.check(context))).toBe('true')
    })

    it('opens the service for a credential, and for nothing that is none [C7.8]', async () => {
      expect(await valueOf(world.bookCloud.jumpUrl(context, 'member-0001'))).toMatch(/^https:.*member-0001/)
      for (const none of ['', 'no credential'])
        expect((await failureOf(world.bookCloud.jumpUrl(context, none))).kind).toMatch(/^(?:refused|absent)$/)
    })
  })

  describe(`BookshelfGateway: ${name}`, () => {
    beforeAll(opened)

    it('lists books, with a group those of its journals, each found by its id [C7.16]', async () => {
      const group = await contextOf(world, world.slds.group)
      const own = (await valueOf(world.books.list(context, whole))).content
      const all = await valueOf(world.books.list(group, whole))
      expect(own.length).toBeGreaterThan(0)
      expect(all.content).toEqual(expect.arrayContaining([...own]))
      for (const book of all.content) {
        expect(book.year).toBeGreaterThan(2000)
        expect(await valueOf(world.books.byId(context, book.id))).toEqual(book)
      }
      const second = await valueOf(world.books.list(group, { page: 1, size: 1 }))
      expect(second.content).toEqual(all.content.slice(1, 2))
    })

    it('has none under an unknown id', async () => {
      expect((await failureOf(world.books.byId(context, '999999999'))).kind).toBe('absent')
    })
  })

  describe(`DocumentGateway: ${name}`, () => {
    beforeAll(opened)

    it('lists documents, each told with its text [C7.16]', async () => {
      const { content, totalElements } = await valueOf(world.documents.list(context, whole))
      expect(totalElements).toBe(content.length)
      expect(content.length).toBeGreaterThan(0)
      for (const document of content) {
        const page = await valueOf(world.documents.byId(context, document.id))
        expect(page.document).toEqual(document)
        expect(page.body).not.toBeNull()
      }
    })

    it('has none under an unknown id', async () => {
      expect((await failureOf(world.documents.byId(context, 'no-number'))).kind).toBe('absent')
    })
  })
}
