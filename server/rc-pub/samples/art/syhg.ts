import type { Lang } from './kit.ts'
import { banner, cover, logo } from './syhg/covers.ts'
import * as mesopore from './syhg/mesopore.ts'
import { strips } from './syhg/strips.ts'

type Drawing = () => string

const bilingual = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}-zh.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})

/** Drawings of Petrochemistry and Catalysis by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': () => logo(),
  'logo-light.svg': () => logo('#c3d08b', '#e39a3c'),
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2026-10.svg': () => cover('2026-10', 55, 10),
  'cover-2026-11.svg': () => cover('2026-11', 55, 11),
  ...strips,
  ...bilingual('mesopore-conversion', mesopore.conversion),
  ...bilingual('mesopore-life', mesopore.life),
  ...bilingual('mesopore-summary', mesopore.summary),
}
