import type { RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every IssueGateway keeps of pages and of the two newest issues. */
export function issuePagesSuite(name: string, open: OpenWorld): void {
  describe(`IssueGateway by pages: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    it('gives the years of a journal page by page, and all of them together once [C7.6]', async () => {
      const years = await valueOf(world.issues.years(context))
      const pages = await Promise.all(
        years.map((_, page) => valueOf(world.issues.page(context, { page, size: 1 }))),
      )
      expect(pages.flatMap(({ content }) => content)).toEqual(years)
      for (const [number, page] of pages.entries()) {
        expect(page).toMatchObject({ number, totalPages: years.length, totalElements: years.length })
      }
      const whole = await valueOf(world.issues.page(context, { page: 0, size: 50 }))
      expect(whole).toMatchObject({ content: years, totalPages: 1 })
    })

    it('has nothing behind the last page', async () => {
      const years = await valueOf(world.issues.years(context))
      const beyond = await valueOf(world.issues.page(context, { page: 5_000, size: 10 }))
      expect(beyond).toMatchObject({ content: [], totalElements: years.length })
    })

    it('gives the two newest issues, newest first [C7.6]', async () => {
      const all = (await valueOf(world.issues.years(context))).flatMap(({ issues }) => issues)
      expect(await valueOf(world.issues.firstTwo(context))).toEqual(all.slice(0, 2))
    })

    it('gives none for a site without a journal', async () => {
      const group = await contextOf(world, world.slds.group)
      expect(await valueOf(world.issues.firstTwo(group))).toEqual([])
      expect(await valueOf(world.issues.page(group, { page: 0, size: 10 }))).toMatchObject({
        content: [],
        totalPages: 0,
      })
    })
  })
}
