import { isForProduction } from './packages.mjs'

/** @typedef {{ readonly name: string, readonly version: string, readonly licence: string }} Licensed */

/** Licences, by their names of SPDX, under which the portal may be passed on with what it runs on. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // of fonts: they may be embedded and passed on, not sold by themselves
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Whether an expression of SPDX leaves a licence that is allowed. Exceptions (WITH) and what is no expression do not. @param {string} expression */
export function isAllowed(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  /** @returns {boolean} */
  const either = () => {
    let holds = both()
    while (words[at] === 'OR') {
      at += 1
      const more = both()
      holds ||= more
    }
    return holds
  }
  const both = () => {
    let holds = one()
    while (words[at] === 'AND') {
      at += 1
      const more = one()
      holds &&= more
    }
    return holds
  }
  const one = () => {
    const word = words[at] ?? ''
    at += 1
    if (word !== '(') return allowed.has(word)
    const holds = either()
    const isClosed = words[at] === ')'
    at += 1
    return holds && isClosed
  }
  const holds = either()
  return holds && at === words.length
}

/**
 * The packages that the portal runs on, by name and version, one entry each.
 * @param {import('./packages.mjs').Packages} packages of a lock file
 * @returns {readonly Licensed[]}
 */
export function listLicences(packages) {
  const found = Object.entries(packages).flatMap(([path, locked]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name === undefined || locked.link === true || !isForProduction(locked)) return []
    const { version = '', license = '' } = locked
    return [[`${name} ${version}`, { name, version, licence: license }]]
  })
  /** @type {Map<string, Licensed>} */
  const once = new Map(/** @type {[string, Licensed][]} */ (found))
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
