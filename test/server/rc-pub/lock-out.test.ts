import type { SolvedCaptcha } from '@xuekan/core/member'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { accountParts, at, changingMember, sealedText } from './account-changes.ts'
import { day, guessBench, minute, right, source } from './guess-bench.ts'
import { openedStore } from './opened-store.ts'
import { collectingSenders } from './sample-members.ts'

const store = openedStore()
const bench = (now: () => number = () => at) => guessBench(store, now)

describe('guesses of a password', () => {
  it('slow down the network that they come from, and no other', async () => {
    let now = at
    const { guess, login, member } = await bench(() => now)
    expect(await guess(12, () => 'a')).toBe(10)
    expect((await login(member.email, right, source('a'))).kind).toBe('later')
    expect((await login(member.email, right, source('b'))).kind).toBe('entered')
    now += 16 * minute
    expect(await guess(12, () => 'a')).toBe(5)
    now += day
    expect((await login(member.email, right, source('a'))).kind).toBe('entered')
  })

  it('are fewer than a hundred a day over all networks and names, and none shuts a known device out', async () => {
    let now = at
    const { guess, login, enter, member } = await bench(() => now)
    const knownDevice = await enter(source('home'))
    const taken: number[] = []
    for (const name of [member.email, member.userName])
      taken.push(await guess(36, (time) => `n${time}`, name))
    expect(taken).toEqual([33, 33])
    expect((await login(member.email, right, source('elsewhere'))).kind).toBe('captcha')
    expect((await login(member.email, 'Wrong2026', source('home', knownDevice))).kind).toBe('wrong')
    expect((await login(member.email, right, source('home', knownDevice))).kind).toBe('entered')
    expect((await login(member.email, right, source('anywhere', knownDevice))).kind).toBe('entered')
    now += day
    expect((await login(member.email, right, source('elsewhere'))).kind).toBe('entered')
  })

  it('let who solves a captcha go on when strangers have guessed, wherever the member is', async () => {
    const { guess, login, member, solved } = await bench()
    await guess(40, (time) => `n${time}`)
    const here = source('a new device')
    expect((await login(member.email, right, here)).kind).toBe('captcha')
    const used = await solved()
    expect((await login(member.email, right, here, { ...used, code: 'no' })).kind).toBe('captcha')
    expect((await login(member.email, right, here, used)).kind).toBe('captcha')
    const fresh = await solved()
    expect((await login(member.email, right, here, fresh)).kind).toBe('entered')
    expect((await login(member.email, right, here, fresh)).kind).toBe('captcha')
  })

  it('with captchas are five a day of one network, which leaves other networks theirs', async () => {
    const { guess, login, member, solved } = await bench()
    await guess(40, (time) => `n${time}`)
    const kinds: string[] = []
    for (let time = 0; time < 7; time += 1)
      kinds.push((await login(member.email, 'Wrong2026', source('bots'), await solved())).kind)
    expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'wrong'), 'later', 'later'])
    expect((await login(member.email, right, source('bots'), await solved())).kind).toBe('later')
    expect((await login(member.email, right, source('mine'), await solved())).kind).toBe('entered')
  })

  it('without a captcha that is asked for count nowhere', async () => {
    const { guess, login, member, solved } = await bench()
    await guess(40, (time) => `n${time}`)
    for (let time = 0; time < 20; time += 1)
      expect((await login(member.email, right, source('a'))).kind).toBe('captcha')
    expect((await login(member.email, right, source('a'), await solved())).kind).toBe('entered')
  })

  it('ask for no captcha where a network has guessed too often by itself: it waits', async () => {
    const { guess, login, member, solved } = await bench()
    await guess(12, () => 'a')
    expect((await login(member.email, right, source('a'), await solved())).kind).toBe('later')
  })

  it('are not given back by logins of the member, who is not counted either', async () => {
    const { guess, enter } = await bench()
    expect(await guess(20, (time) => `n${time}`)).toBe(20)
    for (let time = 0; time < 20; time += 1) await enter(source(`m${time}`))
    expect(await guess(20, (time) => `o${time}`)).toBe(13)
  })

  it('on a known device wait too, for that device alone', async () => {
    const { login, enter, member } = await bench()
    const [first, second] = [await enter(source('home')), await enter(source('home'))]
    const wrong = async (word: string) => (await login(member.email, 'Wrong2026', source('home', word))).kind
    for (let time = 0; time < 10; time += 1) expect(await wrong(first)).toBe('wrong')
    expect(await wrong(first)).toBe('later')
    expect((await login(member.email, right, source('home', second))).kind).toBe('entered')
  })

  it('of strangers let who is logged in prove who they are, who waits for wrong ones of their own', async () => {
    const parts = await bench()
    const { accounts, guess, member } = parts
    await guess(34, (time) => `n${time}`)
    const prove = async (text: string) =>
      accounts.prove({ memberId: member.id, sealedPassword: await sealedText(parts, text), factor: '' })
    for (let time = 0; time < 10; time += 1) expect((await prove('Wrong2026')).kind).toBe('wrong')
    expect((await prove(right)).kind).toBe('later')
  })

  it('cost the same for a name that nobody has: the same statements, one after the other', async () => {
    const asked: string[] = []
    const { solved } = await bench()
    const watched = (database: Database): Database => ({
      ...database,
      query: (sql, values) => {
        asked.push(sql)
        return database.query(sql, values)
      },
    })
    const known = await changingMember(store(), 'asked-about')
    const parts = accountParts(watched(store()), collectingSenders())
    const statementsFor = async (userName: string, knownDevice: string, captcha: SolvedCaptcha | null) => {
      const sealedPassword = await sealedText(parts, 'Wrong2026')
      asked.length = 0
      const from = source('a', knownDevice)
      const { kind } = await parts.accounts.login({
        userName,
        remember: false,
        device: '',
        from,
        sealedPassword,
        ...(captcha === null ? {} : { captcha }),
      })
      return [kind, ...asked]
    }
    // the first attempts of a process clear what is over
    await statementsFor('nobody', '', null)
    for (const word of ['', 'x'.repeat(43)])
      expect(await statementsFor(known.email, word, null)).toEqual(
        await statementsFor('no@example.org', word, null),
      )
    const { guess } = await bench()
    for (const name of [known.email, 'no@example.org']) await guess(40, (time) => `n${time}`, name)
    const ofKnown = await statementsFor(known.email, '', await solved())
    expect(ofKnown[0]).toBe('wrong')
    expect(ofKnown).toEqual(await statementsFor('no@example.org', '', await solved()))
  })
})

describe('a known device', () => {
  const devices = () =>
    store().query<{ hash: string; member_id: number }>('select hash, member_id from known_device')

  it('is known by a word of which the store has a hash, and stays so at further logins', async () => {
    const { enter } = await bench()
    const word = await enter(source('home'))
    expect(word).toMatch(/^[\w-]{43}$/)
    expect(await enter(source('home', word))).toBe(word)
    expect(JSON.stringify(await devices())).not.toContain(word)
  })

  it('is one of its member alone: a word that was put into the browser is worth nothing', async () => {
    const attacker = await bench()
    const victim = await bench()
    const planted = await attacker.enter(source('far'))
    const word = await victim.enter(source('home', planted))
    expect(word).not.toBe(planted)
    await victim.guess(34, (time) => `n${time}`)
    expect((await victim.login(victim.member.email, right, source('far', planted))).kind).toBe('captcha')
    expect((await victim.login(victim.member.email, right, source('home', word))).kind).toBe('entered')
    // both are known in the one browser
    await attacker.guess(34, (time) => `n${time}`)
    expect((await attacker.login(attacker.member.email, right, source('home', word))).kind).toBe('entered')
  })

  it('is forgotten with its session, with all others at a change of the password, and after half a year', async () => {
    let now = at
    const { accounts, enter, member } = await bench(() => now)
    const known = async (word: string) => (await enter(source('home', word))) === word
    const [first, second] = [await enter(source('a')), await enter(source('b'))]
    const [newest] = await accounts.sessions.list(member.id, '')
    await accounts.sessions.end(member.id, Number(newest?.id))
    expect([await known(second), await known(first)]).toEqual([false, true])
    await accounts.sessions.endOthers(member.id, member.token)
    expect(await known(first)).toBe(false)
    const last = await enter(source('c'))
    now += 179 * day
    expect(await known(last)).toBe(true)
    now += 181 * day
    expect(await known(last)).toBe(false)
  })

  it('is one of twenty at most, of which the longest unused give way', async () => {
    let now = at
    const { enter, member } = await bench(() => now)
    const words: string[] = []
    for (let time = 0; time < 22; time += 1) {
      now += minute
      words.push(await enter(source('home')))
    }
    const mine = (await devices()).filter(({ member_id }) => String(member_id) === member.id)
    expect(mine).toHaveLength(20)
    expect(await enter(source('home', words[0] ?? ''))).not.toBe(words[0])
    expect(await enter(source('home', words[21] ?? ''))).toBe(words[21])
  })
})
