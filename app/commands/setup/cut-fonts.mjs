import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.mjs'

const require = createRequire(import.meta.url)

/** The faces that every page shows, as their packages have them. */
const files = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
]

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const moreLetters = [0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329]
const moreSigns = [0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd]

/** The letters and signs that the packages call Latin: others have files of their own (`ui/theme/fonts.css.ts`). */
const letters = String.fromCodePoint(
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...moreLetters,
  ...range(0x2000, 0x206f),
  ...moreSigns,
)

/** What the stylesheets turn on, and what a browser turns on by itself; contextual alternates cost 4 KB. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** The weights that the stylesheets ask for. */
const variationAxes = { wght: { min: 400, max: 700 } }

const cutting = JSON.stringify({ letters, keepFeatures, variationAxes })

/** @param {string} file */
async function cut(file) {
  const whole = readFileSync(require.resolve(file))
  const name = createHash('sha256').update(cutting).update(whole).digest('hex').slice(0, 16)
  const folder = join(root, 'node_modules/.cache/xuekan-fonts', name)
  const path = join(folder, file.slice(file.lastIndexOf('/') + 1))
  if (existsSync(path)) return path
  const { default: subsetFont } = await import('subset-font')
  const made = await subsetFont(whole, letters, { targetFormat: 'woff2', keepFeatures, variationAxes })
  mkdirSync(folder, { recursive: true })
  // two builds at once write the same bytes, each whole
  const written = `${path}.${process.pid}`
  writeFileSync(written, made)
  renameSync(written, path)
  return path
}

/** @param {string} file */
const whereNamed = (file) => new RegExp(`^${file.replaceAll('.', '\\.')}(?=\\?|$)`)

/**
 * Cuts the faces of every page down to the letters, weights and features that are used: 151 KB become 90. What is cut
 * is kept beside the packages.
 * @returns {Promise<{ find: RegExp, replacement: string }[]>} where each file is found in place of the whole one
 */
export const cutFonts = () =>
  Promise.all(files.map(async (file) => ({ find: whereNamed(file), replacement: await cut(file) })))
