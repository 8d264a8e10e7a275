/** Changes the code of modules for browsers, before anything else does. */
interface LeftOut {
  readonly name: string
  readonly enforce: 'pre'
  readonly applyToEnvironment: (environment: { readonly name: string }) => boolean
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    readonly handler: (code: string) => { readonly code: string; readonly map: null }
  }
}

/** What browsers get of the modules whose paths fit. */
const inBrowsers = (name: string, modules: RegExp, change: (code: string) => string): LeftOut => ({
  name,
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: { filter: { id: modules }, handler: (code) => ({ code: change(code), map: null }) },
})

/** What browsers are built without, of the packages that run in them and of the project's own modules. */
export const leftOut: readonly LeftOut[] = [
  // `from` of rxjs names every form of its sources once more for schedulers, which nothing here hands to it; a test reads
  // the sources for that
  inBrowsers(
    'without-schedulers',
    /\/rxjs\/dist\/esm\/internal\/observable\/from\.js$/,
    () => `export { innerFrom as from } from './innerFrom.js'`,
  ),
  // nor is anything done at a later time that a scheduler keeps
  inBrowsers(
    'without-later-work',
    /\/rxjs\/dist\/esm\/internal\/util\/executeSchedule\.js$/,
    () => 'export const executeSchedule = () => undefined',
  ),
  // what is made of a subject by operators is a subject too, which nothing here hands values to: it is an observable as all
  // others are; a test reads the sources for that
  inBrowsers('without-lifted-subjects', /\/rxjs\/dist\/esm\/internal\/Subject\.js$/, (code) =>
    code
      .replace(/^ {4}lift\(operator\) \{[^}]*\}\n/m, '')
      .replace(/^Subject\.create = [\s\S]*?^\};\n^export class AnonymousSubject [\s\S]*?^\}\n/m, ''),
  ),
  // its observables become promises by methods of their own too, where functions are used here; a test reads the sources
  inBrowsers('without-promises', /\/rxjs\/dist\/esm\/internal\/Observable\.js$/, (code) =>
    code
      .replace(/^ {4}(?:forEach|toPromise)\(.*\{$[\s\S]*?^ {4}\}\n/gm, '')
      .replace(/^function getPromiseCtor\([\s\S]*?^\}\n/m, ''),
  ),
  // nothing here sets how it treats errors and contexts: a test reads the sources for that; what is never set is written out
  inBrowsers(
    'without-settings',
    /\/rxjs\/dist\/esm\/internal\/(?:Subscriber|util\/(?:errorContext|reportUnhandledError))\.js$/,
    (code) =>
      code
        .replace(/^import \{ config \} .*\n/m, '')
        .replace(/\bconfig\.useDeprecated\w+/g, 'false')
        .replace(/\bconst \{ (\w+) \} = config;/g, 'const $1 = null;'),
  ),
  // it also reads what comes in pieces, as streams and asynchronous iterables do, which nothing here hands to it either
  inBrowsers('without-streams', /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/, (code) =>
    code.replace(/if \((?:isAsyncIterable|isReadableStreamLike)\(input\)\) \{[^}]*\}/g, ''),
  ),
  // wouter also matches patterns of routes, which nothing here asks of it: addresses are read by the core; a test holds that
  inBrowsers(
    'without-patterns',
    /\/regexparam\/dist\/index\.mjs$/,
    () => `export const parse = () => ({ pattern: /^$/, keys: [] })`,
  ),
  // React makes five errors while its code is read, as marks that it compares with; for the stack of an error a browser that
  // is measured from outside reads the code of every function on it a second time, here all of React and of the application:
  // a mark needs no stack
  inBrowsers('marks-without-stacks', /\/react-dom\/cjs\/react-dom-client\.production\.js$/, (code) =>
    code.replace(
      /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
      '$1Object.create(Error.prototype, { message: { value: $2 } })',
    ),
  ),
  // what the OpenAPI document says of each call is for people who read that
  inBrowsers('without-summaries', /\/adapters\/http\/contract\/[\w-]+\.ts$/, (code) =>
    code.replace(/\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),?/g, ''),
  ),
  // where pages of a kind are is asked by a server alone, for its sitemap
  inBrowsers('without-addresses', /\/app\/pages\/[\w-]+\.ts$/, (code) =>
    code.replace(/^ {2}addresses: .*,$/m, '  addresses: null,'),
  ),
]
