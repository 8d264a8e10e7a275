import fc from 'fast-check'
import { uiLanguages, type UiLanguage } from '../../domain/language/ui-language.ts'
import type { LanguageSources } from '../../domain/language/resolve-language.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import { readQuery } from '../../domain/route/query.ts'
import { splitAddress } from '../../domain/route/split-address.ts'
import { junkAddress } from '../arbitraries/routes.ts'
import { arbitraryUiLanguage } from '../arbitraries/text.ts'
import { holds, same } from './expectation.ts'
import { law, lawOfEach, type Law } from './law.ts'

const orNone = [...uiLanguages, null]

/** Every way in which address, cookie and site can speak or be silent. */
const allSources: readonly LanguageSources[] = orNone.flatMap((fromAddress) =>
  orNone.flatMap((fromCookie) => orNone.map((siteDefault) => ({ fromAddress, fromCookie, siteDefault }))),
)

/** What holds of the one precedence of languages (C4.1, C7.2). */
export function languageLaws(resolve: (sources: LanguageSources) => UiLanguage): readonly Law[] {
  const decided = (
    title: string,
    fits: (sources: LanguageSources) => boolean,
    by: (sources: LanguageSources) => UiLanguage | null,
  ) =>
    lawOfEach(title, ['C4.1', 'C7.2'], allSources.filter(fits), (sources) => {
      same(resolve(sources), by(sources), 'the language')
    })
  return [
    decided(
      'should take the language of the address before any other',
      ({ fromAddress }) => fromAddress !== null,
      ({ fromAddress }) => fromAddress,
    ),
    decided(
      'should take the language of the cookie where the address names none',
      ({ fromAddress, fromCookie }) => fromAddress === null && fromCookie !== null,
      ({ fromCookie }) => fromCookie,
    ),
    decided(
      "should take the site's language where neither address nor cookie names one",
      ({ fromAddress, fromCookie, siteDefault }) =>
        fromAddress === null && fromCookie === null && siteDefault !== null,
      ({ siteDefault }) => siteDefault,
    ),
    decided(
      'should take zh where nothing names a language',
      ({ fromAddress, fromCookie, siteDefault }) =>
        fromAddress === null && fromCookie === null && siteDefault === null,
      () => 'zh',
    ),
  ]
}

/** The same address in another language. */
export type LanguageSwitch = (address: string, language: UiLanguage) => string

const otherParameters = (address: string): unknown =>
  readQuery(splitAddress(address).query).filter(([name]) => name !== 'lang' && name !== 'l')

/** What holds of a switch to the same address in the other language (C4.2). */
export const languageSwitchLaws = (switchLanguage: LanguageSwitch): readonly Law[] => [
  law(
    'should give an address that names the language',
    ['C4.2'],
    fc.property(junkAddress, arbitraryUiLanguage, (address, language) => {
      same(parseRoute(switchLanguage(address, language)).language, language, 'the language')
    }),
    { numRuns: 2_000 },
  ),
  law(
    'should change nothing when it is done again',
    ['C4.2'],
    fc.property(junkAddress, arbitraryUiLanguage, (address, language) => {
      const once = switchLanguage(address, language)
      same(switchLanguage(once, language), once, 'the address')
    }),
  ),
  law(
    'should name the same page',
    ['C4.2'],
    fc.property(junkAddress, arbitraryUiLanguage, (address, language) => {
      const before = parseRoute(address)
      const after = parseRoute(switchLanguage(address, language))
      if (before.page === 'unknown') same(after.page, 'unknown', 'the page')
      else same(after, { ...before, language }, 'the route')
    }),
  ),
  law(
    'should not lead to another host',
    ['C4.2'],
    fc.property(
      fc.constantFrom('', '/', '//', '/\\', '\\\\'),
      junkAddress,
      arbitraryUiLanguage,
      (front, rest, language) => {
        const address = switchLanguage(front + rest, language)
        holds(!/^[/\\]{2}/.test(address), `${address} leads to another host`)
      },
    ),
  ),
  law(
    'should keep the hash and every other parameter',
    ['C4.2'],
    fc.property(junkAddress, arbitraryUiLanguage, (address, language) => {
      // The hash of that page holds parameters of its own, the language among them.
      fc.pre(!address.includes('thesisDetails'))
      const switched = switchLanguage(address, language)
      same(splitAddress(switched).hash, splitAddress(address).hash, 'the hash')
      same(otherParameters(switched), otherParameters(address), 'the other parameters')
    }),
  ),
]
