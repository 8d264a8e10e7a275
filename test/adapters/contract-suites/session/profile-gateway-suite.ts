import type { ProfileGateway, RequestContext } from '@xuekan/core'
import { sampleAccount } from '@xuekan/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every ProfileGateway keeps. */
export function profileGatewaySuite(name: string, open: OpenWorld): void {
  describe(`ProfileGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const member = (): ProfileGateway => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member.profile
    }
    const refused = (status: number) => ({ kind: 'refused', status, message: expect.stringMatching(/./) })

    it('knows what the account is known by, and keeps what the member tells [C7.12]', async () => {
      expect(await valueOf(member().profile(context))).toMatchObject({
        userName: sampleAccount.userName,
        loginEmail: sampleAccount.email,
        mobile: sampleAccount.member.mobileNo,
      })
      const info = {
        name: '林 溪',
        email: 'letters@example.org',
        region: '江州',
        major: '水力学',
        institution: '江州水利科学研究院',
        researchFields: ['泥沙', '鱼道'],
        gender: 'female',
      } as const
      await valueOf(member().saveProfile(context, info))
      expect(await valueOf(member().profile(context))).toMatchObject({
        ...info,
        loginEmail: sampleAccount.email,
        mobile: sampleAccount.member.mobileNo,
      })
      const six = ['a', 'b', 'c', 'd', 'e', 'f']
      expect(await failureOf(member().saveProfile(context, { ...info, researchFields: six }))).toMatchObject(
        refused(422),
      )
    })

    it('changes a password for the one that is known alone, and the token with it [C7.11]', async () => {
      const change = (former: string, password: string) =>
        member().changePassword(context, { former, password })
      expect(await failureOf(change('Wrong2026', 'Sediment7'))).toMatchObject(refused(403))
      expect(await failureOf(change(sampleAccount.password, 'short'))).toMatchObject(refused(428))
      expect(await failureOf(change(sampleAccount.password, sampleAccount.password))).toMatchObject(
        refused(428),
      )
      const before = world.member?.token ?? ''
      const changed = async (former: string, password: string): Promise<void> => {
        const { token, userName } = await valueOf(change(former, password))
        expect(userName).toBe(sampleAccount.userName)
        expect(['', before]).not.toContain(token)
        world.member?.goOnWith(token)
      }
      await changed(sampleAccount.password, 'Sediment7')
      await changed('Sediment7', sampleAccount.password)
    })

    it('lists where the member is logged in, this session first, and ends others [C7.12]', async () => {
      await valueOf(member().endSession(context, '999999'))
      await valueOf(member().endSession(context, 'x'))
      await valueOf(member().endOtherSessions(context))
      expect((await valueOf(member().sessions(context))).map(({ isCurrent }) => isCurrent)).toEqual([true])
    })

    it('answers nobody [C6.1]', async () => {
      const calls = [
        world.profile.profile(context),
        world.profile.sessions(context),
        world.profile.endOtherSessions(context),
        world.profile.endSession(context, '1'),
      ]
      for (const call of calls) expect((await failureOf(call)).kind).toBe('expired')
    })
  })
}
