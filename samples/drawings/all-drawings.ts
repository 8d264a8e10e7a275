import { drawings as dqsb } from './dqsb.ts'
import { drawings as emf } from './emf.ts'
import { drawings as entest01 } from './entest01.ts'
import { drawings as entest04 } from './entest04.ts'
import { drawings as gjjj } from './gjjj.ts'
import { drawings as gzxb } from './gzxb.ts'
import { hengwenDrawings, wwwDrawings } from './press.ts'
import { drawings as slgc } from './slgc.ts'
import { drawings as syhg } from './syhg.ts'
import { code, icon, toolDrawings } from './tools.ts'
import { drawings as yhy } from './yhy.ts'
import type { Drawing } from './drawing.ts'

type Drawings = Readonly<Record<string, Drawing>>

/** What every site has: icons of the toolbar, its own for a tab of the browser, and a code to scan. */
const shared = (sld: string, character: string, colour: string): Drawings => ({
  ...toolDrawings,
  'icon.svg': icon(character, colour),
  'code.svg': code(sld, `${sld}.hengwen.example`),
})

/** The drawings of each sample site, by its short-name. */
export const allDrawings: Readonly<Record<string, Drawings>> = {
  dqsb: { ...dqsb, ...shared('dqsb', '深', '#7a5218') },
  emf: { ...emf, ...shared('emf', '疫', '#8c4730') },
  entest01: { ...entest01, ...shared('entest01', '材', '#3d4b5b') },
  entest04: { ...entest04, ...shared('entest04', '海', '#0e616d') },
  gjjj: { ...gjjj, ...shared('gjjj', '经', '#702c60') },
  gzxb: { ...gzxb, ...shared('gzxb', '光', '#3b4496') },
  slgc: { ...slgc, ...shared('slgc', '水', '#1f4e8c') },
  syhg: { ...syhg, ...shared('syhg', '化', '#4c6021') },
  hengwen: { ...hengwenDrawings, ...shared('press', '衡', '#a8321f') },
  www: { ...wwwDrawings, ...shared('www', '刊', '#0f639f') },
  yhy: { ...yhy, ...shared('yhy', '草', '#17664a') },
}
