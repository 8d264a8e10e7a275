import { bilingual, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './entest01/covers.ts'
import { summary } from './entest01/grains-summary.ts'
import { growth, strength } from './entest01/grains.ts'

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
