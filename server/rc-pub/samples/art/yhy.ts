import type { Lang } from './kit.ts'
import { cover, leafLogo, sealLogo } from './yhy/covers.ts'
import * as steaming from './yhy/steaming.ts'

type Drawing = () => string

const bilingual = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}-zh.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})

/** Drawings of Materia Medica Research by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': sealLogo,
  'logo-en.svg': leafLogo,
  'cover.svg': () => cover('journal'),
  'cover-2026-3.svg': () => cover('2026-3', 38, 3),
  'cover-2026-4.svg': () => cover('2026-4', 38, 4),
  ...bilingual('steaming-fig1', steaming.loss),
  ...bilingual('steaming-fig2', steaming.dose),
  ...bilingual('steaming-ga', steaming.summary),
}
