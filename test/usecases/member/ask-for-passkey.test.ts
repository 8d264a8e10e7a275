import { asSiteId } from '@xuekan/core/site'
import {
  createFakeGateways,
  createFakePasskeyDevice,
  sampleContent,
  sampleProfile,
} from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import type { PasskeyDevice } from '../../../core/ports/passkey-device.ts'
import { parseCreatedPasskey, parseUsedPasskey } from '../../../core/domain/member/passkey-answer.ts'
import { askForPasskey, makePasskey } from '../../../core/usecases/member/ask-for-passkey.ts'
import { valueOf } from '../../adapters/first-answer.ts'
import { fail } from '../../../core/usecases/async-results.ts'

const context = { language: 'en', siteId: asSiteId('7') } as const
const hub = 'http://localhost:4173'

function bench(device: PasskeyDevice | null = createFakePasskeyDevice(hub)) {
  const { passkeys } = createFakeGateways({ ...sampleContent, signedIn: sampleProfile })
  const open = async () => device
  return { passkeys, open, ask: () => askForPasskey({ passkeys, open }, context, '/en/issue') }
}
const begin = (passkeys: ReturnType<typeof bench>['passkeys']) =>
  valueOf(passkeys.beginPasskey(context, { password: sampleProfile.password, factor: '', origin: hub }))

describe('asking for a passkey', () => {
  it('answers on the host that passkeys are for, with what lets the member in [C1.6]', async () => {
    const { passkeys, open, ask } = bench()
    const made = await makePasskey(open, await begin(passkeys))
    const created = made.kind === 'answered' ? parseCreatedPasskey(made.passkey) : null
    if (created === null) throw new Error('it was made')
    await valueOf(passkeys.addPasskey(context, { ...created, name: 'phone' }))
    const step = await ask()
    const used = step.kind === 'answered' ? parseUsedPasskey(step.passkey) : null
    if (used === null) throw new Error('it was used')
    expect((await valueOf(passkeys.loginByPasskey(context, used))).userName).toBe('linxi')
    expect(await makePasskey(open, await begin(passkeys))).toEqual({ kind: 'problem', problem: 'known' })
  })

  it('leads from any other host there and back, and asks no browser [C2.35]', async () => {
    const { ask } = bench(createFakePasskeyDevice('http://slgc.localhost:4173', 'failed'))
    const step = await ask()
    if (step.kind !== 'elsewhere') throw new Error(step.kind)
    const { pathname, searchParams } = new URL(step.address, hub)
    expect([pathname, searchParams.get('returnTo'), searchParams.get('by')]).toEqual([
      '/login/elsewhere',
      '/en/issue',
      'passkey',
    ])
  })

  it.each(['cancelled', 'unfit', 'failed'] as const)('tells that it was %s [C8.1]', async (problem) => {
    const { ask, open, passkeys } = bench(createFakePasskeyDevice(hub, problem))
    expect(await ask()).toEqual({ kind: 'problem', problem })
    expect(await makePasskey(open, await begin(passkeys))).toEqual({ kind: 'problem', problem })
  })

  it('fails where the code cannot be had, and tells what the server says [C8.1]', async () => {
    const without = bench(null)
    const failed = { kind: 'problem', problem: 'failed' }
    expect(await without.ask()).toEqual(failed)
    expect(await makePasskey(without.open, await begin(without.passkeys))).toEqual(failed)
    const { ask } = bench(createFakePasskeyDevice(''))
    expect(await ask()).toEqual({ kind: 'words', words: 'The fake refuses.' })
    const { open } = bench()
    const late = { beginPasskeyLogin: () => fail({ kind: 'timeout', call: 'beginPasskeyLogin' } as const) }
    expect(await askForPasskey({ passkeys: late, open }, context, null)).toEqual(failed)
    const odd = bench(createFakePasskeyDevice('file:'))
    expect(await odd.ask()).toEqual(failed)
  })
})
