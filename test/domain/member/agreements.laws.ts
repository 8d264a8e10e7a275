import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreementInForce,
  agreementsToAccept,
  agreementText,
  datedAgreements,
  isInForce,
  type AgreementVersion,
} from '../../../core/domain/member/agreement.ts'
import { agreementKinds } from '../../../core/domain/route/prefixed-route.ts'
import { arbitraryUiLanguage } from '@xuekan/core/testing'

/** Days of two months, so that they often meet. */
const arbitraryDay = fc
  .tuple(fc.constantFrom('2026-11', '2026-12'), fc.integer({ min: 1, max: 30 }))
  .map(([month, day]) => `${month}-${String(day).padStart(2, '0')}`)

const arbitraryVersions: fc.Arbitrary<readonly AgreementVersion[]> = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom(...agreementKinds), since: arbitraryDay }),
  { selector: ({ kind, since }) => `${kind} ${since}`, maxLength: 12 },
)

const arbitraryKind = fc.constantFrom(...agreementKinds)

describe('the agreement in force [C5.8]', () => {
  it('should be the latest of its kind whose day has come', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryKind, arbitraryDay, (versions, kind, day) => {
        const found = agreementInForce(versions, kind, day)
        const come = versions.filter((version) => version.kind === kind && version.since <= day)
        expect(found === null).toBe(come.length === 0)
        expect(come.every(({ since }) => since <= (found?.since ?? ''))).toBe(true)
        expect(found === null || come.includes(found)).toBe(true)
      }),
    )
  })

  it('should not depend on the order of the versions, nor on what is only announced', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryKind, arbitraryDay, (versions, kind, day) => {
        const found = agreementInForce(versions, kind, day)
        expect(agreementInForce(versions.toReversed(), kind, day)).toEqual(found)
        expect(
          agreementInForce(
            versions.filter(({ since }) => since <= day),
            kind,
            day,
          ),
        ).toEqual(found)
      }),
    )
  })

  it('should never go back as days pass', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryKind, arbitraryDay, arbitraryDay, (versions, kind, a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a]
        const before = agreementInForce(versions, kind, earlier)?.since ?? ''
        expect(before <= (agreementInForce(versions, kind, later)?.since ?? '')).toBe(true)
      }),
    )
  })
})

describe('datedAgreements', () => {
  it('should name every version once, newest first, with the one in force between announced and former ones', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryDay, (versions, day) => {
        const dated = datedAgreements(versions, day)
        expect(dated).toHaveLength(versions.length)
        for (const kind of agreementKinds) {
          const own = dated.filter((version) => version.kind === kind)
          const days = own.map(({ since }) => since)
          expect(days).toEqual(days.toSorted().toReversed())
          const states = own.map(({ state }) => state)
          const order = { announced: 0, inForce: 1, former: 2 }
          expect(states).toEqual(states.toSorted((a, b) => order[a] - order[b]))
          expect(own.filter(({ state }) => state === 'inForce').map(({ since }) => since)).toEqual(
            [agreementInForce(versions, kind, day)].flatMap((found) => found?.since ?? []),
          )
        }
      }),
    )
  })
})

describe('agreementsToAccept', () => {
  it('should be what is in force and newer than all that was accepted of its kind', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryVersions, arbitraryDay, (versions, accepted, day) => {
        const inForce = datedAgreements(versions, day).filter(({ state }) => state === 'inForce')
        const due = agreementsToAccept(inForce, accepted)
        for (const version of inForce) {
          const days = accepted.filter(({ kind }) => kind === version.kind).map(({ since }) => since)
          expect(due.includes(version)).toBe(days.every((since) => since < version.since))
        }
        expect(agreementsToAccept(inForce, [...accepted, ...due])).toEqual([])
      }),
    )
  })
})

describe('isInForce', () => {
  it('should hold for what is in force, for any part of it, and for no other version', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryDay, (versions, day) => {
        const inForce = datedAgreements(versions, day).filter(({ state }) => state === 'inForce')
        expect(isInForce([], inForce)).toBe(true)
        expect(isInForce(inForce.slice(1), inForce)).toBe(true)
        for (const version of datedAgreements(versions, day))
          expect(isInForce([...inForce, version], inForce)).toBe(version.state === 'inForce')
      }),
    )
  })
})

describe('agreementText', () => {
  it('should be in the language of the reader, and in the other where it has none in that', () => {
    const text = fc.constantFrom('', '协议', 'Terms')
    fc.assert(
      fc.property(fc.record({ zh: text, en: text }), arbitraryUiLanguage, (texts, language) => {
        const shown = agreementText({ texts }, language)
        expect(shown.text).toBe(texts[shown.language])
        expect(shown.text === '').toBe(texts.zh === '' && texts.en === '')
        expect(shown.language === language).toBe(texts[language] !== '' || shown.text === '')
      }),
    )
  })
})
