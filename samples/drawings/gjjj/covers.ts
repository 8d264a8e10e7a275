import type { Box } from '../kit.ts'
import { clipped, group, path, range, rect, seeded, serif, svg, text } from '../kit.ts'

interface Look {
  readonly dark: string
  readonly bar: string
  readonly accent: string
  readonly paper: string
  /** A seed for the walk of the bars, and the stretch of it that falls, as fractions of the width. */
  readonly walk: number
  readonly slump: readonly [from: number, to: number]
}

const journal: Look = {
  dark: '#571f4c',
  bar: '#e7b7c6',
  accent: '#ffd9a0',
  paper: '#f7e9e4',
  walk: 23,
  slump: [0.52, 0.62],
}
const looks: Readonly<Record<string, Look>> = {
  journal,
  '2026-3': {
    dark: '#1f3a5c',
    bar: '#a9c4e3',
    accent: '#ffd166',
    paper: '#e9eff6',
    walk: 7,
    slump: [0.24, 0.36],
  },
  '2026-4': { ...journal, walk: 41, slump: [0.68, 0.8] },
}

/** A series as bars that wander upwards; those of the slump stand out. */
const bars = (box: Box, look: Look, step: number): string => {
  const random = seeded(look.walk)
  const count = Math.round(box.width / step)
  let [level, steady, fallen] = [0.32, '', '']
  for (const at of range(0, count - 1, count)) {
    const falls = at / count > look.slump[0] && at / count < look.slump[1]
    level = Math.max(0.12, Math.min(0.84, level + (random() - 0.42) * 0.1 - (falls ? 0.08 : 0)))
    const tall = box.height * level
    const bar = rect(box.left + at * step + step * 0.16, box.top + box.height - tall, step * 0.64, tall)
    if (falls) fallen += bar
    else steady += bar
  }
  return clipped('bars', box, group(steady, { fill: look.bar }) + group(fallen, { fill: look.accent }))
}

/** A cover, 300 × 400; without volume and issue it is the journal's own. */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const look = looks[key] ?? journal
  const ink = { fill: look.dark }
  const number =
    issue === undefined
      ? ''
      : text(282, 338, `Q${issue}`, { size: 38, anchor: 'end', family: serif, ...ink }) +
        text(18, 352, `Vol. ${volume ?? ''} · ${key.slice(0, 4)}`, { size: 12, weight: 600, ...ink })
  return svg(
    300,
    400,
    bars({ left: 0, top: 0, width: 300, height: 232 }, look, 7.5) +
      rect(0, 232, 300, 168, { fill: look.paper }) +
      text(18, 281, '国际经济季刊', { size: 33, weight: 700, family: serif, ...ink }) +
      text(18, 308, 'International Economics', { size: 15.5, family: serif, ...ink }) +
      text(18, 328, 'Quarterly', { size: 15.5, family: serif, ...ink }) +
      number +
      path('M18 366H282', { stroke: look.dark }) +
      text(18, 385, '衡文学术出版', { size: 10, ...ink }) +
      text(282, 385, 'ISSN 1672-8807', { size: 10, anchor: 'end', ...ink }),
    {
      title: `国际经济季刊 International Economics Quarterly ${key === 'journal' ? '' : key}`.trim(),
      background: look.dark,
    },
  )
}

/** The wide picture: a century of quarters, one slump among them. */
export const banner = (): string => {
  const look: Look = { ...journal, bar: '#c98aa5', walk: 99, slump: [0.58, 0.64] }
  return svg(
    1366,
    350,
    bars({ left: 0, top: 20, width: 1366, height: 330 }, look, 11) +
      path('M0 349H1366', { stroke: '#f7e9e4', 'stroke-width': 2 }),
    { title: '一百二十四个季度 A hundred and twenty-four quarters', background: '#571f4c' },
  )
}

/** The mark: four quarters as bars and the line that they are read against, on a 40 × 40 grid. */
export const logo = (): string => {
  const tall = [12, 20, 15, 28]
  const quarters = tall.map((height, at) => rect(4.5 + at * 8.2, 34 - height, 5.6, height)).join('')
  return svg(
    40,
    40,
    group(quarters, { fill: '#702c60' }) +
      path('M2.500 34.800H37.500', { stroke: '#702c60', 'stroke-width': 1.8 }) +
      path('M3 20.500L16 10.500L23 15L37 4', { fill: 'none', stroke: '#c9771a', 'stroke-width': 2 }),
    { title: '国际经济季刊', background: 'none' },
  )
}
