import type { AccountContent, AccountInput } from '../../../core/usecases/pages/account-content.ts'
import { loadAccount } from '../../../core/usecases/pages/load-account.ts'
import {
  cameBackFrom,
  createFakeGateways,
  createVirtualClock,
  fakeThirdParty,
  sampleAccount,
  sampleContent,
  sampleProfile,
  type FakeAccount,
} from '@xuekan/core/testing'
import { noFields } from '../../../core/domain/member/account-form.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { Failure } from '../../../core/domain/failure/failure.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { describe, expect, it } from 'vitest'

const origin = 'http://slgc.localhost'
const context = { language: 'en', siteId: asSiteId('1') } as const

/** The page over one deployment, for who is logged in or nobody. */
function opened(
  isMember = false,
  lost: readonly string[] = [],
  accounts: readonly FakeAccount[] = [sampleAccount],
  words = '',
) {
  const failure = (call: string): Failure =>
    words === '' ? { kind: 'unreachable', call } : { kind: 'refused', call, status: 500, message: words }

  const gateways = createFakeGateways(
    {
      ...sampleContent,
      accounts,
      thirdParties: [fakeThirdParty],
      ...(isMember ? { signedIn: sampleProfile } : {}),
    },
    (call, answer) => (lost.includes(call) ? fail(failure(call)) : answer),
  )
  const ports = { ...gateways, clock: createVirtualClock() }
  return (input: Partial<AccountInput> = {}): AccountContent => {
    let content: AccountContent | null = null
    loadAccount(ports, {
      context,
      form: 'accountBinding',
      returnTo: null,
      submitted: null,
      ...input,
    }).subscribe((result) => {
      content = result.ok ? result.value : null
    })
    if (content === null) throw new Error('The page has not come')
    return content
  }
}

type Load = ReturnType<typeof opened>

/** Begins at the party, and comes back as somebody; '' for who has said no. */
function walk(
  load: Load,
  account: string,
  changed: { readonly secret?: string; readonly returnTo?: string } = {},
) {
  const { returnTo = null, ...kept } = changed
  const begun = load({ returnTo, submitted: { action: 'begin', party: 'orcid', origin } })
  const { location, commonToken: secret } = begun.onward ?? { location: '', commonToken: '' }
  const url = cameBackFrom(location, account)
  return load({ submitted: { action: 'return', url, secret, device: '', ...kept } })
}

const enter = (
  load: Load,
  commonToken: string,
  password = sampleAccount.password,
  { userName } = sampleAccount,
): AccountContent =>
  load({
    party: 'orcid',
    submitted: {
      action: 'enter',
      fields: { ...noFields, userName, password },
      commonToken,
    },
  })

describe('loadAccount with third parties', () => {
  it('offers them where one logs in, and nowhere else [C6.4]', () => {
    const load = opened()
    expect(load({ form: 'login' }).thirdParties).toEqual([fakeThirdParty])
    expect(load({ form: 'register' }).thirdParties).toEqual([])
  })

  it('leads to the party, and says that it failed where that is not there [C6.4]', () => {
    const load = opened()
    const { onward } = load({ submitted: { action: 'begin', party: 'orcid', origin } })
    expect(onward?.location).toMatch(/^https:\/\/orcid\.example\.org\/login\?state=.+\.slgc\.localhost$/)
    expect(load({ submitted: { action: 'begin', party: 'nobody', origin } }).onward).toEqual({
      location: '/accountBinding?lang=en&fault=failed',
      commonToken: '',
    })
  })

  it('binds the account of who logs in, and lets in by it from then on [C6.4]', () => {
    const load = opened()
    const unbound = walk(load, '0000-0001')
    expect(unbound.onward?.location).toBe('/accountBinding?lang=en&party=orcid')
    const commonToken = unbound.onward?.commonToken ?? ''
    const page = load({ party: 'orcid' })
    expect(page.binding).toEqual({ party: fakeThirdParty, fault: null, bound: null })
    expect(page.faults.form).toEqual({ kind: 'message', message: 'userToBind' })
    expect(enter(load, commonToken, 'Wrong2026').faults.password).toMatchObject({ kind: 'words' })
    expect(enter(load, 'another').faults.form).toMatchObject({ kind: 'words' })
    expect(enter(load, commonToken).entered?.signedIn.userName).toBe(sampleAccount.userName)
    const known = walk(load, '0000-0001', { returnTo: '/en/issue' })
    expect([known.entered?.signedIn.userName, known.returnTo]).toEqual([sampleAccount.userName, '/en/issue'])
  })

  it('says beside the fields what is missing before anything is asked [C8.4]', () => {
    const page = opened()({ party: 'orcid', submitted: { action: 'enter', fields: noFields } })
    expect(Object.keys(page.faults)).toEqual(['userName', 'password'])
    expect(
      opened()({ submitted: { action: 'send', fields: { ...noFields, userName: 'a', password: 'b' } } }).step,
    ).toBe('ask')
  })

  it('binds and unbinds for who is logged in [C6.4]', () => {
    const load = opened(true)
    expect(walk(load, '0000-0002').onward?.location).toBe('/accountBinding?lang=en')
    const page = load({ party: 'orcid' })
    expect([page.binding?.bound?.map(({ account }) => account), page.faults]).toEqual([['0000-0002'], {}])
    const id = page.binding?.bound?.[0]?.id ?? ''
    expect(load({ submitted: { action: 'unbind', id } }).binding?.bound).toEqual([])
  })

  it('says why nothing has come of a login [C6.4]', () => {
    const load = opened()
    expect(walk(load, '').onward?.location).toContain('fault=cancelled')
    expect(walk(load, '0000-0003', { secret: 'another' }).onward?.location).toContain('fault=over')
    const page = load({ party: 'orcid', fault: 'over' })
    expect([page.binding?.fault, page.faults]).toEqual(['over', {}])
    expect(load({ submitted: { action: 'unbind', id: '7' } }).faults.form).toBeDefined()
  })

  it('is whole, and says what it can, where rc-pub does not answer [C6.4]', () => {
    const load = opened(true, ['thirdParties', 'thirdBinds', 'loginByThird', 'unbindThird'])
    expect(load().binding).toEqual({ party: null, fault: null, bound: null })
    expect(walk(load, '0000-0004').onward).toEqual({
      location: '/accountBinding?lang=en&fault=failed',
      commonToken: '',
    })
    expect(load({ submitted: { action: 'unbind', id: '7' } }).faults.form).toEqual({
      kind: 'message',
      message: 'getDataErrorMessage',
    })
  })

  it('binds an account once, and tells who comes later with it [C6.4] [C7.11]', () => {
    const other = { ...sampleAccount, userName: 'zhao', email: 'zhao@example.org', token: 'a-token-of-zhao' }
    const load = opened(false, [], [sampleAccount, other])
    const [first = '', second = ''] = [walk(load, '0000-0005'), walk(load, '0000-0005')].map(
      ({ onward }) => onward?.commonToken,
    )
    expect(enter(load, first).entered?.signedIn.userName).toBe(sampleAccount.userName)
    expect(enter(load, second, sampleAccount.password, other).faults.form).toMatchObject({ kind: 'words' })
    const member = opened(true)
    const ends = ['0000-0006', '0000-0006'].map((account) => walk(member, account).onward?.location)
    expect(ends).toEqual(['/accountBinding?lang=en', '/accountBinding?lang=en'])
    expect(member().binding?.bound).toHaveLength(1)
  })

  it('says what the server says of what it refuses [C8.4]', () => {
    const load = opened(true, ['unbindThird'], [sampleAccount], 'Not now.')
    expect(load({ submitted: { action: 'unbind', id: '7' } }).faults.form).toEqual({
      kind: 'words',
      words: 'Not now.',
    })
  })
})
