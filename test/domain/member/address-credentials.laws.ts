import { credentialsIn, withoutCredentials } from '../../../core/domain/member/address-credentials.ts'
import { printQuery, readQuery } from '../../../core/domain/route/query.ts'
import { splitAddress } from '../../../core/domain/route/split-address.ts'
import { arbitraryValue, junkAddress } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const token = fc.string({ unit: fc.constantFrom(...'aZ09-._~+/='), minLength: 1, maxLength: 20 })
const userName = fc.constantFrom('13812345678', 'reader@example.org', '李水利', 'a b', 'x', 'A&B=C')

/** Parts of a query that hold no credential, as written. */
const otherPart = fc
  .tuple(fc.constantFrom('lang', 'q', 'Token', 'token2', 'username', 'siteId'), arbitraryValue)
  .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, ''))}`)
const otherParts = fc.array(fc.oneof(otherPart, fc.constantFrom('', 'flag', 'a=%zz', 'x=1+2')), {
  maxLength: 4,
})

const place = fc.record({
  path: fc.constantFrom('/', '/zh/home', '/token', '/article/doi/3/10.1/userName=x/en'),
  hash: fc.constantFrom('', '#c2', '#token=t', '#?userName=x&token=y'),
})

/** A name with some of its characters escaped. */
const escaped = (name: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((escapes) =>
      [...name]
        .map((character, index) =>
          escapes[index] === true ? `%${character.charCodeAt(0).toString(16)}` : character,
        )
        .join(''),
    )

const addressOf = (path: string, parts: readonly string[], hash: string): string =>
  path + (parts.join('&') === '' ? '' : `?${parts.join('&')}`) + hash

describe('credentialsIn', () => {
  it('should find a token and a user name wherever they stand in the query [C4.8]', () => {
    fc.assert(
      fc.property(place, token, userName, otherParts, fc.boolean(), (at, secret, name, others, first) => {
        const own = [printQuery([['userName', name]]), printQuery([['token', secret]])]
        const parts = first ? [...own, ...others] : [...others, ...own.toReversed()]
        expect(credentialsIn(addressOf(at.path, parts, at.hash))).toEqual({ userName: name, token: secret })
      }),
    )
  })

  it.each([
    '/zh/home',
    '/?token=t',
    '/?userName=reader',
    '/?token=&userName=reader',
    '/?token=t&userName=',
    '/?token=null&userName=reader',
    '/?token=undefined&userName=reader',
    '/?token=t&userName=undefined',
    '/?token=t&userName=null',
    '/?token=t&userName=u****ined',
    '/?token=t&userName=a%0Ab',
    '/?token=a%0D%0Ab&userName=reader',
    '/?token=%E6%B0%B4&userName=reader',
    '/#?token=t&userName=reader',
    '/token=t&userName=reader',
    '/?Token=t&username=reader',
  ])('finds none in %s [C4.8]', (address) => {
    expect(credentialsIn(address)).toBeNull()
  })

  it('takes the first of several, and none that no cookie holds [C4.8]', () => {
    expect(credentialsIn('/?token=&token=a&token=b&userName=x&userName=y')).toEqual({
      token: 'a',
      userName: 'x',
    })
    expect(credentialsIn(`/?token=${'a'.repeat(3_800)}&userName=x`)?.token).toHaveLength(3_800)
    expect(credentialsIn(`/?token=${'a'.repeat(3_801)}&userName=x`)).toBeNull()
    expect(credentialsIn(`/?token=a&userName=${'x'.repeat(255)}`)).toBeNull()
  })
})

describe('withoutCredentials', () => {
  it('should take them away, however written, and keep all else as it stands [C4.8]', () => {
    const part = fc.oneof(
      fc.tuple(escaped('token'), token).map(([name, value]) => `${name}=${value}`),
      fc.tuple(escaped('userName'), userName).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
      fc.constantFrom('token', 'userName', 'token=', 'userName=null'),
    )
    fc.assert(
      fc.property(
        place,
        otherParts,
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.nat(4),
        (at, others, own, index) => {
          const parts = [...others.slice(0, index), ...own, ...others.slice(index)]
          expect(withoutCredentials(addressOf(at.path, parts, at.hash))).toBe(
            addressOf(at.path, others, at.hash),
          )
        },
      ),
    )
  })

  it('should leave an address alone that holds none [C4.8]', () => {
    fc.assert(
      fc.property(place, otherParts, ({ path, hash }, others) => {
        const address = addressOf(path, others, hash)
        expect(withoutCredentials(address)).toBe(address)
      }),
    )
    for (const address of ['/?', '/#', '/?#', '', '/?&&', '/?a=1&'])
      expect(withoutCredentials(address)).toBe(address)
  })

  it('should leave no credentials in any text, and change nothing the second time [C4.8]', () => {
    fc.assert(
      fc.property(fc.oneof(junkAddress, fc.string()), (address) => {
        const clean = withoutCredentials(address)
        expect(credentialsIn(clean)).toBeNull()
        expect(withoutCredentials(clean)).toBe(clean)
        const names = readQuery(splitAddress(clean).query).map(([name]) => name)
        expect(names.filter((name) => name === 'token' || name === 'userName')).toEqual([])
      }),
    )
  })

  it.each([
    ['/zh/home?token=t&userName=x', '/zh/home'],
    ['/zh/home?lang=zh&token=t&q=a+b&userName=x#c2', '/zh/home?lang=zh&q=a+b#c2'],
    ['/article?%74oken=t&userNam%65=x&type=article', '/article?type=article'],
    ['/?token=t', '/'],
    ['/?q=token%3Dt&token=t', '/?q=token%3Dt'],
  ])('makes of %s %s [C4.8]', (address, clean) => {
    expect(withoutCredentials(address)).toBe(clean)
  })
})
