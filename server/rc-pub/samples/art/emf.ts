import type { Lang } from './kit.ts'
import { banner, cover, logo } from './emf/covers.ts'
import * as sewersheds from './emf/sewersheds.ts'
import * as trial from './emf/trial.ts'
import { forest } from './emf/trial-forest.ts'
import * as wastewater from './emf/wastewater.ts'

type Drawing = () => string

const bilingual = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}-zh.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})

/** Drawings of Epidemiology & Medicine Frontiers by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2025-11.svg': () => cover('2025-11', 12, 11),
  'cover-2025-12.svg': () => cover('2025-12', 12, 12),
  'cover-2026-9.svg': () => cover('2026-9', 13, 9),
  'cover-2026-10.svg': () => cover('2026-10', 13, 10),
  ...bilingual('home-vaccination-fig1', trial.flow),
  ...bilingual('home-vaccination-fig2', trial.incidence),
  ...bilingual('home-vaccination-fig3', forest),
  ...bilingual('home-vaccination-ga', trial.summary),
  ...bilingual('wastewater-fig1', wastewater.signals),
  ...bilingual('wastewater-fig2', wastewater.estimates),
  ...bilingual('wastewater-fig3', sewersheds.map),
  ...bilingual('wastewater-ga', wastewater.summary),
}
