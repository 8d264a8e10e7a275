import { bilingual, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './entest04/covers.ts'
import { summary } from './entest04/hypoxia-summary.ts'
import { storm, times } from './entest04/hypoxia.ts'
import { strips } from './entest04/strips.ts'

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
