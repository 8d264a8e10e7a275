import { describe, expect, it } from 'vitest'
import { factorStep, printBase32 } from '@xuekan/core/member'
import { createAttempts } from '../../../server/rc-pub/accounts/attempts.ts'
import { authenticatorDigits, createSecondFactors } from '../../../server/rc-pub/accounts/second-factors.ts'
import type { Guesser } from '../../../server/rc-pub/accounts/guesses.ts'
import { openedStore } from './opened-store.ts'

let memberId = ''
const store = openedStore(async (database) => {
  const [made] = await database.query<{ id: number }>(
    `insert into member (user_name, password_hash, created) values ('factors', 'x', 1) returning id`,
  )
  memberId = String(made?.id)
})

describe('authenticatorDigits', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('shows at second %i what RFC 6238 has in its appendix', (seconds, digits) => {
    const secret = printBase32(new TextEncoder().encode('12345678901234567890'))
    expect(authenticatorDigits(secret, factorStep(seconds * 1_000))).toBe(digits)
  })
})

describe('a second factor', () => {
  let at = 1_800_000_000_000
  const factors = () =>
    createSecondFactors(
      store(),
      () => at,
      createAttempts(store(), () => at),
    )
  const stranger = (network = 'a') => ({ kind: 'stranger', network }) as const
  const check = (code: string, from: Guesser = stranger()) => factors().check(memberId, code, from)
  let secret = ''
  const confirm = async (code: string): Promise<readonly string[] | 'wrong'> => {
    const first = await factors().first(memberId, code)
    if (typeof first === 'string' || !('codes' in first)) return 'wrong'
    return (await store().transaction(first.switchOn)) ? first.codes : 'wrong'
  }
  const digits = (step = 0) => authenticatorDigits(secret, factorStep(at) + step)
  const later = () => (at += 11 * 60_000)
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

  it('counts for nothing until a first code is right', async () => {
    secret = (await factors().begin(memberId)) ?? ''
    expect(await factors().state(memberId)).toEqual({ isOn: false, recoveryLeft: 0 })
    expect(await check('')).toBe('right')
    expect(await confirm(wrongOf(digits()))).toBe('wrong')
    secret = (await factors().begin(memberId)) ?? ''
    const codes = await confirm(digits())
    expect(new Set(codes).size).toBe(10)
    expect(await factors().state(memberId)).toEqual({ isOn: true, recoveryLeft: 10 })
    expect(await factors().begin(memberId)).toBeNull()
    expect(await check(digits())).toBe('wrong')
    later()
    expect(await check(codes[3] ?? '')).toBe('right')
    expect(await check(codes[3] ?? '')).toBe('wrong')
    expect((await factors().state(memberId)).recoveryLeft).toBe(9)
  })

  it('takes a code once, however many come with it at once, and none of a step before', async () => {
    later()
    const code = digits()
    const came = await Promise.all(Array.from({ length: 6 }, () => check(code)))
    expect(came.filter((each) => each === 'right')).toHaveLength(1)
    later()
    expect(await check(digits(-2))).toBe('wrong')
    expect(await check(digits(1))).toBe('right')
    expect(await check(digits())).toBe('wrong')
  })

  it('is guessed ten times in ten minutes at the most, and then waits even for who is right', async () => {
    later()
    const wrong = wrongOf(digits())
    for (let guess = 0; guess < 10; guess += 1) expect(await check(wrong)).toBe('wrong')
    expect(await check(digits())).toMatchObject({ wait: expect.any(Number) })
    later()
    expect(await check(digits())).toBe('right')
  })

  it('is guessed by no more than seventy strangers a day, whom a known device and a session need not wait for', async () => {
    at += 25 * 60 * 60_000
    const wrong = wrongOf(digits())
    const came: string[] = []
    for (let guess = 0; guess < 90; guess += 1) {
      const checked = await check(wrong, stranger(`network ${guess % 9}`))
      came.push(typeof checked === 'string' ? checked : 'wait')
    }
    expect(came.filter((each) => each === 'wrong')).toHaveLength(70)
    expect(await check(digits(), stranger('one more'))).toMatchObject({ wait: expect.any(Number) })
    for (const key of ['session', 'a device']) expect(await check(wrong, { kind: 'own', key })).toBe('wrong')
    expect(await check(digits(), { kind: 'own', key: 'a device' })).toBe('right')
  })

  it('ends with its codes', async () => {
    await factors().end(memberId)
    expect(await factors().state(memberId)).toEqual({ isOn: false, recoveryLeft: 0 })
    const [left] = await store().query<{ count: number }>('select count(*)::int as count from recovery_code')
    expect(left?.count).toBe(0)
  })
})
