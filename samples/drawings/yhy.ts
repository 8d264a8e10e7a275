import { inBoth, type Drawing } from './drawing.ts'
import { cover, leafLogo, sealLogo } from './yhy/covers.ts'
import * as steaming from './yhy/steaming.ts'

/** Drawings of Materia Medica Research by file name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': sealLogo,
  'logo-en.svg': leafLogo,
  'cover.svg': () => cover('journal'),
  'cover-2026-3.svg': () => cover('2026-3', 38, 3),
  'cover-2026-4.svg': () => cover('2026-4', 38, 4),
  ...inBoth('steaming-fig1', steaming.loss),
  ...inBoth('steaming-fig2', steaming.dose),
  ...inBoth('steaming-ga', steaming.summary),
}
