import type { Lang } from '../kit.ts'
import {
  arrow,
  chart,
  clipped,
  legend,
  palette,
  path,
  polyline,
  range,
  rect,
  svg,
  text,
  through,
} from '../kit.ts'

const home = palette.teal
const clinic = palette.orange
const digits = (n: number, lang: Lang): string =>
  lang === 'zh' ? String(n).replace(/(\d)(\d{3})$/, '$1\u2009$2') : n.toLocaleString('en')

export const flow = (lang: Lang): string => {
  const zh = lang === 'zh'
  const n = (v: number) => digits(v, lang)
  const box = (
    x: number,
    y: number,
    w: number,
    lines: readonly string[],
    fill = '#ffffff',
    stroke: string = palette.ink,
  ) =>
    rect(x, y, w, 18 + lines.length * 21, { fill, stroke, rx: 3 }) +
    lines
      .map((l, i) => text(x + w / 2, y + 25 + i * 21, l, { anchor: 'middle', weight: i === 0 ? 600 : 400 }))
      .join('')
  const people = zh ? ' 人' : ''
  const arm = (x: number, name: string, colour: string, tint: string, rows: readonly string[]) =>
    box(x, 268, 310, [name, ...rows.slice(0, 1)], tint, colour) +
    box(x, 358, 310, [rows[1] ?? '', rows[2] ?? '', rows[3] ?? ''], '#ffffff', colour) +
    box(x, 468, 310, [rows[4] ?? ''], tint, colour) +
    arrow([x + 155, 329], [x + 155, 357], palette.ink) +
    arrow([x + 155, 440], [x + 155, 467], palette.ink)
  return svg(
    720,
    526,
    box(130, 14, 340, zh ? ['三县 412 个行政村'] : ['412 villages in three counties']) +
      arrow([300, 54], [300, 85], palette.ink) +
      box(
        130,
        86,
        340,
        zh
          ? ['96 村符合条件', `登记 65 岁及以上居民 ${n(13210)}${people}`]
          : ['96 villages eligible', `${n(13210)} residents aged 65 and over`],
      ) +
      arrow([300, 146], [300, 205], palette.ink) +
      path('M300 180H484', { stroke: palette.ink }) +
      box(
        484,
        150,
        222,
        zh
          ? ['排除 1\u2009368 人', '有禁忌证 214', '迁出 563，谢绝 591']
          : ['1,368 excluded', '214 with contraindications', '563 moved, 591 declined'],
        '#f3f5f7',
        palette.rule,
      ) +
      box(180, 206, 240, zh ? [`96 村随机，${n(11842)}${people}`] : [`96 villages, ${n(11842)} people`]) +
      path('M193 256H527M300 245V256', { stroke: palette.ink, fill: 'none' }) +
      arrow([193, 256], [193, 267], palette.ink) +
      arrow([527, 256], [527, 267], palette.ink) +
      arm(38, zh ? '上门接种' : 'Home visits', home, '#e5f3f0', [
        zh ? `48 村，${n(5904)}${people}` : `48 villages, ${n(5904)} people`,
        zh ? `接种 ${n(4215)}（71.4%）` : `${n(4215)} vaccinated (71.4%)`,
        zh ? `至少被访一次 ${n(5402)}（91.5%）` : `${n(5402)} visited (91.5%)`,
        zh ? '失访 137' : '137 lost to follow-up',
        zh ? `${n(5904)}${people}纳入主要分析` : `${n(5904)} analysed`,
      ]) +
      arm(372, zh ? '门诊接种' : 'Clinic', clinic, '#fbeee4', [
        zh ? `48 村，${n(5938)}${people}` : `48 villages, ${n(5938)} people`,
        zh ? `接种 ${n(2007)}（33.8%）` : `${n(2007)} vaccinated (33.8%)`,
        zh ? '常规门诊接种' : 'Usual care',
        zh ? '失访 151' : '151 lost to follow-up',
        zh ? `${n(5938)}${people}纳入主要分析` : `${n(5938)} analysed`,
      ]),
    { title: zh ? '村与受试者的流程' : 'Flow of villages and participants' },
  )
}

/** Share of the season's admissions by day: a steady background and the influenza peak. */
const season = (day: number): number => {
  const peak = (d: number) => 1 / (1 + Math.exp(-(d - 92) / 13))
  return 0.45 * (day / 204) + 0.55 * ((peak(day) - peak(0)) / (peak(204) - peak(0)))
}
/** Cumulative incidence (%); the arms differ from early December on. */
const risk = (day: number, isHome: boolean): number => {
  const total = isHome ? 5.285 : 7.09
  const before = 0.45 * 7.09 * (day / 204)
  const start = 0.45 * 7.09 * (55 / 204)
  if (day <= 55) return before + (season(day) - 0.45 * (day / 204)) * total * 0.4
  const share = (season(day) - season(55)) / (1 - season(55))
  const base = start + (season(55) - 0.45 * (55 / 204)) * total * 0.4
  return base + share * (total - base)
}

export const incidence = (lang: Lang): string => {
  const zh = lang === 'zh'
  const plot = chart(
    { left: 70, top: 44, width: 622, height: 300 },
    {
      min: 0,
      max: 204,
      ticks: [0, 30, 60, 90, 120, 150, 180, 204],
      label: zh ? '随访时间 / d' : 'Days of follow-up',
    },
    { min: 0, max: 8, ticks: [0, 2, 4, 6, 8], label: zh ? '累积发生率 / %' : 'Cumulative incidence (%)' },
  )
  const arm = (isHome: boolean, colour: string): string => {
    const grid = range(0, 204, 103)
    const half = (d: number) =>
      2.23 * Math.sqrt((risk(d, isHome) * (100 - risk(d, isHome))) / (isHome ? 5904 : 5938))
    const steps = grid.flatMap((d, i) => {
      const before = grid[Math.max(0, i - 1)] ?? 0
      return [plot.at(d, risk(before, isHome)), plot.at(d, risk(d, isHome))]
    })
    const band = [
      ...grid.map((d) => plot.at(d, risk(d, isHome) + half(d))),
      ...[...grid].reverse().map((d) => plot.at(d, Math.max(0, risk(d, isHome) - half(d)))),
    ]
    return path(through(band, true), { fill: colour, opacity: 0.2 }) + polyline(steps, colour, 2.6)
  }
  const atRisk = (
    y: number,
    name: string,
    colour: string,
    start: number,
    lost: number,
    isHome: boolean,
  ): string =>
    text(14, y, name, { fill: colour, weight: 600, size: 13 }) +
    [0, 60, 120, 180]
      .map((d) =>
        text(
          plot.x(d) + (d === 0 ? 16 : 0),
          y,
          digits(Math.round(start * (1 - risk(d, isHome) / 100) - (lost * d) / 204), lang),
          { anchor: 'middle', size: 13 },
        ),
      )
      .join('')
  return svg(
    720,
    462,
    rect(plot.x(62), 44, plot.x(124) - plot.x(62), 300, { fill: '#eef0f3' }) +
      plot.frame +
      text((plot.x(62) + plot.x(124)) / 2, 62, zh ? '流感高发期' : 'Influenza peak', {
        anchor: 'middle',
        fill: palette.soft,
      }) +
      arm(false, clinic) +
      arm(true, home) +
      text(plot.x(202), plot.y(7.09) - 24, '7.1%', {
        anchor: 'end',
        fill: '#a54609',
        weight: 600,
        size: 16,
      }) +
      text(plot.x(202), plot.y(5.285) + 32, '5.3%', {
        anchor: 'end',
        fill: '#075a4f',
        weight: 600,
        size: 16,
      }) +
      text(84, 132, zh ? '风险比 0.74（95% CI 0.62—0.87）' : 'Hazard ratio 0.74 (95% CI 0.62–0.87)', {
        weight: 600,
      }) +
      legend(82, 84, [
        { label: zh ? '门诊接种' : 'Clinic', colour: clinic },
        { label: zh ? '上门接种' : 'Home visits', colour: home },
      ]) +
      text(14, 402, zh ? '观察人数' : 'At risk', { size: 13 }) +
      atRisk(424, zh ? '门诊' : 'Clinic', '#a54609', 5938, 151, false) +
      atRisk(446, zh ? '上门' : 'Home', '#075a4f', 5904, 137, true),
    {
      title: zh
        ? '急性呼吸道疾病住院的累积发生率'
        : 'Cumulative incidence of admission for acute respiratory illness',
    },
  )
}

/** Fifty-five houses, one of them lit. */
export const summary = (lang: Lang): string => {
  const zh = lang === 'zh'
  const house = (i: number): string => {
    const [column, row] = [i % 11, Math.floor(i / 11)]
    const [x, y] = [44 + column * 58, 40 + row * 54]
    const lit = i === 28
    return path(`M${x} ${y + 18}l21 -18l21 18v22h-42z`, {
      fill: lit ? '#f2b34a' : '#cfe5e0',
      stroke: lit ? '#8a4a08' : '#4f9c8f',
      'stroke-width': 1.6,
    })
  }
  const frame = { left: 0, top: 0, width: 720, height: 400 }
  return svg(
    720,
    400,
    clipped(`houses-${lang}`, frame, range(0, 54, 55).map(house).join('')) +
      text(44, 348, zh ? '每 55 次入户，少 1 人住院' : 'One admission less for 55 visits', {
        size: 25,
        weight: 600,
      }) +
      text(
        44,
        380,
        zh
          ? '接种率 33.8% → 71.4%    风险比 0.74（0.62—0.87）'
          : 'Coverage 33.8% → 71.4%    hazard ratio 0.74 (0.62–0.87)',
        { size: 17, fill: palette.soft },
      ),
    { title: zh ? '每 55 次入户，少 1 人住院' : 'One admission less for 55 visits' },
  )
}
