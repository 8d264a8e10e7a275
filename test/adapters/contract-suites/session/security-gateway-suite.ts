import type { RequestContext, SecurityGateway } from '@xuekan/core'
import { sampleAccount } from '@xuekan/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

let changes = 0

/** What every SecurityGateway keeps. */
export function securityGatewaySuite(name: string, open: OpenWorld): void {
  describe(`SecurityGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const known = () => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member
    }
    const guards = (): SecurityGateway => known().security
    const { password } = sampleAccount
    const refused = (status: number) => ({ kind: 'refused', status, message: expect.stringMatching(/./) })
    /** Goes on under the token that a change has given the session, which is none of those before. */
    const goOn = ({ token, userName }: { readonly token: string; readonly userName: string }): void => {
      expect(userName).toBe(sampleAccount.userName)
      expect(['', known().token]).not.toContain(token)
      known().goOnWith(token)
    }

    it('switches a second factor on and off, each by proof and with another token [C6.2] [C7.11]', async () => {
      const isOn = async () => (await valueOf(guards().secondFactor(context))).isOn
      expect(await isOn()).toBe(false)
      expect(await failureOf(guards().beginFactor(context, { password: 'Wrong2026' }))).toMatchObject(
        refused(403),
      )
      const { secret, address } = await valueOf(guards().beginFactor(context, { password }))
      expect(address).toContain(`secret=${secret}`)
      const code = known().factorCodeOf(secret)
      const wrong = code === '000000' ? '000001' : '000000'
      expect(await failureOf(guards().confirmFactor(context, wrong))).toMatchObject(refused(423))
      expect(await isOn()).toBe(false)
      const { codes, signedIn } = await valueOf(guards().confirmFactor(context, code))
      goOn(signedIn)
      expect(await valueOf(guards().secondFactor(context))).toEqual({
        isOn: true,
        recoveryLeft: codes.length,
      })
      expect(await failureOf(guards().beginFactor(context, { password }))).toMatchObject({
        kind: 'refused',
      })
      const [recovery = ''] = codes
      expect(await failureOf(guards().endFactor(context, { password, factor: wrong }))).toMatchObject(
        refused(423),
      )
      expect(
        await failureOf(guards().endFactor(context, { password: 'Wrong2026', factor: recovery })),
      ).toMatchObject(refused(403))
      goOn(await valueOf(guards().endFactor(context, { password, factor: recovery })))
      expect(await valueOf(guards().secondFactor(context))).toEqual({ isOn: false, recoveryLeft: 0 })
    })

    it('changes what one logs in with by a code that is sent there, after proof, once [C5.7] [C7.11]', async () => {
      changes += 1
      const receiver = `changed-${changes}@example.org`
      const change = (code: string, to = receiver) => guards().changeContact(context, { receiver: to, code })
      const begin = (given: string, to = receiver) =>
        guards().beginContact(context, { password: given, factor: '', receiver: to })
      expect(await failureOf(change('123456'))).toMatchObject(refused(410))
      expect(await failureOf(begin('Wrong2026'))).toMatchObject(refused(403))
      expect(await failureOf(begin(password, 'nowhere'))).toMatchObject(refused(422))
      await valueOf(begin(password))
      const code = world.codeFor?.(receiver) ?? ''
      expect(await failureOf(change(code === '000000' ? '000001' : '000000'))).toMatchObject(refused(423))
      expect(await failureOf(change(code, 'elsewhere@example.org'))).toMatchObject(refused(410))
      goOn(await valueOf(change(code)))
      expect(await failureOf(change(code))).toMatchObject(refused(410))
      await known().restore()
    })

    it('answers where the data can be had, for proof alone', async () => {
      expect(
        await failureOf(guards().exportData(context, { password: 'Wrong2026', factor: '' })),
      ).toMatchObject(refused(403))
      expect(await valueOf(guards().exportData(context, { password, factor: '' }))).toMatch(/^\/rc-pub\//)
    })

    it('lets nobody in by a word that no login has answered [C1.6]', async () => {
      const login = { commonToken: 'none', code: '123456' }
      expect(await failureOf(world.security.loginByFactor(context, login))).toMatchObject(refused(410))
    })

    it('answers nobody, and ends no account without proof [C6.1]', async () => {
      const proof = { password, factor: '' }
      const calls = [
        world.security.secondFactor(context),
        world.security.beginFactor(context, proof),
        world.security.confirmFactor(context, '123456'),
        world.security.endFactor(context, proof),
        world.security.beginContact(context, { ...proof, receiver: 'a@example.org' }),
        world.security.changeContact(context, { receiver: 'a@example.org', code: '123456' }),
        world.security.exportData(context, proof),
        world.security.deleteAccount(context, proof),
      ]
      for (const call of calls) expect((await failureOf(call)).kind).toBe('expired')
      expect(
        await failureOf(guards().deleteAccount(context, { password: 'Wrong2026', factor: '' })),
      ).toMatchObject(refused(403))
      expect((await valueOf(guards().secondFactor(context))).isOn).toBe(false)
    })
  })
}
