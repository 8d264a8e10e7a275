import type { PasskeyGateway, RequestContext } from '@xuekan/core'
import { sampleAccount } from '@xuekan/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const origin = 'http://slgc.localhost'
const proof = { password: sampleAccount.password, factor: '' }

/** What every PasskeyGateway keeps. */
export function passkeyGatewaySuite(name: string, open: OpenWorld): void {
  describe(`PasskeyGateway: ${name}`, () => {
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
    const own = (): PasskeyGateway => known().passkeys
    const refused = (status: number) => ({ kind: 'refused', status, message: expect.stringMatching(/./) })
    const goOn = ({ token, userName }: { readonly token: string; readonly userName: string }): void => {
      expect(userName).toBe(sampleAccount.userName)
      expect(['', known().token]).not.toContain(token)
      known().goOnWith(token)
    }
    const make = async () => {
      const request = await valueOf(own().beginPasskey(context, { ...proof, origin }))
      expect(request).toMatchObject({ relyingParty: 'localhost', userName: sampleAccount.userName })
      const made = await known().device.create(request)
      if (!made.ok) throw new Error(made.error)
      return made.value
    }

    it('adds a passkey for proof, lets in by it, renames and removes it, each with another token [C1.6] [C6.2]', async () => {
      expect(await valueOf(own().passkeys(context))).toEqual({ relyingParty: 'localhost', list: [] })
      expect(
        await failureOf(own().beginPasskey(context, { ...proof, password: 'Wrong2026', origin })),
      ).toMatchObject(refused(403))
      expect(await failureOf(own().beginPasskey(context, { ...proof, origin: '' }))).toMatchObject(
        refused(422),
      )
      const made = await make()
      const added = await valueOf(own().addPasskey(context, { ...made, name: 'phone' }))
      goOn(added.signedIn)
      expect(added.passkeys.list).toMatchObject([{ name: 'phone', used: null }])
      expect(await failureOf(own().addPasskey(context, { ...made, name: 'again' }))).toMatchObject(
        refused(410),
      )

      // whose passkey it is, is asked of the gateways of the member alone where these are in memory
      const request = await valueOf(own().beginPasskeyLogin(context, origin))
      const used = await known().device.use(request)
      if (!used.ok) throw new Error(used.error)
      const login = await valueOf(own().loginByPasskey(context, { ...used.value, device: 'tests' }))
      goOn(login)
      expect(await failureOf(own().loginByPasskey(context, used.value))).toMatchObject(refused(410))

      const [one] = (await valueOf(own().passkeys(context))).list
      const id = one?.id ?? ''
      expect((await valueOf(own().renamePasskey(context, { id, name: 'laptop' }))).list).toMatchObject([
        { id, name: 'laptop' },
      ])
      expect(
        await failureOf(own().removePasskey(context, { ...proof, password: 'Wrong2026', id })),
      ).toMatchObject(refused(403))
      const removed = await valueOf(own().removePasskey(context, { ...proof, id }))
      goOn(removed.signedIn)
      expect(removed.passkeys.list).toEqual([])
      const after = await known().device.use(await valueOf(own().beginPasskeyLogin(context, origin)))
      if (!after.ok) throw new Error(after.error)
      expect(await failureOf(own().loginByPasskey(context, after.value))).toMatchObject(refused(404))
    })

    it('answers nobody, and lets nobody in by a challenge that nobody has given [C6.1]', async () => {
      const credential = { id: 'a', clientData: 'b' }
      const calls = [
        world.passkeys.passkeys(context),
        world.passkeys.beginPasskey(context, { ...proof, origin }),
        world.passkeys.addPasskey(context, {
          ...credential,
          attestation: 'c',
          transports: ['usb'],
          name: '',
        }),
        world.passkeys.renamePasskey(context, { id: '7', name: 'a' }),
        world.passkeys.removePasskey(context, { ...proof, id: '7' }),
      ]
      for (const call of calls) expect((await failureOf(call)).kind).toBe('expired')
      expect((await valueOf(world.passkeys.beginPasskeyLogin(context, origin))).relyingParty).toBe(
        'localhost',
      )
      expect(await failureOf(world.passkeys.beginPasskeyLogin(context, ''))).toMatchObject(refused(422))
      const used = { ...credential, authenticatorData: 'c', signature: 'd', userHandle: '' }
      expect(await failureOf(world.passkeys.loginByPasskey(context, used))).toMatchObject(refused(410))
    })
  })
}
