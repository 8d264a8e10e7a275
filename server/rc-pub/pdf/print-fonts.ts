import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PrintResource } from './pdf-printer.ts'

const require = createRequire(import.meta.url)

interface Font {
  /** Path of the stylesheet of its package. */
  readonly stylesheet: () => string
  /** The weights that are cut from it; none of a face that has one weight only. */
  readonly weights: readonly number[]
}

/** The faces of printed documents by the name that stands in their addresses. */
const fonts: Readonly<Record<string, Font>> = {
  'serif-zh': {
    stylesheet: () => require.resolve('@fontsource-variable/noto-serif-sc/wght.css'),
    weights: [400, 700],
  },
  'serif-latin': {
    stylesheet: () => require.resolve('@fontsource-variable/source-serif-4/wght.css'),
    weights: [400, 700],
  },
  'serif-latin-italic': {
    stylesheet: () => require.resolve('@fontsource-variable/source-serif-4/wght-italic.css'),
    weights: [400, 700],
  },
  mathematics: { stylesheet: () => require.resolve('@fontsource/noto-sans-math/index.css'), weights: [] },
}

/** The stylesheets that a printed document links to. */
export const fontStylesheets: readonly string[] = Object.keys(fonts).map((name) => `/fonts/${name}.css`)

/** A bundled stylesheet or font file; null for any other address. */
export async function printFont(address: string): Promise<PrintResource | null> {
  const [, name = '', weight = '', file] =
    /^\/fonts\/([\w-]+?)(?:\.css|\/(\d+|files)\/([\w-]+\.woff2?))$/.exec(address) ?? []
  const font = Object.hasOwn(fonts, name) ? fonts[name] : undefined
  if (font === undefined) return null
  if (file === undefined) return { mediaType: 'text/css', bytes: Buffer.from(await stylesheetOf(name, font)) }
  if (weight === 'files') return { mediaType: 'font/woff2', bytes: await readFile(pathOf(font, file)) }
  if (!font.weights.includes(Number(weight))) return null
  return { mediaType: 'font/ttf', bytes: await cut(pathOf(font, file), Number(weight)) }
}

/** The package's own rules, once for each weight that is cut. */
async function stylesheetOf(name: string, { stylesheet, weights }: Font): Promise<string> {
  const rules = await readFile(stylesheet(), 'utf8')
  const among = (folder: string, css: string): string =>
    css.replaceAll('url(./files/', `url(/fonts/${name}/${folder}/`)
  // its one file has all of its signs, whatever range its rule names
  if (weights.length === 0) return among('files', rules.replace(/unicode-range:[^;]*;/g, ''))
  return weights
    .map((weight) =>
      among(String(weight), rules)
        .replace(/font-weight:[^;]*;/g, `font-weight: ${weight};`)
        .replaceAll("format('woff2-variations')", "format('truetype')"),
    )
    .join('\n')
}

const pathOf = ({ stylesheet }: Font, file: string): string =>
  require.resolve(`${stylesheet()}/../files/${file}`)

/** Fonts at one weight by path and weight: cut once, since it takes a moment. All of them are less than 20 MB. */
const cuts = new Map<string, Promise<Uint8Array>>()

/**
 * One weight of a variable font as a font of its own. Chromium writes variable fonts into a PDF as drawings (Type 3),
 * which take three times the room and which no other program can work with as text in a font.
 */
function cut(path: string, weight: number): Promise<Uint8Array> {
  const key = `${weight} ${path}`
  const made = cuts.get(key) ?? cutNow(path, weight)
  cuts.set(key, made)
  made.catch(() => cuts.delete(key))
  return made
}

async function cutNow(path: string, weight: number): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font')
  const variationAxes = { wght: weight }
  return subsetFont(await readFile(path), undefined, {
    keepAllGlyphs: true,
    variationAxes,
    targetFormat: 'sfnt',
  })
}
