import {
  createFakeGateways,
  createFakePasskeyDevice,
  fakeCode,
  fakeFactorCodes,
  sampleContent,
  sampleProfile,
} from '@xuekan/core/testing'
import { asSiteId } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { printPasskey } from '../../../core/domain/member/passkey-answer.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { loadAccountSettings } from '../../../core/usecases/pages/load-account-settings.ts'
import type { SubmittedSettings } from '../../../core/usecases/pages/account-settings-content.ts'
import { failureOf, valueOf } from '../../adapters/first-answer.ts'

const context = { language: 'en', siteId: asSiteId('7') } as const
const { password } = sampleProfile

function bench() {
  const ports = createFakeGateways({ ...sampleContent, signedIn: sampleProfile })
  return (submitted: SubmittedSettings | null = null) => loadAccountSettings(ports, { context, submitted })
}

describe('the guards of an account', () => {
  it('are nobody’s where nobody is logged in [C4.10] [C6.1]', async () => {
    const ports = createFakeGateways(sampleContent)
    const answer = loadAccountSettings(ports, { context, submitted: { action: 'begin', password } })
    expect((await failureOf(answer)).kind).toBe('expired')
  })

  it('are set up by the password, keep the key while a code is wrong, and show recovery codes once [C6.2]', async () => {
    const open = bench()
    expect(await valueOf(open())).toMatchObject({ factor: { isOn: false }, pending: null, done: null })
    const wrong = await valueOf(open({ action: 'begin', password: 'x' }))
    expect(wrong).toMatchObject({ done: null, pending: null, fault: { form: 'begin', field: 'password' } })
    const { pending } = await valueOf(open({ action: 'begin', password }))
    if (pending === null) throw new Error('there is a key')
    const mistyped = await valueOf(open({ action: 'confirm', code: '1', ...pending }))
    expect(mistyped).toMatchObject({
      pending,
      fault: { form: 'confirm', field: 'code' },
      factor: { isOn: false },
    })
    const on = await valueOf(open({ action: 'confirm', code: fakeFactorCodes.authenticator, ...pending }))
    expect(on).toMatchObject({ done: 'confirm', pending: null, factor: { isOn: true, recoveryLeft: 1 } })
    expect(on.recovery).toHaveLength(1)
    expect((await valueOf(open())).recovery).toEqual([])
  })

  it('tell of agreements that hold by now, and take them by one press [C5.8]', async () => {
    const old = { kind: 'terms', since: '2025-01-01', language: 'zh', accepted: 1 } as const
    const ports = createFakeGateways({
      ...sampleContent,
      signedIn: sampleProfile,
      acceptedAgreements: [old],
    })
    const open = (submitted: SubmittedSettings | null = null) =>
      valueOf(loadAccountSettings(ports, { context, submitted }))
    const due = [
      { kind: 'terms', since: '2026-11-01', state: 'inForce' },
      { kind: 'privacy', since: '2026-11-01', state: 'inForce' },
    ]
    expect((await open()).agreements).toEqual({ accepted: [old], due })
    const former = await open({ action: 'accept', agreements: [old] })
    expect(former).toMatchObject({ done: null, fault: { form: 'accept' }, agreements: { due } })
    const agreements = due.map(({ kind, since }) => ({ kind: kind as 'terms' | 'privacy', since }))
    const taken = await open({ action: 'accept', agreements })
    expect(taken).toMatchObject({ done: 'accept', fault: null, agreements: { due: [] } })
    expect(taken.agreements.accepted).toHaveLength(3)
  })

  it('stand where it is not known what was accepted, and ask for nothing then', async () => {
    const ports = createFakeGateways({ ...sampleContent, signedIn: sampleProfile }, (call, answer) =>
      call === 'acceptedAgreements' ? fail({ kind: 'unreachable', call }) : answer,
    )
    expect(await valueOf(loadAccountSettings(ports, { context, submitted: null }))).toMatchObject({
      agreements: { accepted: [], due: [] },
    })
  })

  it('ask for a code where a second factor is on, for its end, the data and the account’s end', async () => {
    const open = bench()
    await valueOf(open({ action: 'begin', password }))
    const code = fakeFactorCodes.authenticator
    await valueOf(open({ action: 'confirm', code, secret: '', address: '' }))
    for (const action of ['end', 'export', 'delete'] as const)
      expect(await valueOf(open({ action, password, factor: '' }))).toMatchObject({
        done: null,
        fault: { form: action, field: 'factor', said: { kind: 'words' } },
      })
    expect((await valueOf(open({ action: 'export', password, factor: code }))).exported).toMatch(/^\//)
    expect(await valueOf(open({ action: 'end', password, factor: code }))).toMatchObject({
      done: 'end',
      factor: { isOn: false, recoveryLeft: 0 },
    })
    expect(await valueOf(open({ action: 'delete', password, factor: '' }))).toMatchObject({ done: 'delete' })
    expect((await failureOf(open())).kind).toBe('expired')
  })

  it('ask for a password or a code that was left out, and keep what the form was about [C5.7] [C8.4]', async () => {
    const open = bench()
    const begun = await valueOf(open({ action: 'begin', password: '' }))
    expect(begun.fault).toEqual({
      form: 'begin',
      field: 'password',
      said: { kind: 'message', message: 'password.empty' },
      typed: '',
    })
    const key = { secret: 'ABCD', address: 'otpauth://totp/x' }
    expect(await valueOf(open({ action: 'confirm', code: ' ', ...key }))).toMatchObject({
      pending: key,
      fault: { form: 'confirm', field: 'code', said: { kind: 'message', message: 'code.empty' } },
    })
    const receiver = '13912345678'
    expect(await valueOf(open({ action: 'phoneCode', receiver, code: '' }))).toMatchObject({
      contact: { kind: 'phone', receiver },
      fault: { field: 'code' },
    })
  })

  it.each([
    ['phone', 'phoneCode', '138', '13912345678', '13812345678'],
    ['email', 'emailCode', 'x', 'shui@example.org', 'linxi@example.org'],
  ] as const)(
    'let the member log in with another %s, once the code that was sent there is right [C5.6] [C5.7] [C7.11]',
    async (action, confirm, malformed, receiver, present) => {
      const open = bench()
      const begin = (to: string, given = password) =>
        valueOf(open({ action, receiver: to, password: given, factor: '' }))
      for (const [typed, message] of [
        ['', 'receiver.empty'],
        [malformed, `${action}.malformed`],
        [present, 'receiver.unchanged'],
      ])
        expect(await begin(typed ?? '')).toMatchObject({
          contact: null,
          done: null,
          fault: { form: action, field: 'receiver', typed, said: { kind: 'message', message } },
        })
      expect(await begin(receiver, 'x')).toMatchObject({
        contact: null,
        fault: { form: action, typed: receiver, said: { kind: 'words' } },
      })
      const contact = { kind: action, receiver }
      expect(await begin(` ${receiver} `)).toMatchObject({ contact, done: action, fault: null })
      const enter = (code: string) => valueOf(open({ action: confirm, receiver, code }))
      expect(await enter('000000')).toMatchObject({ contact, fault: { form: confirm }, entered: null })
      expect(await enter(fakeCode)).toMatchObject({
        done: confirm,
        contact: null,
        entered: { remember: false, signedIn: { userName: 'linxi', token: expect.stringMatching(/./) } },
      })
    },
  )

  it('go on under another token once the second factor is switched on or off [C4.7] [C6.2]', async () => {
    const open = bench()
    const code = fakeFactorCodes.authenticator
    await valueOf(open({ action: 'begin', password }))
    const on = await valueOf(open({ action: 'confirm', code, secret: '', address: '' }))
    const off = await valueOf(open({ action: 'end', password, factor: code }))
    const tokens = [on, off].map(({ entered }) => entered?.signedIn.token)
    expect(new Set([...tokens, undefined, '']).size).toBe(4)
  })

  it('take a recovery code once, and switch nothing on twice [C6.2]', async () => {
    const open = bench()
    await valueOf(open({ action: 'begin', password }))
    const code = fakeFactorCodes.authenticator
    await valueOf(open({ action: 'confirm', code, secret: '', address: '' }))
    expect(await valueOf(open({ action: 'begin', password }))).toMatchObject({ fault: { form: 'begin' } })
    const factor = fakeFactorCodes.recovery
    expect(await valueOf(open({ action: 'export', password, factor }))).toMatchObject({
      done: 'export',
      factor: { recoveryLeft: 0 },
    })
    expect(await valueOf(open({ action: 'export', password, factor }))).toMatchObject({
      done: null,
      fault: { form: 'export' },
    })
    expect(await valueOf(open({ action: 'end', password: 'x', factor: code }))).toMatchObject({
      done: null,
      fault: { form: 'end' },
    })
  })
})

describe('the passkeys of an account', () => {
  const origin = 'http://localhost:4173'
  const device = createFakePasskeyDevice(origin)
  const made = async (open: ReturnType<typeof bench>): Promise<string> => {
    const begun = await valueOf(open({ action: 'passkey', password, factor: '', origin }))
    if (begun.newPasskey === null) throw new Error('the browser is asked')
    const created = await device.create(begun.newPasskey)
    return created.ok ? printPasskey(created.value) : ''
  }

  it('are made for the password, named as people type it, and go on under another token [C6.2]', async () => {
    const open = bench()
    expect((await valueOf(open())).passkeys).toEqual({ relyingParty: 'localhost', list: [] })
    expect(await valueOf(open({ action: 'passkey', password: 'x', factor: '', origin }))).toMatchObject({
      done: null,
      newPasskey: null,
      fault: { form: 'passkey', said: { kind: 'words' } },
    })
    const passkey = await made(open)
    const added = await valueOf(open({ action: 'passkeyMade', passkey, name: '  my   phone ' }))
    expect(added).toMatchObject({
      done: 'passkeyMade',
      passkeys: { list: [{ name: 'my phone', used: null }] },
      entered: { remember: false, signedIn: { token: expect.stringMatching(/./) } },
    })
    expect(await valueOf(open({ action: 'passkeyMade', passkey, name: 'again' }))).toMatchObject({
      done: null,
      fault: { form: 'passkeyMade', said: { kind: 'words' } },
      passkeys: { list: [{ name: 'my phone' }] },
    })
    expect(await valueOf(open({ action: 'passkeyMade', passkey: '{}', name: '' }))).toMatchObject({
      fault: { form: 'passkeyMade', said: { kind: 'message', message: 'passkey.failed' } },
    })
  })

  it('are renamed and removed, each by its id [C6.2]', async () => {
    const open = bench()
    await valueOf(open({ action: 'passkeyMade', passkey: await made(open), name: 'phone' }))
    const id = (await valueOf(open())).passkeys.list[0]?.id ?? ''
    expect(await valueOf(open({ action: 'passkeyName', id, name: 'laptop' }))).toMatchObject({
      done: 'passkeyName',
      passkeys: { list: [{ id, name: 'laptop' }] },
      entered: null,
    })
    const wrong = await valueOf(open({ action: 'passkeyEnd', id, password: 'x', factor: '' }))
    expect(wrong).toMatchObject({ fault: { form: 'passkeyEnd', typed: id }, done: null })
    const ended = await valueOf(open({ action: 'passkeyEnd', id, password, factor: '' }))
    expect(ended).toMatchObject({ done: 'passkeyEnd', passkeys: { list: [] }, entered: { remember: false } })
  })

  it('are none where the rc-pub knows nothing of them [C8.1]', async () => {
    const ports = createFakeGateways({ ...sampleContent, signedIn: sampleProfile })
    const passkeys = {
      ...ports.passkeys,
      passkeys: () => fail({ kind: 'absent', call: 'passkeys' } as const),
    }
    const opened = await valueOf(loadAccountSettings({ ...ports, passkeys }, { context, submitted: null }))
    expect(opened.passkeys).toEqual({ relyingParty: '', list: [] })
  })
})
