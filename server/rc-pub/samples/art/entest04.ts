import { banner, cover, logo } from './entest04/covers.ts'
import { summary } from './entest04/hypoxia-summary.ts'
import { storm, times } from './entest04/hypoxia.ts'
import { strips } from './entest04/strips.ts'
import type { Lang } from './kit.ts'

type Drawing = () => string

/** A figure with words: the Chinese drawing under its name, the English one under `name-en`. */
const bilingual = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})

/** Drawings of Coastal Ocean Letters by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2026-4.svg': () => cover('2026-4', 12, 4),
  'cover-2026-5.svg': () => cover('2026-5', 12, 5),
  ...bilingual('hypoxia-storm', storm),
  ...bilingual('hypoxia-times', times),
  ...bilingual('hypoxia-summary', summary),
  ...strips,
}
