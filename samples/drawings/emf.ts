import { inBoth, type Drawing } from './drawing.ts'
import { banner, cover, logo } from './emf/covers.ts'
import * as sewersheds from './emf/sewersheds.ts'
import * as trial from './emf/trial.ts'
import { forest } from './emf/trial-forest.ts'
import * as wastewater from './emf/wastewater.ts'

/** Drawings of Epidemiology & Medicine Frontiers by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': logo,
  'banner.svg': banner,
  'cover.svg': () => cover('journal'),
  'cover-2025-11.svg': () => cover('2025-11', 12, 11),
  'cover-2025-12.svg': () => cover('2025-12', 12, 12),
  'cover-2026-9.svg': () => cover('2026-9', 13, 9),
  'cover-2026-10.svg': () => cover('2026-10', 13, 10),
  ...inBoth('home-vaccination-fig1', trial.flow),
  ...inBoth('home-vaccination-fig2', trial.incidence),
  ...inBoth('home-vaccination-fig3', forest),
  ...inBoth('home-vaccination-ga', trial.summary),
  ...inBoth('wastewater-fig1', wastewater.signals),
  ...inBoth('wastewater-fig2', wastewater.estimates),
  ...inBoth('wastewater-fig3', sewersheds.map),
  ...inBoth('wastewater-ga', wastewater.summary),
}
