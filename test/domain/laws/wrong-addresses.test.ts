import { resolveLanguage, type LanguageSources } from '../../../core/domain/language/resolve-language.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { switchAddressLanguage } from '../../../core/domain/route/switch-address-language.ts'
import { parseAdvancedQuery } from '../../../core/domain/search/advanced-parse.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import { highlightRanges } from '../../../core/domain/search/highlight-ranges.ts'
import { validateTerm } from '../../../core/domain/search/search-term.ts'
import {
  advancedQueryLaws,
  highlightLaws,
  languageLaws,
  languageSwitchLaws,
  routeLaws,
  searchTermLaws,
} from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachIsCaught } from './caught.ts'

describe('routeLaws', () => {
  eachIsCaught([
    [
      'writes without escapes',
      routeLaws({
        parse: parseRoute,
        format: (route) => decodeURIComponent(formatRoute(route).replace(/%(?![\dA-F]{2})/gi, '%25')),
      }),
      'should read back every route that is written',
    ],
    [
      'forgets the language of a home page',
      routeLaws({
        parse: parseRoute,
        format: (route) => formatRoute(route.page === 'home' ? { ...route, language: null } : route),
      }),
      'should read back every route that is written',
    ],
    [
      'throws on a malformed escape',
      routeLaws({
        parse: (address) => (decodeURI(address) === '' ? parseRoute('/') : parseRoute(address)),
        format: formatRoute,
      }),
      'should give a route for anything in an address bar, and never throw',
    ],
    [
      'writes every article in an older form that means another page',
      routeLaws({
        parse: parseRoute,
        format: (route) => (route.page === 'article' ? '/zh/home' : formatRoute(route)),
      }),
      'should give a route that its own address means again',
    ],
    [
      'leads to another host',
      routeLaws({ parse: parseRoute, format: (route) => `/${formatRoute(route)}` }),
      'should write a path of this host in printable ASCII, unless the path is unknown',
    ],
    [
      'minds a trailing slash',
      routeLaws({
        parse: (address) =>
          /\/(?:[?#]|$)/.test(address)
            ? { page: 'unknown', path: '/slash', language: null }
            : parseRoute(address),
        format: formatRoute,
      }),
      'should not mind a trailing slash',
    ],
    [
      'writes another address each time',
      routeLaws({
        parse: parseRoute,
        format: (route) => (route.page === 'unknown' ? `${formatRoute(route)}x` : formatRoute(route)),
      }),
      'should write the same address when it is read and written again',
    ],
  ])
})

const swapped = ({ fromAddress, fromCookie, siteDefault }: LanguageSources): LanguageSources => ({
  fromAddress: fromCookie,
  fromCookie: fromAddress,
  siteDefault,
})

describe('languageLaws', () => {
  eachIsCaught([
    [
      'asks the cookie first',
      languageLaws((sources) => resolveLanguage(swapped(sources))),
      'should take the language of the address before any other',
    ],
    [
      'asks the site before the cookie',
      languageLaws(
        ({ fromAddress, fromCookie, siteDefault }) => fromAddress ?? siteDefault ?? fromCookie ?? 'zh',
      ),
      'should take the language of the cookie where the address names none',
    ],
    [
      'never asks the site',
      languageLaws(({ fromAddress, fromCookie }) => fromAddress ?? fromCookie ?? 'zh'),
      "should take the site's language where neither address nor cookie names one",
    ],
    [
      'falls back to en',
      languageLaws(
        ({ fromAddress, fromCookie, siteDefault }) => fromAddress ?? fromCookie ?? siteDefault ?? 'en',
      ),
      'should take zh where nothing names a language',
    ],
  ])
})

describe('languageSwitchLaws', () => {
  eachIsCaught([
    [
      'adds a parameter to every address',
      languageSwitchLaws(
        (address, language) => `${address}${address.includes('?') ? '&' : '?'}lang=${language}`,
      ),
      'should change nothing when it is done again',
    ],
    [
      'changes nothing',
      languageSwitchLaws((address) => address),
      'should give an address that names the language',
    ],
    [
      'goes home',
      languageSwitchLaws((_address, language) => `/${language}/home`),
      'should name the same page',
    ],
    [
      'drops the hash',
      languageSwitchLaws((address, language) =>
        switchAddressLanguage(address.replace(/#.*$/s, ''), language),
      ),
      'should keep the hash and every other parameter',
    ],
    [
      'drops the query',
      languageSwitchLaws((address, language) =>
        switchAddressLanguage(address.replace(/\?[^#]*/, ''), language),
      ),
      'should keep the hash and every other parameter',
    ],
  ])
})

describe('searchTermLaws', () => {
  const takenWhole = (raw: string, limit: number) =>
    raw === '' || raw.length > limit ? validateTerm(raw, limit) : { ok: true as const, value: raw }
  eachIsCaught([
    [
      'takes one character less than the limit',
      searchTermLaws((raw, limit) => validateTerm(raw, limit - 1)),
      'should take exactly as many characters as the limit',
    ],
    [
      'takes 150 everywhere',
      searchTermLaws((raw) => validateTerm(raw)),
      'should take exactly as many characters as the limit',
    ],
    ['searches for blank text', searchTermLaws(takenWhole), 'should call blank text empty'],
    [
      'cuts what is too long',
      searchTermLaws((raw, limit) => validateTerm(raw.trim().slice(0, limit), limit)),
      'should take what is not blank and not longer than the limit, without the space around it',
    ],
  ])
})

describe('advancedQueryLaws', () => {
  eachIsCaught([
    [
      'prints no parentheses',
      advancedQueryLaws({
        print: (query) => printAdvancedQuery(query).replace(/\((?=\w+[=~])|(?<=")\)/g, ''),
        parse: parseAdvancedQuery,
      }),
      'should read back every query that is printed',
    ],
    [
      'prints no escapes',
      advancedQueryLaws({
        print: (query) => printAdvancedQuery(query).replaceAll('\\', ''),
        parse: parseAdvancedQuery,
      }),
      'should read back every query that is printed',
    ],
    [
      'says no place',
      advancedQueryLaws({
        print: printAdvancedQuery,
        parse: (raw) => {
          const read = parseAdvancedQuery(raw)
          return read.ok ? read : { ok: false, error: { ...read.error, at: -1 } }
        },
      }),
      'should give a query or a place within the text for any text, and read a query again as it was',
    ],
    [
      'takes no second parenthesis',
      advancedQueryLaws({
        print: printAdvancedQuery,
        parse: (raw) => parseAdvancedQuery(raw.replace(/^\(\(/, '(')),
      }),
      'should read a group alike with more parentheses around it',
    ],
    [
      'throws on long text',
      advancedQueryLaws({
        print: printAdvancedQuery,
        parse: (raw) => {
          if (raw.length > 10_000) throw new RangeError('too long')
          return parseAdvancedQuery(raw)
        },
      }),
      'should never throw on what is long or deep',
    ],
    [
      'takes any text for a query',
      advancedQueryLaws({
        print: printAdvancedQuery,
        parse: (raw) => parseAdvancedQuery(parseAdvancedQuery(raw).ok ? raw : 'x'),
      }),
      'should never throw on what is long or deep',
    ],
    [
      'answers with a list',
      advancedQueryLaws({ print: printAdvancedQuery, parse: () => [] as never }),
      'should read back every query that is printed',
    ],
  ])
})

describe('highlightLaws', () => {
  const simple = (text: string, words: readonly string[]) =>
    words.flatMap((word) => {
      const start = text.indexOf(word)
      return start < 0 ? [] : [{ start, end: start + word.length }]
    })
  eachIsCaught([
    [
      'marks words as they come',
      highlightLaws(simple),
      'should give sorted ranges within the text that neither touch nor are empty',
    ],
    [
      'ends one too late',
      highlightLaws((text, words) =>
        highlightRanges(text, words).map(({ start, end }) => ({ start, end: end + 1 })),
      ),
      'should give sorted ranges within the text that neither touch nor are empty',
    ],
    [
      'marks what begins alike',
      highlightLaws((text, words) =>
        highlightRanges(
          text,
          [...text.matchAll(/\p{L}+/gu)].flatMap(([written]) =>
            words.some((word) => word.length > 2 && written.startsWith(word)) ? [written] : words,
          ),
        ),
      ),
      'should mark no longer word that only begins like the word',
    ],
    [
      'takes no endings off',
      highlightLaws((text, words) =>
        highlightRanges(text, words).filter(({ start, end }) =>
          words.some((word) => word.toLowerCase() === text.slice(start, end).toLowerCase()),
        ),
      ),
      'should mark a word whatever simple ending it has, and for whatever simple ending',
    ],
    ['marks nothing', highlightLaws(() => []), 'should mark a word that stands alone wherever it stands'],
    [
      'marks everything',
      highlightLaws((text) => (text === '' ? [] : [{ start: 0, end: text.length }])),
      'should mark nothing for words that the text does not hold',
    ],
  ])
})
