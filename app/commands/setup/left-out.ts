/** Changes the code of one module for browsers, before anything else does. */
interface LeftOut {
  readonly name: string
  readonly enforce: 'pre'
  readonly applyToEnvironment: (environment: { readonly name: string }) => boolean
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    readonly handler: (code: string) => { readonly code: string; readonly map: null }
  }
}

/**
 * `from` of rxjs names every form of its sources once more for schedulers, which nothing here hands to it; a test reads
 * the sources for that.
 */
const withoutSchedulers: LeftOut = {
  name: 'without-schedulers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/rxjs\/dist\/esm\/internal\/observable\/from\.js$/ },
    handler: () => ({ code: `export { innerFrom as from } from './innerFrom.js'`, map: null }),
  },
}

/** Nor is anything done at a later time that a scheduler keeps. */
const withoutLaterWork: LeftOut = {
  name: 'without-later-work',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/rxjs\/dist\/esm\/internal\/util\/executeSchedule\.js$/ },
    handler: () => ({ code: 'export const executeSchedule = () => undefined', map: null }),
  },
}

/**
 * What is made of a subject by operators is a subject too, which nothing here hands values to: it is an observable as all
 * others are. A test reads the sources for that.
 */
const withoutLiftedSubjects: LeftOut = {
  name: 'without-lifted-subjects',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/rxjs\/dist\/esm\/internal\/Subject\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/^ {4}lift\(operator\) \{[^}]*\}\n/m, '')
        .replace(/^Subject\.create = [\s\S]*?^\};\n^export class AnonymousSubject [\s\S]*?^\}\n/m, ''),
      map: null,
    }),
  },
}

/** Its observables become promises by methods of their own too, where functions are used here; a test reads the sources. */
const withoutPromises: LeftOut = {
  name: 'without-promises',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/rxjs\/dist\/esm\/internal\/Observable\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/^ {4}(?:forEach|toPromise)\(.*\{$[\s\S]*?^ {4}\}\n/gm, '')
        .replace(/^function getPromiseCtor\([\s\S]*?^\}\n/m, ''),
      map: null,
    }),
  },
}

/** Nothing here sets how it treats errors and contexts: a test reads the sources for that. What is never set is written out. */
const withoutSettings: LeftOut = {
  name: 'without-settings',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: /\/rxjs\/dist\/esm\/internal\/(?:Subscriber|util\/(?:errorContext|reportUnhandledError))\.js$/,
    },
    handler: (code) => ({
      code: code
        .replace(/^import \{ config \} .*\n/m, '')
        .replace(/\bconfig\.useDeprecated\w+/g, 'false')
        .replace(/\bconst \{ (\w+) \} = config;/g, 'const $1 = null;'),
      map: null,
    }),
  },
}

/** It also reads what comes in pieces, as streams and asynchronous iterables do, which nothing here hands to it either. */
const withoutStreams: LeftOut = {
  name: 'without-streams',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/ },
    handler: (code) => ({
      code: code.replace(/if \((?:isAsyncIterable|isReadableStreamLike)\(input\)\) \{[^}]*\}/g, ''),
      map: null,
    }),
  },
}

/** wouter also matches patterns of routes, which nothing here asks of it: addresses are read by the core; a test holds that. */
const withoutPatterns: LeftOut = {
  name: 'without-patterns',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/regexparam\/dist\/index\.mjs$/ },
    handler: () => ({ code: `export const parse = () => ({ pattern: /^$/, keys: [] })`, map: null }),
  },
}

/** What browsers are built without, of the packages that run in them. */
export const leftOut: readonly LeftOut[] = [
  withoutSchedulers,
  withoutLaterWork,
  withoutLiftedSubjects,
  withoutPromises,
  withoutSettings,
  withoutStreams,
  withoutPatterns,
]
