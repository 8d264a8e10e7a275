import type { RequestContext } from '@xuekan/core'
import { sampleAccount, sampleContent } from '@xuekan/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SessionGateway keeps. */
export function sessionGatewaySuite(name: string, open: OpenWorld): void {
  describe(`SessionGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    it('knows whom a token belongs to [C7.8] [C3.14]', async () => {
      const token = world.member?.token ?? ''
      expect(await valueOf(world.session.personalInfo(context, token))).toMatchObject(
        sampleContent.members?.[sampleAccount.token] ?? {},
      )
    })

    it('says of any other token that it is not accepted, in the words of the server [C7.8]', async () => {
      for (const token of ['another', '', 'null'])
        expect(await failureOf(world.session.personalInfo(context, token))).toMatchObject({
          kind: 'expired',
          message: expect.stringMatching(/./),
        })
    })

    it('logs nobody out without complaint, as often as asked [C7.8]', async () => {
      expect(await valueOf(world.session.logout(context))).toBeNull()
      expect(await valueOf(world.session.logout(context))).toBeNull()
    })
  })
}
