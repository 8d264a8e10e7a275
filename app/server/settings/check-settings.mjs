import { settingTable } from './setting-table.mjs'

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** Names that look like settings and belong to the tests. */
const otherNames = ['XUEKAN_SEED']

/** @type {readonly import('./setting-table.mjs').Setting<unknown>[]} */
const settings = Object.values(settingTable)

/**
 * The settings of an environment, or all that is wrong with it, a sentence each. Total.
 * @param {Environment} environment
 * @returns {{ readonly ok: true, readonly values: import('./setting-table.mjs').SettingValues }
 *   | { readonly ok: false, readonly problems: readonly string[] }}
 */
export function checkSettings(environment) {
  /** @type {Record<string, unknown>} */
  const values = {}
  const problems = unknownNames(Object.keys(environment))
  for (const [key, { name, standard, read }] of Object.entries(settingTable)) {
    const reading = read(environment[name]?.trim() || standard)
    if (reading.ok) values[key] = reading.value
    else problems.push(`${name} ${reading.wrong}.`)
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, values: /** @type {import('./setting-table.mjs').SettingValues} */ (values) }
}

/** What `npm start -- --help` prints: names and meanings, wrapped at 100 columns. */
export function settingsHelp() {
  const width = Math.max(...settings.map(({ name }) => name.length)) + 2
  const lines = settings.flatMap(({ name, meaning, shown }) => {
    const words = `${meaning}${shown ? ` (${shown})` : ''}`.replaceAll('`', '')
    const [first = '', ...more] = wrapped(words, 98 - width)
    return [`  ${name.padEnd(width)}${first}`, ...more.map((line) => `  ${' '.repeat(width)}${line}`)]
  })
  const head = [
    'Usage: npm start',
    '',
    'opens the portal. Environment variables set it, and none is needed:',
    '',
  ]
  return [...head, ...lines].join('\n')
}

/** @param {string} text @param {number} width columns */
function wrapped(text, width) {
  /** @type {string[]} */
  const lines = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/**
 * A sentence for each name that is nearly one of ours, or begins as only ours do. Other variables are nobody's business.
 * @param {readonly string[]} names
 * @returns {string[]}
 */
function unknownNames(names) {
  const known = new Set([...settings.map(({ name }) => name), ...otherNames])
  return names.flatMap((name) => {
    if (known.has(name)) return []
    const near = settings.find((setting) => isNear(name.toUpperCase(), setting.name))
    if (near !== undefined) return [`${name} is no setting: ${near.name} may be meant.`]
    return name.startsWith('XUEKAN_') ? [`${name} is no setting: \`npm start -- --help\` lists them.`] : []
  })
}

/** Both begin alike, and few letters differ: one of a short name, three of a long one. @param {string} name @param {string} known */
function isNear(name, known) {
  const most = known.length < 6 ? 1 : known.length < 10 ? 2 : 3
  return name[0] === known[0] && Math.abs(name.length - known.length) <= most && distance(name, known) <= most
}

/** How many letters are to be added, dropped, changed or swapped with their neighbour. @param {string} a @param {string} b */
function distance(a, b) {
  let before = /** @type {number[]} */ ([])
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
