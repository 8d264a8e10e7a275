import { sitesOfHost, standardBaseHosts } from '../../../core/domain/site/sites-of-host.ts'
import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const bases = ['example.org', 'journals.example.com.cn']
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const domain = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'))
const port = fc.integer({ min: 1, max: 65_535 })

const namesOf = (host: string, baseHosts: readonly string[] = bases): readonly string[] =>
  sitesOfHost(host, baseHosts).map(({ sld }) => sld)

describe('sitesOfHost', () => {
  it.each([
    ['slgc.example.org', ['slgc.example.org', 'slgc']],
    ['emf.journals.example.com.cn:8443', ['emf.journals.example.com.cn', 'emf']],
    ['a.slgc.example.org', ['a.slgc.example.org', 'a']],
    ['www.example.org', ['www.example.org', 'www']],
    ['example.org', ['example.org', 'www']],
    ['www.waterjournal.cn', ['www.waterjournal.cn']],
    ['notexample.org', ['notexample.org']],
    ['slgc.localhost', ['slgc.localhost']],
    ['localhost:4173', ['www']],
    ['127.0.0.1:4173', ['www']],
    ['[::1]:4173', ['www']],
    ['', ['www']],
  ])('looks %j up as %j [C1.1]', (host, names) => {
    expect(namesOf(host)).toEqual(names)
  })

  it('should have every name below localhost by default [C1.1]', () => {
    expect(namesOf('slgc.localhost:4173', standardBaseHosts)).toEqual(['slgc.localhost', 'slgc'])
    expect(namesOf('slgc.example.org', standardBaseHosts)).toEqual(['slgc.example.org'])
  })

  it('should begin with the whole host, and go on below a base host alone', () => {
    fc.assert(
      fc.property(domain, (host) => {
        const [whole, ...rest] = namesOf(host)
        expect(whole).toBe(host)
        const below = bases.some((base) => host === base || host.endsWith(`.${base}`))
        expect(rest).toHaveLength(below ? 1 : 0)
      }),
    )
  })

  it('should look a subdomain of a base host up under both names', () => {
    fc.assert(
      fc.property(label, fc.constantFrom(...bases), (sld, base) => {
        expect(namesOf(`${sld}.${base}`)).toEqual([`${sld}.${base}`, sld])
      }),
    )
  })

  it('should not mind the letter case, the port and a final dot', () => {
    fc.assert(
      fc.property(label, fc.oneof(domain, fc.constantFrom(...bases)), port, (sld, base, at) => {
        const host = `${sld}.${base}`
        expect(namesOf(`${host.toUpperCase()}.:${at}`)).toEqual(namesOf(host))
      }),
    )
  })

  it('should name some site for any host, under any base hosts', () => {
    fc.assert(
      fc.property(junkText, fc.array(junkText), (host, baseHosts) => {
        const names = namesOf(host, baseHosts)
        expect(names.length).toBeGreaterThan(0)
        expect(names).not.toContain('')
      }),
    )
  })
})
