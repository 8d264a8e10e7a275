import { describe, expect, it } from 'vitest'
import {
  findMember,
  insertMember,
  isTakenMeanwhile,
  replaceContact,
  type StoredMember,
} from '../../../server/rc-pub/accounts/stored-members.ts'
import { adoptSubscriptions } from '../../../server/rc-pub/store/subscriptions.ts'
import type { Receiver } from '@xuekan/core/member'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { openedStore } from './opened-store.ts'

const person = { name: '', passwordHash: 'x', agreed: '', created: 1 }
const store = openedStore(async (database) => {
  await database.query(
    `insert into site (sld, type, config) values ('a', 'single', '{}'), ('b', 'single', '{}')`,
  )
  const phone = { mobileNo: '13800000001', email: null, ...person }
  await insertMember(database, { userName: '13800000001', ...phone })
  const email = { mobileNo: null, email: 'one@example.org', ...person }
  await insertMember(database, { userName: 'one@example.org', ...email })
})
const known = async (kind: 'phone' | 'email', value: string) => {
  const found = await findMember(store(), { kind, value })
  if (found === null) throw new Error(`${value} is nobody`)
  return found
}

/** As the accounts do it: whoever comes second has nothing, whenever that shows. */
const replace = (database: Pick<Database, 'transaction'>, member: StoredMember, to: Receiver) =>
  database
    .transaction((tx) => replaceContact(tx, member, to))
    .catch((failure: unknown) => {
      if (isTakenMeanwhile(failure)) return false
      throw failure
    })

describe('replaceContact', () => {
  it('moves the login, the name that was the same, and alerts that wait, but no news of the account [C7.11] [C7.12]', async () => {
    const former = await known('email', 'one@example.org')
    await store().query(
      `insert into queued_mail (receiver, subject, text, language, leave, one_click, created, due)
      values ('one@example.org', 'alert', 't', 'en', 'word', '', 1, 1),
        ('one@example.org', 'news', 't', 'en', '', '', 1, 1)`,
    )
    const to = { kind: 'email', value: 'two@example.org' } as const
    expect(await replace(store(), former, to)).toBe(true)
    expect(await known('email', to.value)).toMatchObject({ id: former.id, userName: to.value })
    expect(await findMember(store(), { kind: 'email', value: 'one@example.org' })).toBeNull()
    expect(await store().query('select subject, receiver from queued_mail order by 1')).toEqual([
      { subject: 'alert', receiver: to.value },
      // to whom the account was before: who took it from them must not have what tells of it
      { subject: 'news', receiver: 'one@example.org' },
    ])
    // whoever has the former address now can register
    const email = { mobileNo: null, email: 'one@example.org', ...person }
    expect(await insertMember(store(), { userName: 'one@example.org', ...email })).toBe(true)
  })

  it('leaves a name that was never the number, and changes nothing where somebody has it already', async () => {
    const member = await known('email', 'two@example.org')
    const number = { kind: 'phone', value: '13800000001' } as const
    expect(await replace(store(), member, number)).toBe(false)
    expect(await known('email', 'two@example.org')).toEqual(member)
    expect(await replace(store(), member, { ...number, value: '13800000002' })).toBe(true)
    expect(await known('phone', '13800000002')).toMatchObject({ userName: 'two@example.org' })
  })

  it('refuses one of two who take a number in the same instant, and fails for neither [C7.11] [C8.4]', async () => {
    for (const name of ['twin-a', 'twin-b'])
      await insertMember(store(), { userName: name, mobileNo: null, email: `${name}@example.org`, ...person })
    const [a, b] = [await known('email', 'twin-a@example.org'), await known('email', 'twin-b@example.org')]
    const number = { kind: 'phone', value: '13800000077' } as const
    const taken = await Promise.all([a, b].map((member) => replace(store(), member, number)))
    expect(taken.filter((isTaken) => isTaken)).toHaveLength(1)
    const [loser] = [a, b].filter((_member, at) => taken[at] !== true)
    if (loser === undefined) throw new Error('both have it')
    // as the later one sees it while the earlier one has not ended: nobody has the number yet
    const blind: Pick<Database, 'transaction'> = {
      transaction: (work, options) =>
        store().transaction(
          (tx) =>
            work({
              query: (sql, params) =>
                tx.query(sql.replace(/and not exists \([^]*\) returning/, 'returning'), params),
            }),
          options,
        ),
    }
    expect(await replace(blind, loser, number)).toBe(false)
    expect(await known('email', loser.email)).toEqual(loser)
  })
})

describe('adoptSubscriptions', () => {
  it('gives a member what the new address hears of, once for each journal', async () => {
    const { id } = await known('email', 'two@example.org')
    const subscribed = (of: readonly [member: number | null, receiver: string | null], sld: string) =>
      store().query(
        `insert into subscription (member_id, receiver, site_id, keywords, language, origin, leave, begun, told_year, told_rank, told_id)
        select $1, $2, s.id, '[]', 'en', 'http://a', $3, 1, 0, 0, 0 from site s where s.sld = $4`,
        [...of, `${of[0]}${of[1]}${sld}`, sld],
      )
    await subscribed([Number(id), null], 'a')
    await subscribed([null, 'two@example.org'], 'a')
    await subscribed([null, 'two@example.org'], 'b')
    await adoptSubscriptions(store(), Number(id), 'two@example.org')
    const held = await store().query<{ sld: string }>(
      `select s.sld from subscription u join site s on s.id = u.site_id where u.member_id = $1 order by 1`,
      [Number(id)],
    )
    expect(held.map(({ sld }) => sld)).toEqual(['a', 'b'])
  })
})
