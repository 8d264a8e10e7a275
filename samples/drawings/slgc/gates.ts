import type { Lang } from '../kit.ts'
import { chart, legend, marker, num, palette, path, polyline, range, rect, svg, text } from '../kit.ts'

/** Sediment release efficiency (per cent) and yield per water used (kg/m³) by gate lead (h, positive is late). */
const efficiency = (lead: number): number => 47 * Math.exp(-((Math.max(0, lead) / 8.2) ** 1.3))
const yieldPerWater = (lead: number): number => ((efficiency(lead) / 47) * 2450) / (0.52 * 3.6 * (24 - lead))

/** What opening the gates early or late costs in water and in sediment. */
export const gateTiming = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const x = { min: -8, max: 8, ticks: [-8, -6, -4, -2, 0, 2, 4, 6, 8] }
  const box = { left: 66, top: 26, width: 580, height: 336 }
  const left = chart(
    box,
    { ...x, label: t('开闸时刻与到达时刻之差 / h', 'Gate opening relative to arrival / h') },
    { min: 0, max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], label: t('排沙比 / %', 'Release efficiency / %') },
  )
  const leads = range(-8, 8, 97)
  const observed: readonly (readonly [number, number])[] = [
    [3.2, 35.1],
    [1.1, 45.2],
    [-2.6, 46.0],
    [6.4, 24.7],
    [-0.4, 47.2],
    [0.2, 46.9],
  ]
  const axis = [0, 20, 40, 60]
    .map(
      (v) =>
        path(`M646 ${num(left.y(v))}h5`, { stroke: palette.ink }) +
        text(655, left.y(v) + 5, String(v), { fill: palette.soft }),
    )
    .join('')
  const body =
    rect(left.x(-1.3), 26, left.x(0.8) - left.x(-1.3), 336, { fill: '#e3f1ee' }) +
    left.frame +
    path('M646 26V362', { stroke: palette.ink }) +
    axis +
    text(702, 194, t('单位水量排沙 / (kg·m⁻³)', 'Sediment per water / (kg·m⁻³)'), {
      anchor: 'middle',
      rotate: -90,
    }) +
    polyline(
      leads.map((h) => left.at(h, efficiency(h))),
      palette.blue,
      2.4,
    ) +
    polyline(
      leads.map((h) => left.at(h, yieldPerWater(h))),
      palette.orange,
      2.4,
      { 'stroke-dasharray': '8 4' },
    ) +
    observed.map(([h, v]) => marker('circle', left.x(h), left.y(v), palette.blue, 5.5)).join('') +
    text(left.x(-0.25), 352, t('窗口', 'Window'), { anchor: 'middle', fill: palette.teal, weight: 600 }) +
    text(left.x(-4.8), left.y(5), t('提前：放走清水', 'Early: clear water is lost'), {
      anchor: 'middle',
      fill: palette.soft,
    }) +
    text(left.x(4.6), left.y(5), t('滞后：形成浑水水库', 'Late: a muddy lake forms'), {
      anchor: 'middle',
      fill: palette.soft,
    }) +
    legend(92, 232, [
      { label: t('排沙比（模型）', 'Efficiency (model)'), colour: palette.blue },
      {
        label: t('排沙比（实测）', 'Efficiency (observed)'),
        colour: palette.blue,
        shape: 'circle',
        line: false,
      },
      { label: t('单位水量排沙', 'Sediment per water'), colour: palette.orange, dash: '8 4' },
    ])
  return svg(720, 420, body, { title: t('开闸时机', 'Timing of the gates') })
}
