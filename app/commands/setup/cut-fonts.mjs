import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.mjs'

const require = createRequire(import.meta.url)

/** @param {string} subset */
const sans = (subset) => `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`

/** @param {string} subset @param {string} style */
const serif = (subset, style = 'normal') =>
  `@fontsource-variable/source-serif-4/files/source-serif-4-${subset}-wght-${style}.woff2`

/**
 * What is cut from which file of the packages: `ui/theme/web-fonts.css.ts` takes each by the name here. Of all weights that
 * the stylesheets ask for unless one is given. What every page is drawn with stands in place of the package's file.
 * @typedef {{ readonly basic: string, readonly accented: string, readonly extended: string, readonly greek: string }} Letters
 * @type {readonly {
 *   readonly name: string, readonly file: string, readonly letters: keyof Letters, readonly weight?: number,
 *   readonly everyPage?: true
 * }[]}
 */
const cuts = [
  { name: 'inter-basic', file: sans('latin'), letters: 'basic', everyPage: true },
  { name: 'inter-accented', file: sans('latin'), letters: 'accented' },
  { name: 'inter-extended', file: sans('latin-ext'), letters: 'extended' },
  { name: 'inter-greek', file: sans('greek'), letters: 'greek' },
  { name: 'source-serif-basic', file: serif('latin'), letters: 'basic', everyPage: true },
  { name: 'source-serif-accented', file: serif('latin'), letters: 'accented' },
  { name: 'source-serif-extended', file: serif('latin-ext'), letters: 'extended' },
  { name: 'source-serif-greek', file: serif('greek'), letters: 'greek' },
  {
    name: 'source-serif-basic-italic',
    file: serif('latin', 'italic'),
    letters: 'basic',
    weight: 400,
    everyPage: true,
  },
  // few pages have bold italics: with them the file above would be nearly twice as large
  {
    name: 'source-serif-basic-bold-italic',
    file: serif('latin', 'italic'),
    letters: 'basic',
    weight: 600,
  },
  {
    name: 'source-serif-accented-italic',
    file: serif('latin', 'italic'),
    letters: 'accented',
  },
  {
    name: 'source-serif-greek-italic',
    file: serif('greek', 'italic'),
    letters: 'greek',
  },
]

/** The weights that the stylesheets ask for. */
const everyWeight = { min: 400, max: 700 }

/** What the stylesheets turn on, and what a browser turns on by itself; contextual alternates cost 4 KB. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/**
 * The letters of a range as stylesheets write it, such as U+20-7E,U+A0.
 * @param {string} range
 */
function lettersOf(range) {
  const points = range.split(',').flatMap((part) => {
    const [from = NaN, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return String.fromCodePoint(...points)
}

/**
 * @param {(typeof cuts)[number]} cut
 * @param {string} letters
 */
async function make({ name, file, weight }, letters) {
  const whole = readFileSync(require.resolve(file))
  const options = { keepFeatures, variationAxes: { wght: weight ?? everyWeight } }
  const key = createHash('sha256').update(JSON.stringify({ letters, options })).update(whole)
  const folder = join(root, 'node_modules/.cache/xuekan-fonts', key.digest('hex').slice(0, 16))
  const path = join(folder, `${name}.woff2`)
  if (existsSync(path)) return path
  const { default: subsetFont } = await import('subset-font')
  const made = await subsetFont(whole, letters, { targetFormat: 'woff2', ...options })
  mkdirSync(folder, { recursive: true })
  // two builds at once write the same bytes, each whole
  const written = `${path}.${process.pid}`
  writeFileSync(written, made)
  renameSync(written, path)
  return path
}

/** @param {string} name */
const named = (name) => new RegExp(`^${name.replaceAll('.', '\\.')}(?=\\?|$)`)

/**
 * Cuts the Latin fonts down to the letters, weights and features that are used: what every page is drawn with is 53 KB
 * of 151. What is cut is stored beside the packages.
 * @param {Letters} ranges as stylesheets write them
 * @returns {Promise<{ find: RegExp, replacement: string }[]>} where `@fonts/name.woff2` is found, and
 * what every page has in place of the package's own file
 */
export async function cutFonts(ranges) {
  const made = await Promise.all(
    cuts.map(async (cut) => ({ ...cut, replacement: await make(cut, lettersOf(ranges[cut.letters])) })),
  )
  return made.flatMap(({ name, file, everyPage = false, replacement }) => [
    { find: named(`@fonts/${name}.woff2`), replacement },
    ...(everyPage ? [{ find: named(file), replacement }] : []),
  ])
}
