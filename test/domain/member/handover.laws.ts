import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginAddress,
  giveAddress,
  handoverPaths,
  hubOf,
  isBelowHub,
  mayHandOver,
  offersHandover,
  takeAddress,
} from '../../../core/domain/member/handover.ts'

const name = fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{2,8}){0,3}$/)
const port = fc.constantFrom('', ':443', ':4173')
const origin = fc
  .tuple(fc.constantFrom('http://', 'https://'), name, port)
  .map(([scheme, host, at]) => `${scheme}${host}${at}`)
const step = fc.record({
  language: fc.constantFrom('zh', 'en'),
  returnTo: fc.option(fc.webPath().map((path) => `/zh${path}?a=b&c=%20`)),
})
const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'http://a.example').searchParams)

describe('hubOf', () => {
  it('should be the first base host as the reader reached the other, and its own hub', () => {
    fc.assert(
      fc.property(origin, name, fc.array(name), (at, first, others) => {
        const hub = hubOf(at, [first, ...others])
        const [asked, found] = [new URL(at), new URL(hub)]
        expect([found.hostname, found.port, found.protocol]).toEqual([first, asked.port, asked.protocol])
        expect(hubOf(hub, [first, ...others])).toBe(hub)
        expect(hubOf(at, [])).toBe(at)
      }),
    )
  })

  it('is nothing else where the origin is none', () => {
    expect(hubOf('file:', ['example.org'])).toBe('file:')
  })
})

describe('mayHandOver', () => {
  it('should lead from the hub or to it, and never to where one is', () => {
    fc.assert(
      fc.property(origin, origin, origin, (from, to, hub) => {
        expect(mayHandOver(from, from, hub)).toBe(false)
        expect(mayHandOver(from, hub, hub)).toBe(from !== hub)
        expect(mayHandOver(hub, to, hub)).toBe(to !== hub)
        const isBetweenOthers = from !== hub && to !== hub
        expect(isBetweenOthers && mayHandOver(from, to, hub)).toBe(false)
      }),
    )
  })
})

describe('isBelowHub', () => {
  it.each([
    ['http://slgc.localhost:4173', 'http://localhost:4173', true],
    ['https://A.B.example.org', 'https://example.org', true],
    ['https://example.org', 'https://example.org', false],
    ['https://notexample.org', 'https://example.org', false],
    ['https://journal.org', 'https://example.org', false],
    ['https://example.org.evil.org', 'https://example.org', false],
  ])('says of %s and %s: %j', (at, hub, isBelow) => {
    expect(isBelowHub(at, hub)).toBe(isBelow)
  })
})

describe('the addresses of a handover', () => {
  it('should say to the next host all that it has to know, and nothing that is not there', () => {
    fc.assert(
      fc.property(step, name, fc.option(fc.base64String({ minLength: 1 })), (at, host, code) => {
        const same = { lang: at.language, ...(at.returnTo === null ? {} : { returnTo: at.returnTo }) }
        expect(queryOf(beginAddress(at))).toEqual(same)
        expect(queryOf(beginAddress(at, host))).toEqual({ ...same, from: host })
        expect(queryOf(giveAddress(at, { to: host, challenge: 'c' }))).toEqual({
          ...same,
          to: host,
          challenge: 'c',
        })
        expect(queryOf(takeAddress(at, { from: host, code }))).toEqual({
          ...same,
          from: host,
          ...(code === null ? {} : { code }),
        })
        expect(beginAddress(at).startsWith(`${handoverPaths.begin}?`)).toBe(true)
        expect(giveAddress(at, { to: host, challenge: 'c' }).startsWith(`${handoverPaths.give}?`)).toBe(true)
        expect(takeAddress(at, { from: host, code }).startsWith(`${handoverPaths.take}?`)).toBe(true)
      }),
    )
  })
})

describe('offersHandover', () => {
  it('is so on every site but the aggregate', () => {
    expect((['single', 'group', 'all'] as const).map((type) => offersHandover({ type }))).toEqual([
      true,
      true,
      false,
    ])
  })
})
