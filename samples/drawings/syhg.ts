import { inBoth, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './syhg/covers.ts'
import * as mesopore from './syhg/mesopore.ts'
import { strips } from './syhg/strips.ts'

/** Drawings of Petrochemistry and Catalysis by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': () => logo(),
  'logo-light.svg': () => logo('#c3d08b', '#e39a3c'),
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2026-10.svg': () => cover('2026-10', 55, 10),
  'cover-2026-11.svg': () => cover('2026-11', 55, 11),
  ...strips,
  ...inBoth('mesopore-conversion', mesopore.conversion),
  ...inBoth('mesopore-life', mesopore.life),
  ...inBoth('mesopore-summary', mesopore.summary),
}
