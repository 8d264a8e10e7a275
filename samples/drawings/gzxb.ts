import { bilingual, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './gzxb/covers.ts'
import * as onlineFirst from './gzxb/online-first.ts'
import * as singlePixel from './gzxb/single-pixel.ts'
import { drawFrame } from './gzxb/soliton-film.ts'
import * as soliton from './gzxb/soliton.ts'

/** Drawings of Photonics Bulletin by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'film-soliton.svg': () => drawFrame(200),
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2025-11.svg': () => cover('2025-11', 43, 11),
  'cover-2025-12.svg': () => cover('2025-12', 43, 12),
  'cover-2026-9.svg': () => cover('2026-9', 44, 9),
  'cover-2026-10.svg': () => cover('2026-10', 44, 10),
  ...bilingual('soliton-setup', soliton.setup),
  ...bilingual('soliton-steps', soliton.steps),
  ...bilingual('soliton-spectrum', soliton.spectrum),
  ...bilingual('soliton-summary', soliton.summary),
  ...bilingual('single-pixel-setup', singlePixel.setup),
  ...bilingual('single-pixel-images', singlePixel.images),
  ...bilingual('single-pixel-optimum', singlePixel.optimum),
  // No words on it: one drawing serves both languages.
  'single-pixel-summary.svg': singlePixel.summary,
  'online-first-gyroscope.svg': onlineFirst.gyroscope,
  'online-first-groundwater.svg': onlineFirst.groundwater,
  'online-first-resonator.svg': onlineFirst.resonator,
}
