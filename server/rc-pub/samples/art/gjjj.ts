import type { Lang } from './kit.ts'
import { banner, cover, logo } from './gjjj/covers.ts'
import * as passThrough from './gjjj/pass-through.ts'
import { strips } from './gjjj/strips.ts'

type Drawing = () => string

const bilingual = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}-zh.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})

/** Drawings of International Economics Quarterly by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2026-3.svg': () => cover('2026-3', 23, 3),
  'cover-2026-4.svg': () => cover('2026-4', 23, 4),
  ...strips,
  ...bilingual('pass-through-path', passThrough.pathOf),
  ...bilingual('pass-through-currencies', passThrough.currencies),
  ...bilingual('pass-through-summary', passThrough.summary),
}
