import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureAddress, lostVisit, type LostVisitInput } from '../../../core/domain/failure/lost-visit.ts'
import { pageHostOf } from '../../../core/domain/link/page-host.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { err, ok } from '../../../core/domain/result.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { junkAddress } from '../../../core/testing/arbitraries/routes.ts'

const host = pageHostOf('http://nobody.journals.test:4173', bareShell.site, ['journals.test'])
const sites: LostVisitInput['sites'] = [
  { id: asSiteId('1'), sld: 'slgc', domain: '', name: { zh: '水利', en: 'Hydraulics' } },
  { id: asSiteId('2'), sld: 'gjjj', domain: 'economics.test', name: { zh: '经济', en: '' } },
]
const absent = err({ kind: 'absent', call: 'findSite' } as const)

/** Addresses, and what may be taken for another host, a script or two lines. */
const wanted = fc
  .oneof(
    junkAddress,
    fc.string({ maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('//', '/\\', '\\/', '/\t/', '/\n', 'https://', 'javascript:'),
        fc.string({ maxLength: 20 }),
      )
      .map((parts) => parts.join('')),
  )
  .filter((text) => !/\p{Cs}/u.test(text))

describe('what /errorPage carries', () => {
  it('is a path of this host, whatever was asked for [C8.2]', () => {
    fc.assert(
      fc.property(wanted, (from) => {
        const address = `/errorPage?lang=en&from=${encodeURIComponent(from)}`
        const { from: back } = lostVisit({ address, host, language: 'en', found: absent, sites })
        expect(back === null || new URL(back, host.origin).origin === host.origin).toBe(true)
      }),
    )
  })

  it('is the address that was asked for, to the letter, wherever it is a path of the portal [C8.2]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[a-zA-Z][!-~]{0,80}$/), (from) => {
        const address = failureAddress({ page: 'error', language: 'en' }, from)
        const back = lostVisit({ address, host, language: 'en', found: absent, sites }).from
        expect(back ?? '/').toBe(/^\/(?:zh|en)(?:\/home)?$/.test(from) ? '/' : from)
      }),
    )
  })

  it('is nothing where there is nothing to try again [C2.37]', () => {
    const forbidden = failureAddress({ page: 'forbidden', language: 'zh' }, '/zh/issue/1')
    expect(forbidden).not.toContain('from')
    expect(failureAddress({ page: 'error', language: 'zh' }, '/zh/home')).not.toContain('from')
  })
})

describe('the sites that /errorPage names', () => {
  const named = (found: LostVisitInput['found']) =>
    lostVisit({ address: '/errorPage', host, language: 'en', found, sites })

  it('are on their own hosts, where no site has the name of this one [C8.2]', () => {
    const { isUnknown, sites: shown } = named(absent)
    expect(isUnknown).toBe(true)
    expect(shown).toEqual([
      { name: 'Hydraulics', url: 'http://slgc.journals.test:4173/en/home' },
      { name: '经济', url: 'http://economics.test:4173/en/home' },
    ])
  })

  it.each([
    ok('a site'),
    err({ kind: 'timeout', call: 'findSite' } as const),
    err({ kind: 'refused', call: 'findSite', status: 502, message: '' } as const),
  ])('are none where it is not known that there is none: %j [C8.2]', (found) => {
    expect(named(found)).toEqual({ from: null, isUnknown: false, sites: [] })
  })
})
