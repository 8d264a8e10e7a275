import type { RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SessionGateway keeps of the book cloud. */
export function bookCloudSuite(name: string, open: OpenWorld): void {
  describe(`SessionGateway, book cloud: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    it('says whether a login is required [C7.8] [C6.3]', async () => {
      expect(await valueOf(world.session.bookCloudCheck(context))).toBe('true')
    })

    it('leads nobody on without a login where one is required [C6.3] [C7.12]', async () => {
      expect(await valueOf(world.session.ownBookCloudUrl(context))).toBe('')
    })

    it('opens the service for a credential, and for nothing that is none [C7.8]', async () => {
      expect(await valueOf(world.session.bookCloudUrl(context, 'member-0001'))).toMatch(
        /^https:.*member-0001/,
      )
      for (const none of ['', 'no credential'])
        expect((await failureOf(world.session.bookCloudUrl(context, none))).kind).toMatch(
          /^(?:refused|absent)$/,
        )
    })
  })
}
