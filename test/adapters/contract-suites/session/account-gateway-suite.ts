import type { RequestContext } from '@xuekan/core'
import type { AgreementVersion } from '@xuekan/core/member'
import { sampleAccount } from '@xuekan/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

let newcomers = 0

/** What every AccountGateway keeps. */
export function accountGatewaySuite(name: string, open: OpenWorld): void {
  describe(`AccountGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const newcomer = (): string => {
      newcomers += 1
      return `newcomer-${newcomers}@example.org`
    }
    const refused = (status: number) => ({ kind: 'refused', status, message: expect.stringMatching(/./) })

    it('lets a member in by the password, under each name [C1.6] [C7.11]', async () => {
      const { userName, email, password, member } = sampleAccount
      for (const known of [userName, ` ${email.toUpperCase()}`, '+86 138 1234 5678'])
        expect(
          await valueOf(world.accounts.login(context, { userName: known, password, remember: false })),
        ).toMatchObject({ userName, member: { mobileNo: member.mobileNo } })
    })

    it('knows no third party where the portal names none, and binds nothing [C6.4] [C7.11]', async () => {
      const { accounts } = world
      const { userName, password } = sampleAccount
      const origin = 'http://slgc.localhost'
      expect(await valueOf(accounts.thirdParties(context))).toEqual([])
      expect(
        await failureOf(accounts.beginThirdParty(context, { party: 'orcid', origin, returnTo: '' })),
      ).toMatchObject({ kind: 'refused' })
      const url = `${origin}/accountBinding/return?state=none`
      expect(await valueOf(accounts.finishThirdParty(context, { url, secret: '' }))).toMatchObject({
        end: 'over',
        signedIn: { userName: '', token: '', commonToken: '' },
      })
      const login = { commonToken: 'none', userName, password, remember: false }
      expect(await failureOf(accounts.bindThirdParty(context, login))).toMatchObject(refused(410))
      expect((await failureOf(accounts.boundThirdParties(context))).kind).toBe('expired')
    })

    it('refuses a wrong password and an unknown name alike [C7.11]', async () => {
      const ask = (userName: string) =>
        failureOf(world.accounts.login(context, { userName, password: 'Wrong2026', remember: false }))
      const wrong = await ask(sampleAccount.userName)
      expect(wrong).toMatchObject(refused(403))
      expect(await ask('nobody')).toEqual(wrong)
      expect(await ask(newcomer())).toEqual(wrong)
    })

    it('makes an account for who has the code, once [C1.6] [C7.11]', async () => {
      const receiver = newcomer()
      const password = 'Sediment7'
      await valueOf(world.accounts.sendCode(context, { receiver, purpose: 'register' }))
      const code = world.codeFor?.(receiver) ?? ''
      const wrongCode = code === '000000' ? '000001' : '000000'
      const register = (given: string, chosen = password) =>
        world.accounts.register(context, { receiver, code: given, password: chosen })
      expect(await failureOf(register(wrongCode))).toMatchObject(refused(423))
      expect(await failureOf(register(code, 'short'))).toMatchObject(refused(428))
      expect(await valueOf(register(code))).toMatchObject({ userName: receiver })
      expect(await failureOf(register(code))).toMatchObject(refused(423))
      expect(
        await valueOf(world.accounts.login(context, { userName: receiver, password, remember: true })),
      ).toMatchObject({ userName: receiver })
    })

    it('makes none for who has read agreements that are in force no longer, and spends no code on it [C5.8]', async () => {
      const receiver = newcomer()
      const inForce = (await valueOf(world.agreements.versions(context))).filter(
        ({ state }) => state === 'inForce',
      )
      await valueOf(world.accounts.sendCode(context, { receiver, purpose: 'register' }))
      const code = world.codeFor?.(receiver) ?? ''
      const register = (agreements: readonly AgreementVersion[]) =>
        world.accounts.register(context, { receiver, code, password: 'Sediment7', agreements })
      expect(await failureOf(register([{ kind: 'privacy', since: '1999-12-31' }]))).toMatchObject(
        refused(412),
      )
      expect(await valueOf(register(inForce))).toMatchObject({ userName: receiver })
    })

    it('takes a code for what it was sent for, and tells who has it that nobody is known [C7.11]', async () => {
      const receiver = newcomer()
      await valueOf(world.accounts.sendCode(context, { receiver, purpose: 'login' }))
      const code = world.codeFor?.(receiver) ?? ''
      const password = 'Sediment7'
      expect(await failureOf(world.accounts.register(context, { receiver, code, password }))).toMatchObject(
        refused(423),
      )
      expect(
        await failureOf(world.accounts.loginByCode(context, { receiver, code, remember: false })),
      ).toMatchObject(refused(404))
    })

    it('sends a code where one can be sent, and not at once again [C7.11]', async () => {
      const receiver = newcomer()
      const send = (to: string) => world.accounts.sendCode(context, { receiver: to, purpose: 'password' })
      expect(await failureOf(send('nowhere'))).toMatchObject(refused(422))
      await valueOf(send(receiver))
      expect(await failureOf(send(receiver))).toMatchObject(refused(429))
      const code = world.codeFor?.(receiver) ?? ''
      expect(
        await failureOf(world.accounts.setPassword(context, { receiver, code, password: 'Sediment7' })),
      ).toMatchObject(refused(404))
    })

    it('sets another password for a forgotten one, by a code that stays good where it is the former one [C5.5] [C7.11]', async () => {
      const receiver = newcomer()
      const former = 'Sediment7'
      const codeFor = async (purpose: 'register' | 'password') => {
        await valueOf(world.accounts.sendCode(context, { receiver, purpose }))
        return world.codeFor?.(receiver) ?? ''
      }
      await valueOf(
        world.accounts.register(context, { receiver, code: await codeFor('register'), password: former }),
      )
      const code = await codeFor('password')
      const set = (password: string, given = code) =>
        world.accounts.setPassword(context, { receiver, code: given, password })
      // who has not the code is not told that it is the password
      expect(await failureOf(set(former, code === '000000' ? '000001' : '000000'))).toMatchObject(
        refused(423),
      )
      expect(await failureOf(set(former))).toMatchObject(refused(428))
      await valueOf(set('Estuary88'))
      expect(await failureOf(set('Estuary99'))).toMatchObject(refused(423))
    })
  })
}
