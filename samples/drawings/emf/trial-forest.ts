import type { Lang } from '../kit.ts'
import { num, palette, path, rect, svg, text, through } from '../kit.ts'

const home = palette.teal

interface Subgroup {
  readonly zh: string
  readonly en: string
  /** Admissions and people, home and clinic. */
  readonly home: readonly [number, number]
  readonly clinic: readonly [number, number]
  readonly p?: string
}
const overall: Subgroup = { zh: '全体', en: 'All', home: [312, 5904], clinic: [421, 5938] }
const subgroups: readonly Subgroup[] = [
  { zh: '65—74 岁', en: 'Age 65–74', home: [141, 3702], clinic: [176, 3688], p: '0.48' },
  { zh: '75 岁及以上', en: 'Age 75 and over', home: [171, 2202], clinic: [245, 2250] },
  { zh: '男', en: 'Men', home: [158, 2841], clinic: [221, 2872], p: '0.68' },
  { zh: '女', en: 'Women', home: [154, 3063], clinic: [200, 3066] },
  { zh: '有慢性肺病', en: 'Chronic lung disease', home: [118, 1093], clinic: [183, 1128], p: '0.21' },
  { zh: '无慢性肺病', en: 'No lung disease', home: [194, 4811], clinic: [238, 4810] },
  { zh: '上季已接种', en: 'Vaccinated last season', home: [118, 1962], clinic: [133, 1990], p: '0.10' },
  { zh: '上季未接种', en: 'Not last season', home: [194, 3942], clinic: [288, 3948] },
  { zh: '距门诊 5 km 以内', en: 'Clinic within 5 km', home: [129, 2560], clinic: [151, 2484], p: '0.32' },
  { zh: '5 km 及以上', en: '5 km and over', home: [183, 3344], clinic: [270, 3454] },
]

/** Hazard ratio with its 95 % interval; the error is widened by 1.138 for clustering. */
const ratio = ({ home: [a, n], clinic: [b, m] }: Subgroup): readonly [number, number, number] => {
  const log = Math.log(Math.log(1 - a / n) / Math.log(1 - b / m))
  const half = 1.96 * 1.138 * Math.sqrt(1 / a + 1 / b)
  return [Math.exp(log), Math.exp(log - half), Math.exp(log + half)]
}

export const forest = (lang: Lang): string => {
  const zh = lang === 'zh'
  const x = (v: number): number => 330 + (Math.log(v / 0.4) / Math.log(1.6 / 0.4)) * 200
  const row = (s: Subgroup, i: number): string => {
    const y = 74 + i * 32 + Math.floor(i / 2) * 6
    const [hr, low, high] = ratio(s)
    const size = 0.72 / Math.sqrt(1 / s.home[0] + 1 / s.clinic[0])
    return (
      text(16, y + 5, zh ? s.zh : s.en) +
      text(240, y + 5, `${s.home[0]} / ${s.clinic[0]}`, { anchor: 'middle' }) +
      path(`M${num(x(low))} ${y}H${num(x(high))}M${num(x(low))} ${y - 4}v8M${num(x(high))} ${y - 4}v8`, {
        stroke: palette.ink,
        'stroke-width': 1.5,
        fill: 'none',
      }) +
      rect(x(hr) - size, y - size, size * 2, size * 2, { fill: home }) +
      text(546, y + 5, `${hr.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`) +
      (s.p === undefined ? '' : text(704, y + 21, s.p, { anchor: 'end' }))
    )
  }
  const [hr, low, high] = ratio(overall)
  const y = 438
  const ticks = [0.4, 0.6, 0.8, 1, 1.2, 1.6]
  return svg(
    720,
    520,
    text(16, 36, zh ? '亚组' : 'Subgroup', { weight: 600 }) +
      text(240, 36, zh ? '上门 / 门诊' : 'Home / clinic', { weight: 600, anchor: 'middle' }) +
      text(x(0.8), 36, zh ? '风险比' : 'Hazard ratio', { weight: 600, anchor: 'middle' }) +
      text(546, 36, zh ? '风险比（95% CI）' : 'HR (95% CI)', { weight: 600 }) +
      text(704, 36, 'P', { weight: 600, anchor: 'end' }) +
      path('M16 48H704', { stroke: palette.ink }) +
      path(`M${num(x(1))} 52V462`, { stroke: palette.ink }) +
      path(`M${num(x(hr))} 52V462`, { stroke: home, 'stroke-dasharray': '4 4' }) +
      subgroups.map(row).join('') +
      text(16, y + 5, zh ? overall.zh : overall.en, { weight: 600 }) +
      text(240, y + 5, '312 / 421', { anchor: 'middle', weight: 600 }) +
      path(
        through(
          [
            [x(low), y],
            [x(hr), y - 10],
            [x(high), y],
            [x(hr), y + 10],
          ],
          true,
        ),
        { fill: palette.ink },
      ) +
      text(546, y + 5, `${hr.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`, { weight: 600 }) +
      path(`M${num(x(0.4))} 462H${num(x(1.6))}` + ticks.map((t) => `M${num(x(t))} 462v5`).join(''), {
        stroke: palette.ink,
        fill: 'none',
      }) +
      ticks
        .map((t) => text(x(t), 483, t.toFixed(1), { anchor: 'middle', fill: palette.soft, size: 13 }))
        .join('') +
      text(x(0.96), 508, zh ? '← 上门较好' : '← Home better', { anchor: 'end', size: 13 }) +
      text(x(1.04), 508, zh ? '门诊较好 →' : 'Clinic better →', { size: 13 }),
    { title: zh ? '主要结局的亚组分析' : 'Subgroups for the primary outcome' },
  )
}
