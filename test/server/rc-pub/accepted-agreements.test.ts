import type { AgreementTexts } from '@xuekan/core/member'
import { describe, expect, it } from 'vitest'
import { exportMember } from '../../../server/rc-pub/accounts/export-member.ts'
import { findMember, insertMember, removeMember } from '../../../server/rc-pub/accounts/stored-members.ts'
import { mergeMembers } from '../../../server/rc-pub/operators/merge-members.ts'
import { storeAcceptance } from '../../../server/rc-pub/store/accepted-agreements.ts'
import { accountParts } from './account-changes.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const store = openedStore()

const terms: AgreementTexts = { kind: 'terms', since: '2026-01-01', texts: { zh: '协议', en: 'Terms' } }
const later: AgreementTexts = { kind: 'terms', since: '2026-06-01', texts: { zh: '新协议', en: '' } }
const privacy: AgreementTexts = { kind: 'privacy', since: '2026-01-01', texts: { zh: '隐私', en: 'Privacy' } }

async function newMember(userName: string) {
  const member = {
    userName,
    mobileNo: null,
    email: null,
    name: '',
    passwordHash: 'x',
    agreed: '',
    created: 1,
  }
  await insertMember(store(), member)
  const found = await findMember(store(), { kind: 'name', value: userName })
  if (found === null) throw new Error(`${userName} is not there`)
  return found
}

type Member = Awaited<ReturnType<typeof newMember>>
const accept = (
  member: Member,
  agreements: readonly AgreementTexts[],
  at: number,
  language: 'zh' | 'en' = 'en',
) => storeAcceptance(store(), { memberId: Number(member.id), agreements, language, at })
const accepted = async ({ id }: Member) => (await exportMember(store(), id))['agreements']
const texts = async () =>
  (await store().query<{ text: string }>('select text from agreement_text order by text')).map(
    ({ text }) => text,
  )

describe('what a member has accepted', () => {
  it('is exported word for word, with its version, language and time [C5.8]', async () => {
    const member = await newMember('reader')
    await accept(member, [terms, privacy], 1_000)
    await accept(member, [later], 2_000)
    const expected = [
      { kind: 'privacy', since: '2026-01-01', language: 'en', accepted: 1_000, text: 'Privacy' },
      { kind: 'terms', since: '2026-01-01', language: 'en', accepted: 1_000, text: 'Terms' },
      // that version is in Chinese only
      { kind: 'terms', since: '2026-06-01', language: 'zh', accepted: 2_000, text: '新协议' },
    ]
    expect(await accepted(member)).toEqual(expected)
    // accepting the same once more changes nothing
    await accept(member, [terms, privacy], 3_000, 'zh')
    expect(await accepted(member)).toEqual(expected)
  })

  it('stays as it was read, when the file of that version is changed later', async () => {
    const [first, second] = [await newMember('first'), await newMember('second')]
    await accept(first, [terms], 1_000)
    await accept(second, [{ ...terms, texts: { zh: '', en: 'Terms, corrected' } }], 2_000)
    expect(await accepted(first)).toMatchObject([{ text: 'Terms' }])
    expect(await accepted(second)).toMatchObject([{ since: '2026-01-01', text: 'Terms, corrected' }])
  })

  it('ends with the account, and the texts stay, which are nobody’s', async () => {
    const member = await newMember('leaving')
    await accept(member, [terms], 1_000)
    await store().transaction((tx) => removeMember(tx, member))
    const [left] = await store().query<{ count: number }>(
      'select count(*) as count from accepted_agreement where member_id = $1',
      [Number(member.id)],
    )
    expect(left).toEqual({ count: 0 })
    expect(await texts()).toContain('Terms')
  })

  it('goes to the member who stays when two are made one, each version once [C7.11]', async () => {
    const [from, into] = [await newMember('from'), await newMember('into')]
    await accept(from, [terms, later], 1_000)
    await accept(into, [terms, privacy], 2_000)
    const { news } = accountParts(store(), collectingSenders())
    expect(await mergeMembers(news, from, into, { operator: 'op', at: 9, reason: '' })).toMatchObject({
      kind: 'merged',
    })
    expect(await accepted(into)).toMatchObject([
      { kind: 'terms', since: '2026-06-01', accepted: 1_000 },
      { kind: 'privacy', accepted: 2_000 },
      { kind: 'terms', since: '2026-01-01', accepted: 2_000 },
    ])
  })
})
