import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { againAddress } from '../../../app/browser/start/again-address.ts'
import { firstAddress } from '../../../server/host/first-address.ts'

const file = fc.stringMatching(/^[\w.-]{1,40}\.js$/).map((name) => `/assets/${name}`)

describe('the address of a file at a later try', () => {
  it('is another at every try, and leads to the file', () => {
    fc.assert(
      fc.property(
        file,
        fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { maxLength: 5 }),
        (address, tries) => {
          const addresses = tries.map((each) => againAddress(address, each))
          expect(new Set(addresses).size).toBe(tries.length)
          for (const each of addresses) expect(firstAddress(each)).toBe(address)
        },
      ),
    )
  })

  it('lies beside those of what it imports, as browsers resolve them', () => {
    fc.assert(
      fc.property(file, file, fc.integer({ min: 0, max: 999 }), (address, imported, tries) => {
        const from = `https://slgc.example.org${againAddress(address, tries)}`
        const { pathname } = new URL(imported.replace('/assets/', './'), from)
        expect(pathname).toBe(againAddress(imported, tries))
      }),
    )
  })

  it('is that of the first try for what is not of the build, at both ends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), fc.integer({ min: 1, max: 999 }), (address, tries) => {
        fc.pre(!address.startsWith('/assets/'))
        expect(againAddress(address, tries)).toBe(address)
        expect(firstAddress(address)).toBe(address)
      }),
    )
    for (const address of [
      '/assets/again-1',
      '/assets/again-x/a.js',
      '/assets/again-1/b/a.js',
      '/assets/again-1/',
    ])
      expect(firstAddress(address)).toBe(address)
  })
})
