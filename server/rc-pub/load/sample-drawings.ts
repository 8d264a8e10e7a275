import { drawings as dqsb } from '../samples/art/dqsb.ts'
import { drawings as emf } from '../samples/art/emf.ts'
import { drawings as gzxb } from '../samples/art/gzxb.ts'
import { hengwenDrawings, wwwDrawings } from '../samples/art/press.ts'
import { drawings as slgc } from '../samples/art/slgc.ts'
import { icon, toolDrawings } from '../samples/art/tools.ts'
import type { Drawings } from './drawing-files.ts'

/** The drawings of each sample site, by its short-name. */
export const sampleDrawings: Readonly<Record<string, Drawings>> = {
  dqsb,
  emf,
  gzxb: { ...gzxb, ...toolDrawings, 'icon.svg': icon('光', '#7b3f8c') },
  slgc: { ...slgc, ...toolDrawings, 'icon.svg': icon('水', '#1f5fa8') },
  hengwen: { ...hengwenDrawings, ...toolDrawings },
  www: wwwDrawings,
}
