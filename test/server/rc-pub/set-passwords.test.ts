import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../server/rc-pub/accounts/tokens.ts'
import { accountParts, changingMember, sealedText, stateOf } from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const store = openedStore()
const language = 'en'

/** A member, and what sets their password in each of the two ways. */
async function withPassword(name: string) {
  const senders = collectingSenders()
  const member = await changingMember(store(), name)
  const parts = accountParts(store(), senders)
  const { accounts } = parts
  const askCode = async (receiver: string) => {
    await accounts.sendCode({ receiver, purpose: 'password', language })
    return senders.codeFor(receiver)
  }
  const change = async (password: string) => {
    const [sealedFormer, sealedPassword] = [
      await sealedText(parts, 'Sediment7'),
      await sealedText(parts, password),
    ]
    const asked = {
      memberId: member.id,
      token: member.token,
      language,
      sealedFormer,
      sealedPassword,
    } as const
    return (await accounts.changePassword(asked)).kind
  }
  const set = async (code: string, password: string, receiver = member.email) =>
    (
      await accounts.setPassword({
        receiver,
        code,
        language,
        sealedPassword: await sealedText(parts, password),
      })
    ).kind
  return { member, accounts, askCode, change, set }
}

/** What may not be set by a member called `linxi` with the password of these tests, and why. */
const unfit = [
  ['short1A', 'weak'],
  ['Qlinxi2026', 'holdsUserName'],
  ['Qlinxi', 'weak'],
  ['Password1', 'common'],
  ['Sediment7', 'sameAsFormer'],
] as const

describe('a password', () => {
  it('is refused alike when it is changed and when it was forgotten [C5.4] [C5.5]', async () => {
    const { member, askCode, change, set } = await withPassword('linxi')
    const before = await stateOf(store(), member)
    const code = await askCode(member.email)
    for (const [password, why] of unfit)
      expect([password, await change(password), await set(code, password)]).toEqual([password, why, why])
    expect(await stateOf(store(), member)).toBe(before)
    // none of them has used the code up
    expect(await set(code, 'Estuary88')).toBe('done')
    expect(await stateOf(store(), member)).not.toBe(before)
    expect(await set(code, 'Estuary99')).toBe('wrongCode')
  })

  it('is told apart by nothing of the member before the code is right [C5.4] [C7.11]', async () => {
    const { member, askCode, set } = await withPassword('grebe')
    const code = await askCode(member.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const password of ['Qgrebe2026', 'Sediment7'])
      expect([await set(wrong, password), await set(wrong, password, 'nobody@example.org')]).toEqual([
        'wrongCode',
        'wrongCode',
      ])
  })

  it('is set by one of two who come with one code at once', async () => {
    const { member, askCode, set } = await withPassword('otter')
    const code = await askCode(member.email)
    const came = await Promise.all([set(code, 'Estuary88'), set(code, 'Estuary99')])
    expect(came.toSorted()).toEqual(['done', 'wrongCode'])
  })

  it('cannot be found out with a code: refusals count as guesses [C5.5]', async () => {
    const { member, askCode, set } = await withPassword('heron')
    const code = await askCode(member.email)
    for (let time = 0; time < 5; time += 1) expect(await set(code, 'Qheron2026')).toBe('holdsUserName')
    expect(await set(code, 'Sediment7')).toBe('later')
  })

  it('uses the code up where nobody is known by the address', async () => {
    const { askCode, set } = await withPassword('egret')
    const receiver = 'no-egret@example.org'
    const code = await askCode(receiver)
    expect(await set(code, 'Estuary88', receiver)).toBe('unknown')
    expect(await set(code, 'Estuary88', receiver)).toBe('wrongCode')
    const kept = await store().query('select purpose from code where receiver = $1', [hashOf(receiver)])
    expect(kept).toEqual([])
  })
})
