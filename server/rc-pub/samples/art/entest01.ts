import { banner, cover, logo } from './entest01/covers.ts'
import { summary } from './entest01/grains-summary.ts'
import { growth, strength } from './entest01/grains.ts'
import type { Lang } from './kit.ts'

type Drawing = () => string

/** A figure with words: the Chinese drawing under its name, the English one under `name-en`. */
const bilingual = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})

/** Drawings of the Annals of Advanced Materials by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2026-10.svg': () => cover('2026-10', 31, 10),
  'cover-2026-11.svg': () => cover('2026-11', 31, 11),
  ...bilingual('grains-growth', growth),
  ...bilingual('grains-hardness', strength),
  ...bilingual('grains-summary', summary),
}
