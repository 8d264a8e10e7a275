import type { Lang, Point } from '../kit.ts'
import { arrow, group, palette, path, range, rect, svg, text, through } from '../kit.ts'

const river = '#cfe3ea'
const deep = '#5f93a8'
const spent = '#6b4a5e'

interface Stage {
  readonly title: readonly [zh: string, en: string]
  readonly note: readonly [zh: string, en: string]
  readonly oxygen: string
  readonly upper: string
  readonly lower: string
  /** Height of the waves, in units. */
  readonly waves: number
}

const stages: readonly Stage[] = [
  {
    title: ['大风', 'Wind'],
    note: ['水柱搅匀', 'The column is mixed'],
    oxygen: '6 mg·L⁻¹',
    upper: '#9fc4d2',
    lower: '#9fc4d2',
    waves: 7,
  },
  {
    title: ['洪水，第 2 日', 'Flood, day 2'],
    note: ['淡水重新封盖', 'Fresh water puts the lid back'],
    oxygen: '5.5 mg·L⁻¹',
    upper: river,
    lower: deep,
    waves: 2.5,
  },
  {
    title: ['第 8—13 日', 'Days 8 to 13'],
    note: ['底层重回低氧', 'The bottom is hypoxic'],
    oxygen: '&lt; 2 mg·L⁻¹',
    upper: river,
    lower: spent,
    waves: 1.5,
  },
]

/** Wind, flood, and hypoxia again: one section of the estuary at three times. */
export const summary = (lang: Lang): string => {
  const word = ([zh, en]: readonly [string, string]): string => (lang === 'zh' ? zh : en)
  const panel = (stage: Stage, at: number): string => {
    const left = 18 + at * 234
    const surface = range(0, 216, 73).map((x): Point => [left + x, 96 + stage.waves * Math.sin(x / 11 + at)])
    const bed = range(216, 0, 37).map((x): Point => [left + x, 262 - 30 * Math.exp(-(((x - 20) / 70) ** 2))])
    return (
      path(through([...surface, [left + 216, 270], [left, 270]], true), { fill: stage.upper }) +
      rect(left, 158, 216, 112, { fill: stage.lower }) +
      path(through([...bed, [left, 270], [left + 216, 270]], true), { fill: '#b9a888' }) +
      path(through(surface), { fill: 'none', stroke: '#2a5668', 'stroke-width': 2 }) +
      text(left, 36, word(stage.title), { size: 20, weight: 600 }) +
      text(left, 60, word(stage.note), { size: 14.5, fill: palette.soft }) +
      text(left + 108, 212, stage.oxygen, {
        size: 21,
        weight: 600,
        anchor: 'middle',
        fill: at === 0 ? palette.ink : '#ffffff',
      })
    )
  }
  const winds = group(
    range(0, 2, 3)
      .map((i) => arrow([150, 68 + i * 6], [222, 68 + i * 6], palette.ink, 1.6, 7))
      .join(''),
  )
  return svg(720, 288, stages.map(panel).join('') + winds, {
    title: word(['台风之后', 'After a typhoon']),
  })
}
