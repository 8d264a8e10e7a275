import { describe, expect, it } from 'vitest'
import type { LoginSource } from '../../../server/rc-pub/accounts/login-source.ts'
import { at } from './account-changes.ts'
import { day, guessBench, minute, source } from './guess-bench.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()
const bench = (now: () => number = () => at) => guessBench(store, now)

describe('guesses of a code', () => {
  const begin = async (now: () => number = () => at) => {
    const parts = await bench(now)
    const { accounts, member, senders } = parts
    const receiver = member.email
    const send = (from: LoginSource) =>
      accounts.sendCode({ receiver, purpose: 'login', language: 'en', from })
    const take = (code: string, from: LoginSource) =>
      accounts.loginByCode({ receiver, code, remember: false, device: '', from })
    return { ...parts, send, take, code: () => senders.codeFor(receiver) }
  }

  it('wait by network, and by all of them for six hours at most, but for a known device', async () => {
    let now = at
    const { enter, send, take, code } = await begin(() => now)
    const knownDevice = await enter(source('home'))
    await send(source('home'))
    const kinds: string[] = []
    for (let time = 0; time < 40; time += 1) kinds.push((await take('no code', source(`n${time % 13}`))).kind)
    expect(kinds.filter((kind) => kind === 'wrongCode')).toHaveLength(16)
    expect(await take(code(), source('m'))).toEqual({ kind: 'later', seconds: 6 * 60 * 60 })
    expect((await take(code(), source('m', knownDevice))).kind).toBe('entered')
    now += day / 4
    await send(source('m'))
    expect((await take(code(), source('m'))).kind).toBe('entered')
  })

  it('are fewer than a hundred in any twenty-four hours, whatever is sent again from wherever', async () => {
    let now = at
    const { send, take } = await begin(() => now)
    const taken: number[] = []
    for (let half = 0; half < 2 * 24 * 2; half += 1) {
      now = at + half * 30 * minute
      const { kind: sent } = await send(source(`s${half}`))
      for (let time = 0; time < (sent === 'done' ? 17 : 0); time += 1) {
        const { kind } = await take('no code', source(`n${half}-${time}`))
        if (kind === 'wrongCode') taken.push(now)
      }
    }
    const within = (from: number): number => taken.filter((time) => time >= from && time < from + day).length
    expect(Math.max(...taken.map(within))).toBeLessThanOrEqual(80)
  })

  it('while none is on its way use up nothing of those that are guessed later', async () => {
    const { send, take, code } = await begin()
    const kinds: string[] = []
    for (let time = 0; time < 40; time += 1) kinds.push((await take('no code', source(`n${time}`))).kind)
    expect(kinds.filter((kind) => kind === 'wrongCode')).toHaveLength(16)
    await send(source('m'))
    expect((await take(code(), source('m'))).kind).toBe('entered')
  })

  it('of one network leave others theirs', async () => {
    const { send, take, code } = await begin()
    await send(source('home'))
    for (let time = 0; time < 5; time += 1)
      expect((await take('no code', source('a'))).kind).toBe('wrongCode')
    expect((await take(code(), source('a'))).kind).toBe('later')
    expect((await take(code(), source('b'))).kind).toBe('entered')
  })

  it('can be asked for two hundred times a day by one network, whoever is to have them, so that others have theirs', async () => {
    const { accounts } = await bench()
    const kinds = new Map<string, number>()
    const ask = (at: number, network: string) =>
      accounts.sendCode({
        receiver: `flood-${at}@example.org`,
        purpose: 'login',
        language: 'en',
        from: source(network),
      })
    for (let time = 0; time < 203; time += 1) {
      const { kind } = await ask(time, 'flood')
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    expect([...kinds]).toEqual([
      ['done', 200],
      ['later', 3],
    ])
    expect((await ask(999, 'other')).kind).toBe('done')
  })

  it('are not made for more codes than anybody wants, whom a known device does not wait for', async () => {
    const { enter, send } = await begin()
    const knownDevice = await enter(source('home'))
    expect((await send(source('a'))).kind).toBe('done')
    expect((await send(source('b'))).kind).toBe('later')
    expect((await send(source('home', knownDevice))).kind).toBe('done')
  })
})
