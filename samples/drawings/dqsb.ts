import { inBoth, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './dqsb/covers.ts'
import * as innerCore from './dqsb/inner-core.ts'
import { summary as innerCoreSummary } from './dqsb/inner-core-summary.ts'
import * as postPerovskite from './dqsb/post-perovskite.ts'
import { summary as postPerovskiteSummary } from './dqsb/post-perovskite-summary.ts'
import { record } from './dqsb/quake-sound.ts'
import { strips } from './dqsb/strips.ts'

/** Drawings of Deep Earth by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'sound-quake.svg': record,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2025-5.svg': () => cover('2025-5', 16, 5),
  'cover-2025-6.svg': () => cover('2025-6', 16, 6),
  'cover-2026-4.svg': () => cover('2026-4', 17, 4),
  'cover-2026-5.svg': () => cover('2026-5', 17, 5),
  ...inBoth('inner-core-fig1', innerCore.rays),
  ...inBoth('inner-core-fig2', innerCore.distances),
  ...inBoth('inner-core-fig3', innerCore.longitudes),
  ...inBoth('inner-core-ga', innerCoreSummary),
  ...inBoth('post-perovskite-fig1', postPerovskite.diffraction),
  ...inBoth('post-perovskite-fig2', postPerovskite.phases),
  ...inBoth('post-perovskite-fig3', postPerovskite.layer),
  ...inBoth('post-perovskite-ga', postPerovskiteSummary),
  ...strips,
}
