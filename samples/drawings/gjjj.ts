import { inBoth, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './gjjj/covers.ts'
import * as passThrough from './gjjj/pass-through.ts'
import { strips } from './gjjj/strips.ts'

/** Drawings of International Economics Quarterly by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2026-3.svg': () => cover('2026-3', 23, 3),
  'cover-2026-4.svg': () => cover('2026-4', 23, 4),
  ...strips,
  ...inBoth('pass-through-path', passThrough.pathOf),
  ...inBoth('pass-through-currencies', passThrough.currencies),
  ...inBoth('pass-through-summary', passThrough.summary),
}
