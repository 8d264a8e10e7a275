import {
  createFakeGateways,
  createFakePasskeyDevice,
  createVirtualClock,
  fakeCode,
  sampleAccount,
  sampleContent,
  sampleProfile,
} from '@xuekan/core/testing'
import { type SolvedCaptcha, noFields, type AccountFields, type AccountFormName } from '@xuekan/core/member'
import { asSiteId } from '@xuekan/core/site'
import { fail } from '../../../core/usecases/async-results.ts'
import { createAccount } from '../../../core/usecases/pages/create-account.ts'
import { loadAccount } from '../../../core/usecases/pages/load-account.ts'
import { fakeRefusal } from '../../../core/testing/fakes/fake-member-calls.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { loading } from '../../../core/usecases/remote.ts'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../../adapters/first-answer.ts'

const context = { language: 'en', siteId: asSiteId('7') } as const

function bench() {
  const ports = { ...createFakeGateways(sampleContent), clock: createVirtualClock(1_000), minimumDelay: 0 }
  const open = (form: AccountFormName) => ({ context, form, returnTo: '/zh', submitted: null })
  const post = (form: AccountFormName, action: 'send' | 'enter', fields: Partial<AccountFields>) =>
    valueOf(loadAccount(ports, { ...open(form), submitted: { action, fields: { ...noFields, ...fields } } }))
  return { ports, open, post }
}

const newcomer = { receiver: 'new@example.org', code: fakeCode }
const password = { password: 'Sediment7', confirmation: 'Sediment7' }

describe('a way in', () => {
  it('opens with empty fields and says nothing yet [C2.33]', async () => {
    const { ports, open } = bench()
    expect(await valueOf(loadAccount(ports, open('register')))).toMatchObject({
      step: 'ask',
      fields: { receiver: '' },
      faults: {},
      returnTo: '/zh',
      entered: null,
    })
  })

  it('lets a member in by password, and keeps what was typed but the password [C1.6]', async () => {
    const { post } = bench()
    const { userName, password: right } = sampleAccount
    const entered = await post('login', 'enter', { userName, password: right, remember: true })
    expect(entered.entered).toMatchObject({ remember: true, signedIn: { userName } })
    const refused = await post('login', 'enter', { userName, password: 'Wrong2026' })
    expect(refused).toMatchObject({
      entered: null,
      fields: { userName },
      faults: { password: { kind: 'words', words: 'The fake refuses.' } },
    })
    expect(JSON.stringify(refused)).not.toContain('Wrong2026')
  })

  it('asks nothing of the server where a field is wrong [C5.7] [C8.4]', async () => {
    const { post } = bench()
    expect((await post('login', 'enter', {})).faults).toEqual({
      userName: { kind: 'message', message: 'userName.empty' },
      password: { kind: 'message', message: 'password.empty' },
    })
  })

  it('sends a code, counts from then, and makes an account with it [C1.6] [C9.13]', async () => {
    const { post } = bench()
    expect(await post('register', 'send', newcomer)).toMatchObject({ step: 'code', sentAt: 1_000 })
    const wrong = await post('register', 'enter', { ...newcomer, ...password, code: '1', agreed: true })
    expect(wrong).toMatchObject({ step: 'code', faults: { code: { kind: 'words' } } })
    const entered = await post('register', 'enter', { ...newcomer, ...password, agreed: true })
    expect(entered.entered?.signedIn.userName).toBe('new@example.org')
    expect((await post('register', 'send', newcomer)).step).toBe('code')
    const taken = await post('register', 'enter', { ...newcomer, ...password, agreed: true })
    expect(taken.faults).toHaveProperty('receiver')
  })

  it('asks for the agreements in force, and for those alone once they have changed [C5.8]', async () => {
    const { ports, open } = bench()
    const inForce = [
      { kind: 'terms', since: '2026-11-01' },
      { kind: 'privacy', since: '2026-11-01' },
    ] as const
    const post = (action: 'send' | 'enter', terms: string) =>
      valueOf(
        loadAccount(ports, {
          ...open('register'),
          submitted: {
            action,
            fields: { ...noFields, ...newcomer, ...password, agreed: true },
            agreements: [{ kind: 'terms', since: terms }],
          },
        }),
      )
    expect((await valueOf(loadAccount(ports, open('register')))).agreements).toEqual([])
    expect((await post('send', '')).agreements).toEqual(inForce)
    const superseded = await post('enter', '2025-01-01')
    expect(superseded).toMatchObject({
      step: 'code',
      agreements: inForce,
      fields: { receiver: newcomer.receiver, agreed: false },
      faults: { agreement: { kind: 'words' } },
      entered: null,
    })
    // the code was not spent on it
    expect((await post('enter', '2026-11-01')).entered).not.toBeNull()
  })

  it('asks for none where they cannot be had, and lets nobody be kept out by that', async () => {
    const gateways = createFakeGateways(sampleContent, (call, answer) =>
      call === 'agreements' ? fail({ kind: 'unreachable', call }) : answer,
    )
    const ports = { ...gateways, clock: createVirtualClock(1_000) }
    const sent = await valueOf(
      loadAccount(ports, {
        context,
        form: 'register',
        returnTo: null,
        submitted: { action: 'send', fields: { ...noFields, ...newcomer } },
      }),
    )
    expect(sent).toMatchObject({ step: 'code', agreements: [], faults: {} })
  })

  it('asks for a captcha where too many passwords were tried, and for another one after each [C7.11]', async () => {
    let status: number | null = 417
    const gateways = createFakeGateways(sampleContent, (call, answer) =>
      call === 'login' && status !== null ? fail(fakeRefusal('login', status)) : answer,
    )
    const ports = { ...gateways, clock: createVirtualClock(1_000) }
    const { userName, password: typed } = sampleAccount
    const post = (captcha?: SolvedCaptcha) =>
      valueOf(
        loadAccount(ports, {
          context,
          form: 'login',
          returnTo: null,
          submitted: {
            action: 'enter',
            fields: { ...noFields, userName, password: typed },
            ...(captcha === undefined ? {} : { captcha }),
          },
        }),
      )
    const asked = await post()
    expect(asked).toMatchObject({
      fields: { userName },
      faults: { password: { kind: 'words' } },
      entered: null,
    })
    const { captcha } = asked
    expect(captcha?.identify).not.toBe('')
    const solved = { identify: captcha?.identify ?? '', code: '1' }
    status = 403
    expect(await post()).toMatchObject({ captcha: null, faults: { password: { kind: 'words' } } })
    expect((await post(solved)).captcha).not.toBeNull()
    status = null
    expect(await post(solved)).toMatchObject({ captcha: null, entered: { signedIn: { userName } } })
  })

  it('tells who has the code that nobody is known by it [C8.4]', async () => {
    const { post } = bench()
    await post('quickLogin', 'send', newcomer)
    expect((await post('quickLogin', 'enter', newcomer)).faults).toEqual({
      receiver: { kind: 'message', message: 'userToRegister' },
    })
  })

  it('lets a member in by code, and sets another password by one [C1.6]', async () => {
    const { post } = bench()
    const receiver = sampleAccount.email
    await post('quickLogin', 'send', { receiver })
    expect((await post('quickLogin', 'enter', { receiver, code: fakeCode })).entered).not.toBeNull()
    await post('forgetCode', 'send', { receiver })
    const wrong = await post('forgetCode', 'enter', { receiver, code: '1', ...password })
    expect(wrong.faults).toHaveProperty('code')
    expect(await post('forgetCode', 'enter', { receiver, code: fakeCode, ...password })).toMatchObject({
      step: 'done',
      entered: null,
    })
    const { userName } = sampleAccount
    expect((await post('login', 'enter', { userName, password: 'Sediment7' })).entered).not.toBeNull()
  })

  it('says beside the form what no field is at fault for [C8.1]', async () => {
    const { ports, open, post } = bench()
    await post('quickLogin', 'send', newcomer)
    expect((await post('quickLogin', 'send', newcomer)).faults).toEqual({
      form: { kind: 'words', words: 'The fake refuses.' },
    })
    const accounts = { ...ports.accounts, login: () => fail({ kind: 'timeout', call: 'login' }) }
    const fields = { ...noFields, userName: 'a', password: 'b' }
    const late = loadAccount(
      { ...ports, accounts },
      { ...open('login'), submitted: { action: 'enter', fields } },
    )
    expect((await valueOf(late)).faults).toEqual({
      form: { kind: 'message', message: 'getDataErrorMessage' },
    })
    expect((await post('login', 'send', { userName: 'a', password: 'b' })).step).toBe('ask')
  })
})

describe('its page', () => {
  const opened = (form: AccountFormName) => {
    const { ports, open } = bench()
    const scope = createScope()
    return { ...ports, scope, model: createAccount(ports, scope, createBehavior(open(form)), null) }
  }

  it('looks at a form before it is sent, and keeps what was typed [C5.6] [C5.8]', () => {
    const { model } = opened('register')
    expect(model.check('send', { ...noFields, receiver: '138' })).toBe(false)
    expect(model.state$.value).toMatchObject({
      value: {
        fields: { receiver: '138' },
        faults: { receiver: { kind: 'message', message: 'phone.malformed' } },
      },
    })
    expect(model.check('send', { ...noFields, receiver: '13812345678' })).toBe(true)
    expect(model.countdown$.value).toBe(0)
  })

  it('counts down from when a code was sent, in seconds [C9.13]', async () => {
    const { ports, open, post } = bench()
    const scope = createScope()
    const sent = await post('register', 'send', newcomer)
    const input = open('register')
    const seed = { input, state: { status: 'ready', value: sent } } as const
    const model = createAccount(ports, scope, createBehavior(input), seed)
    expect(model.countdown$.value).toBe(60)
    ports.clock.advance(2_000)
    expect(model.countdown$.value).toBe(58)
    ports.clock.advance(60_000)
    expect(model.countdown$.value).toBe(0)
    model.retry()
    expect(model.state$.value.status).toBe('ready')
    scope.end()
  })

  it('lets a form go that it does not know yet', () => {
    const { ports, open } = bench()
    const waiting = { ...ports, minimumDelay: 200 }
    const model = createAccount(waiting, createScope(), createBehavior(open('login')), null)
    expect(model.state$.value).toEqual(loading)
    expect(model.check('enter', noFields)).toBe(true)
  })
})

describe('a login by passkey', () => {
  const hub = 'http://localhost:4173'
  const device = createFakePasskeyDevice(hub)
  const bench = async () => {
    const gateways = createFakeGateways({ ...sampleContent, signedIn: sampleProfile })
    const ports = { ...gateways, clock: createVirtualClock(1_000), minimumDelay: 0 }
    const { password: given } = sampleProfile
    const request = await valueOf(
      gateways.passkeys.beginPasskey(context, { password: given, factor: '', origin: hub }),
    )
    const made = await device.create(request)
    if (!made.ok) throw new Error(made.error)
    await valueOf(gateways.passkeys.addPasskey(context, { ...made.value, name: 'phone' }))
    const input = { context, form: 'login', returnTo: '/zh', submitted: null } as const
    const post = (passkey: string) =>
      valueOf(loadAccount(ports, { ...input, submitted: { action: 'passkey', passkey, device: 'tests' } }))
    return { ports, input, post }
  }

  it('lets in whose passkey the browser has used, and asks for nothing more [C1.6]', async () => {
    const { ports, input, post } = await bench()
    const model = createAccount(ports, createScope(), createBehavior(input), null)
    const step = await model.askForPasskey(async () => device)
    const passkey = step.kind === 'answered' ? step.passkey : ''
    expect(await post(passkey)).toMatchObject({
      entered: { remember: false, signedIn: { userName: 'linxi' } },
      onward: null,
    })
    expect(await post(passkey)).toMatchObject({
      entered: null,
      faults: { form: { kind: 'words', words: 'The fake refuses.' } },
    })
  })

  it('says above the form that what was sent is no passkey [C8.1]', async () => {
    const { post } = await bench()
    expect((await post('{}')).faults).toEqual({ form: { kind: 'message', message: 'passkey.failed' } })
  })
})
