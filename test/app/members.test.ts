import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../app/commands/store/open-store.ts'
import { runMembers } from '../../app/commands/members/run-members.ts'
import { openSenders } from '../../app/server/open-senders.ts'
import { readSettings } from '../../app/server/settings.ts'
import type { Queryable } from '../../server/rc-pub/store/database.ts'
import { newMember } from './support/members.ts'
import { newestCodeIn, newestLetter } from './support/outbox.ts'
import { cookieOf, faultsIn, visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let now = Date.parse('2026-11-26T12:00:00Z')
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

/** The command beside the portal that has the store open. */
const settings = () => readSettings({ XUEKAN_DATA: dirname(portal.outbox) })
const open = () => openStore(settings().store, 'npm run members')
const run = (...args: readonly string[]) =>
  runMembers({ args, open, senders: openSenders(settings()), operator: 'ops', now: () => (now += 1_000) })

async function inStore<T>(work: (database: Queryable) => Promise<T>): Promise<T> {
  const opened = await open()
  if (typeof opened === 'string') throw new Error(opened)
  try {
    return await work(opened.database)
  } finally {
    await opened.database.close()
  }
}

const password = 'Sediment7'
const login = (userName: string, given = password) =>
  visit('/login?lang=en', { form: { action: 'enter', userName, password: given } })
const isIn = async (cookie: string) => (await visit('/personal?lang=en', { cookie })).status === 200

describe('npm run members', () => {
  it('says how it is called, and changes nothing that is not meant', async () => {
    for (const args of [[], ['lock'], ['merge', 'a'], ['list', 'a', 'b'], ['remove', 'linxi', '--force']]) {
      const { code, complaints } = await run(...args)
      expect([code, complaints[0]]).toEqual([1, expect.stringContaining('npm run members -- list')])
    }
    for (const args of [
      ['lock', 'nobody'],
      ['audit', 'nobody'],
      ['merge', 'linxi', 'nobody'],
    ])
      expect(await run(...args)).toMatchObject({ code: 1, complaints: ['Nobody is known as nobody.'] })
    const { complaints } = await run('remove', 'linxi')
    expect(complaints[0]).toContain('Say so with --yes')
    expect(cookieOf(await login('linxi', 'Xuekan2026'))).not.toBe('')
    expect(await run('audit')).toMatchObject({ code: 0, lines: ['Nothing is written down.'] })
  })

  it('locks a member: every session ends, and who has the password alone is told why [C6.2] [C4.10]', async () => {
    const name = 'locked@example.org'
    const cookie = await newMember(visit, portal.outbox, name)
    expect(await isIn(cookie)).toBe(true)
    expect(await run('lock', name, 'spam', 'reported')).toMatchObject({ code: 0 })
    expect(await isIn(cookie)).toBe(false)
    const letter = newestLetter(portal.outbox, name).text
    expect(letter).toContain('locked by an operator')
    expect(letter).toContain('write to desk@xuekan.example.')
    const right = await login(name)
    expect(cookieOf(right)).toBe('')
    expect(faultsIn(right)).toEqual(['This account has been locked. Please write to us.'])
    // who does not have it learns nothing: as for a name that nobody has
    const wrong = faultsIn(await login(name, 'Sediment8'))
    expect(wrong).toEqual(faultsIn(await login('nobody@example.org', 'Sediment8')))
    expect(wrong).not.toEqual(faultsIn(right))
    await visit('/quickLogin', { form: { action: 'send', receiver: name } })
    const code = newestCodeIn(portal.outbox, name)
    const byCode = await visit('/quickLogin?lang=en', { form: { action: 'enter', receiver: name, code } })
    expect([cookieOf(byCode), faultsIn(byCode)]).toEqual(['', faultsIn(right)])
    expect(await run('lock', name)).toMatchObject({ code: 1 })
    expect((await run('list', 'locked@')).lines).toEqual([
      expect.stringMatching(/\tsessions 0\tlocked 2026-/),
    ])

    expect(await run('unlock', name)).toMatchObject({ code: 0 })
    expect(newestLetter(portal.outbox, name).text).toContain('you can log in again')
    expect(await isIn(cookie)).toBe(false)
    expect(await isIn(cookieOf(await login(name)))).toBe(true)
    expect(await run('unlock', name)).toMatchObject({ code: 1 })
    const { lines } = await run('audit', name)
    expect(lines.map((line) => line.split('\t').slice(1))).toEqual([
      ['ops', 'unlock', expect.stringMatching(/^id:\d+$/), expect.stringContaining('****')],
      ['ops', 'lock', expect.stringMatching(/^id:\d+$/), expect.stringContaining('****'), 'spam reported'],
    ])
  })

  it('ends the sessions of one member, or of all, who may log in again [C6.2]', async () => {
    const [one, other] = ['logged-out@example.org', 'logged-out-too@example.org']
    const cookies = [await newMember(visit, portal.outbox, one), await newMember(visit, portal.outbox, other)]
    const areIn = async () => [await isIn(cookies[0] ?? ''), await isIn(cookies[1] ?? '')]
    expect(await run('logout', one, 'phone', 'stolen')).toMatchObject({ code: 0 })
    expect(await areIn()).toEqual([false, true])
    expect(await run('logout', one)).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining('is logged in nowhere')],
    })
    cookies[0] = cookieOf(await login(one))
    expect(await areIn()).toEqual([true, true])
    expect((await run('logout', '--all')).complaints).toEqual([expect.stringContaining('--yes')])
    expect(await areIn()).toEqual([true, true])
    expect(await run('logout', '--all', '--yes', 'leak')).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^Logged out everywhere: \d+\.$/)],
    })
    expect(await areIn()).toEqual([false, false])
    expect((await run('logout', '--all', '--yes')).lines).toEqual(['Nobody is logged in.'])
    const { lines } = await run('audit', one)
    expect(lines.map((line) => line.split('\t').slice(1))).toEqual(
      ['leak', 'phone stolen'].map((reason) => [
        'ops',
        'logout',
        expect.stringMatching(/^id:\d+$/),
        expect.stringContaining('****'),
        reason,
      ]),
    )
  })

  it('lets no code set another password of a locked member, and says so to nobody without one [C1.6] [C8.4]', async () => {
    const name = 'shut@example.org'
    await newMember(visit, portal.outbox, name)
    await run('lock', name)
    const send = (receiver: string) => visit('/forgetCode?lang=en', { form: { action: 'send', receiver } })
    const another = 'Sandbank8'
    const reset = (receiver: string, code: string) =>
      visit('/forgetCode?lang=en', {
        form: { action: 'enter', receiver, code, password: another, confirmation: another },
      })
    const nobody = 'shut-out@example.org'
    const sent = [await send(name), await send(nobody)]
    expect(sent.map(({ status }) => status)).toEqual([sent[0]?.status, sent[0]?.status])
    expect(sent.map(faultsIn)).toEqual([[], []])
    const code = newestCodeIn(portal.outbox, name)
    const guess = code === '000000' ? '000001' : '000000'
    const wrong = faultsIn(await reset(name, guess))
    expect(wrong).toHaveLength(1)
    expect(wrong).toEqual(faultsIn(await reset(nobody, guess)))
    const right = await reset(name, code)
    expect([cookieOf(right), faultsIn(right)]).toEqual([
      '',
      ['This account has been locked. Please write to us.'],
    ])
    expect(cookieOf(await login(name))).toBe('')
    await run('unlock', name)
    expect(cookieOf(await login(name, another))).toBe('')
    expect(await isIn(cookieOf(await login(name)))).toBe(true)
  })

  it('deletes a member as the member would, tells them, and keeps a line that names nobody [C6.2]', async () => {
    const name = 'leaving@example.org'
    const cookie = await newMember(visit, portal.outbox, name)
    const [listed = ''] = (await run('list', name)).lines
    const id = listed.split('\t')[0] ?? ''
    expect(await run('remove', name, '--yes', 'asked by letter')).toMatchObject({ code: 0 })
    expect(await isIn(cookie)).toBe(false)
    expect(newestLetter(portal.outbox, name).text).toContain('cannot be restored')
    expect(newestLetter(portal.outbox, name).text).toContain('无法恢复')
    expect(await run('list', name)).toMatchObject({ lines: [`No member has ${name}.`] })
    const { lines } = await run('audit', id)
    expect(lines).toEqual([expect.stringMatching(/\tops\tremove\tid:\d+\tle\*{4}\tasked by letter$/)])
    expect(cookieOf(await login(name))).toBe('')
  })

  it('makes one member of two, without loss and without doubles [C4.22] [C7.12] [C7.13]', async () => {
    const [phone, email] = ['13900000007', 'kept@example.org']
    const gone = await newMember(visit, portal.outbox, email)
    const stays = await newMember(visit, portal.outbox, phone)
    const idOf = async (name: string) =>
      Number(/^id:(\d+)/.exec((await run('list', name)).lines[0] ?? '')?.[1])
    const [from, into] = [await idOf(email), await idOf(phone)]
    await inStore(async (database) => {
      const fill = async (
        member: number,
        [a, b]: readonly [string, string],
        search: string,
        pace: string,
      ) => {
        const of = [member]
        await database.query(
          `insert into favourite (member_id, article_id, kept) select $1, id, $4 from
            (select id from article order by id limit 3) x where id::text in ($2, $3)`,
          [...of, a, b, member === from ? 1 : 2],
        )
        await database.query(
          `insert into member_download (member_id, article_id, kept) values ($1, $2, $3), ($1, $4, $3)`,
          [...of, Number(a), member === from ? 1 : 2, Number(b)],
        )
        await database.query(
          `insert into personal_album (member_id, name, en_name, description, articles, changed)
          values ($1, '河', '', '', $2::jsonb, 1)`,
          [...of, JSON.stringify([a, b])],
        )
        await database.query(
          `insert into subscription (member_id, site_id, keywords, language, origin, leave, begun, told_year, told_rank, told_id)
          select $1, id, $2::jsonb, 'en', 'http://a', 'leave ' || $1::bigint::text || sld, 1, 0, 0, 0 from site where sld = any($3)`,
          [...of, member === from ? '["dam"]' : '["fish"]', member === from ? ['slgc', 'emf'] : ['slgc']],
        )
        await database.query(
          `insert into saved_search (member_id, site_id, search, pace, language, origin, leave, begun, told)
          select $1, id, s, $3, 'en', 'http://a', s || $1::bigint::text, 1, 1 from site, unnest($2::text[]) s where sld = 'slgc'`,
          [...of, ['type=search&q=dam', search], pace],
        )
      }
      const ids = await database.query<{ id: number }>('select id from article order by id limit 3')
      const [a = '', b = '', c = ''] = ids.map(({ id }) => String(id))
      await fill(from, [a, b], 'type=search&q=carp', 'immediate')
      await fill(into, [b, c], 'type=search&q=weir', 'weekly')
      await database.query(
        `insert into search_match (search_id, article_id) select id, $2 from saved_search
        where member_id = $1 and search = 'type=search&q=dam'`,
        [from, Number(a)],
      )
      await database.query(
        `insert into identity (issuer, subject, member_id, party, account, bound) values ('i', 's', $1, 'p', 'a', 1)`,
        [from],
      )
      await database.query(`update member set region = 'Jiangzhou' where id = $1`, [from])
    })
    expect((await run('merge', email, phone)).complaints[0]).toContain('Say so with --yes')
    expect(await run('merge', email, email, '--yes')).toMatchObject({ code: 1 })
    await run('lock', email)
    expect((await run('merge', email, phone, '--yes')).complaints[0]).toContain('Unlock first')
    await run('unlock', email)
    const merged = await run('merge', email, phone, '--yes', 'one', 'person')
    expect(merged).toMatchObject({
      code: 0,
      lines: [
        expect.stringMatching(
          /favourites 2, downloads 2, albums 1, subscriptions 2, searches 2, third parties 1\.$/,
        ),
      ],
    })
    await inStore(async (database) => {
      const count = async (sql: string) =>
        (await database.query(sql, [into])).map((row) => Object.values(row))
      expect(await count('select kept from favourite where member_id = $1 order by article_id')).toEqual([
        [1],
        [1],
        [2],
      ])
      expect(
        await count('select kept from member_download where member_id = $1 order by article_id'),
      ).toEqual([[1], [2], [2]])
      expect(
        await count('select jsonb_array_length(articles) from personal_album where member_id = $1'),
      ).toEqual([[3]])
      expect(
        await count(
          'select s.sld, keywords from subscription u join site s on s.id = u.site_id where member_id = $1 order by 1',
        ),
      ).toEqual([
        ['emf', ['dam']],
        ['slgc', ['dam', 'fish']],
      ])
      expect(await count('select search, pace from saved_search where member_id = $1 order by 1')).toEqual([
        ['type=search&q=carp', 'immediate'],
        ['type=search&q=dam', 'immediate'],
        ['type=search&q=weir', 'weekly'],
      ])
      expect(
        await count(
          'select count(*) from search_match x join saved_search s on s.id = x.search_id where s.member_id = $1',
        ),
      ).toEqual([[1]])
      expect(await count('select party from identity where member_id = $1')).toEqual([['p']])
      expect(await count('select region, email, mobile_no from member where id = $1')).toEqual([
        ['Jiangzhou', email, phone],
      ])
    })
    for (const way of [email, phone])
      expect(newestLetter(portal.outbox, way).text).toMatch(/管理员已将账号[^]*An operator has merged/)
    expect([await isIn(gone), await isIn(stays)]).toEqual([false, true])
    // one member, by either way in
    expect(cookieOf(await login(email))).not.toBe('')
    expect((await run('list', email)).lines).toEqual([
      expect.stringContaining(`id:${into}\t${phone}\t${email}`),
    ])
    expect((await run('audit', `id:${into}`)).lines[0]).toContain(`from ${from}: favourites 2`)
    expect((await run('audit', `id:${from}`)).lines[0]).toMatch(/\tmerged\t.*into \d+; one person$/)
    expect(portal.failures).toEqual([])
  })
})
