import {
  chai,
  customMatchers,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
  GLOBAL_EXPECT,
  ASYMMETRIC_MATCHERS_OBJECT,
} from '@vitest/expect'

// What the tests of the rules import from Vitest, for a process that loads them once and then runs single tests of
// them thousands of times: `describe`, `it` and `expect` with Vitest's own assertions.

/** @typedef {{ readonly name: string, readonly run: () => unknown }} RegisteredTest */
/** @typedef {(...row: any[]) => unknown} Body */

/** @type {RegisteredTest[]} */
export const registered = []

/** @type {string[]} */
let suites = []

/** @param {string} file begins the names of the tests of this file */
export function beginFile(file) {
  suites = [file]
}

/**
 * @param {string} name
 * @param {() => unknown} body
 */
function suite(name, body) {
  suites = [...suites, name]
  body()
  suites = suites.slice(0, -1)
}

/**
 * @param {string} name
 * @param {() => unknown} run
 */
function test(name, run) {
  // the number tells rows of one table apart
  registered.push({ name: `${[...suites, name].join(' > ')} #${registered.length}`, run })
}

/**
 * @param {(name: string, body: () => unknown) => void} register
 * @returns {(rows: readonly unknown[]) => (name: string, body: Body) => void}
 */
const each = (register) => (rows) => (name, body) => {
  const areTuples = rows.every(Array.isArray)
  for (const row of rows) register(name, () => (areTuples ? body(.../** @type {any[]} */ (row)) : body(row)))
}

export const describe = Object.assign(suite, { each: each(suite) })
export const it = Object.assign(test, { each: each(test) })

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

/** @type {any} */
export const expect = Object.assign(
  (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message),
  chai.expect,
)
Object.assign(expect, /** @type {any} */ (globalThis)[ASYMMETRIC_MATCHERS_OBJECT])
Object.assign(globalThis, { [GLOBAL_EXPECT]: expect })
setState({ assertionCalls: 0, isExpectingAssertions: false, testPath: '' }, expect)
expect.extend(expect, customMatchers)
