import { bilingual, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './slgc/covers.ts'
import { createFrames } from './slgc/fishway-film.ts'
import { figureTemplate } from './slgc/figure-template.ts'
import * as fishway from './slgc/fishway.ts'
import { gateTiming } from './slgc/gates.ts'
import * as onlineFirst from './slgc/online-first.ts'
import { strips } from './slgc/strips.ts'
import * as turbidity from './slgc/turbidity.ts'

/** Drawings of the Journal of Hydraulic Works by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2025-5.svg': () => cover('2025-5', 68, 5),
  'cover-2025-6.svg': () => cover('2025-6', 68, 6),
  'cover-2026-4.svg': () => cover('2026-4', 69, 4),
  'cover-2026-5.svg': () => cover('2026-5', 69, 5),
  'film-fishway.svg': () => createFrames()(130),
  ...bilingual('turbidity-section', turbidity.section),
  ...bilingual('turbidity-hydrograph', turbidity.hydrograph),
  ...bilingual('turbidity-gates', gateTiming),
  ...bilingual('turbidity-summary', turbidity.summary),
  ...bilingual('fishway-flow', fishway.flow),
  ...bilingual('fishway-tracks', fishway.tracks),
  ...bilingual('fishway-passage', fishway.passage),
  ...bilingual('fishway-summary', fishway.summary),
  'online-first-bed-load.svg': onlineFirst.bedLoad,
  'online-first-burrows.svg': onlineFirst.burrows,
  ...strips,
  'figure-template.svg': figureTemplate,
}
