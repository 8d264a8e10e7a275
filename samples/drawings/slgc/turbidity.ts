import type { Lang, Point } from '../kit.ts'
import {
  arrow,
  chart,
  colourBar,
  italic,
  legend,
  marker,
  normal,
  num,
  palette,
  path,
  polyline,
  rampColour,
  ramps,
  range,
  rect,
  seeded,
  sub,
  svg,
  text,
  through,
} from '../kit.ts'
import { arrival } from './turbidity-model.ts'

const flood = { peak: 1240, load: 118, stage: 46.3 }
const run = arrival(flood)
const levels = [6, 14, 24, 36, 50, 66, 82]
const layer = ramps.earth.slice(1)

/** The current's front, km above the dam, `hours` after plunging. */
const front = (hours: number): number =>
  run.reach - 3 * run.fade * Math.log1p((3.6 * run.speed * hours) / (3 * run.fade))

/** Height above the bed where the concentration is `level`, m; nothing beyond the front. */
const height = (km: number, level: number, nose: number): number => {
  const travelled = run.reach - km
  if (km < nose) return 0
  const behind = km - nose
  const body = run.unit / run.speed + 0.045 * travelled
  const bulge = 1 + 0.5 * Math.exp(-(((behind - 1.5) / 1.1) ** 2))
  const core = 0.86 * flood.load * Math.exp(-travelled / run.fade)
  const tip = Math.sqrt(Math.min(1, behind / 0.9))
  return Math.max(0, body * bulge + 0.75 * Math.log(Math.max(1e-3, core / level - 1))) * tip
}

/** Section of the reservoir twelve hours after plunging: concentration in the undercurrent. */
export const section = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const c = chart(
    { left: 66, top: 46, width: 536, height: 300 },
    { min: 42, max: 0, ticks: [40, 30, 20, 10, 0], label: t('距坝里程 / km', 'Distance from the dam / km') },
    {
      min: 0,
      max: 52,
      ticks: [0, 10, 20, 30, 40, 50],
      label: t('高程（坝前河底为 0）/ m', 'Elevation above bed at dam / m'),
    },
    { grid: false },
  )
  const bed = (km: number) => 1.1 * km
  const nose = front(12)
  const stations = range(42, 0, 170)
  const band = (level: number, i: number): string => {
    const top = stations.map((km): Point => {
      const z = km > run.reach ? Math.min(flood.stage - bed(km), run.depth) : height(km, level, nose)
      return c.at(km, Math.min(flood.stage, bed(km) + z))
    })
    return path(through([...top, c.at(0, 0), c.at(42, bed(42))], true), { fill: layer[i] ?? palette.ink })
  }
  const surface = c.y(flood.stage)
  const ground = through([c.at(42, bed(42)), c.at(0, 0), [602, 346], [66, 346]], true)
  const water = through([c.at(42, flood.stage), c.at(0, flood.stage), c.at(0, 0), c.at(42, bed(42))], true)
  const times = [4, 8].map((h) => {
    const km = front(h)
    return (
      path(`M${num(c.x(km))} ${num(c.y(bed(km) + 1))}V${num(c.y(bed(km) + 10))}`, {
        stroke: palette.ink,
        'stroke-dasharray': '3 3',
      }) + text(c.x(km), c.y(bed(km) + 11.2), `${h} h`, { anchor: 'middle', size: 14 })
    )
  })
  const body =
    path(water, { fill: '#e4eef6' }) +
    levels.map(band).join('') +
    path(ground, { fill: '#cfc7ba', stroke: '#cfc7ba', 'stroke-width': 1.5 }) +
    c.frame +
    path(`M66 ${num(surface)}H602`, { stroke: palette.blue, 'stroke-width': 1.5 }) +
    path(
      through(
        [
          [602, c.y(0)],
          [602, 52],
          [610, 52],
          [630, 346],
        ],
        true,
      ),
      { fill: '#7c8591' },
    ) +
    rect(600, c.y(5), 26, 9, { fill: palette.paper }) +
    times.join('') +
    arrow([c.x(run.reach), surface - 30], [c.x(run.reach), surface - 3], palette.ink) +
    text(c.x(run.reach) - 2, surface - 36, t('潜入点', 'Plunge point')) +
    text(c.x(nose) + 12, c.y(bed(nose) + 8.5), t('头部 12 h', 'Front, 12 h'), { weight: 600 }) +
    text(c.x(20), c.y(38), t('清水', 'Clear water'), { anchor: 'middle', fill: palette.blue }) +
    text(c.x(29), c.y(10), t('河床，坡降 1.1‰', 'Bed, slope 1.1‰'), {
      anchor: 'middle',
      fill: palette.soft,
    }) +
    text(596, c.y(8), t('底孔', 'Outlet'), { anchor: 'end' }) +
    colourBar({ left: 646, top: 92, width: 16, height: 200 }, layer, ['6', '24', '50', '82'], 'kg·m⁻³')
  return svg(720, 404, body, {
    title: t('浑水异重流纵剖面', 'Longitudinal section of the turbidity current'),
  })
}

const rise = (t: number, start: number, peak: number, end: number): number => {
  if (t <= start) return 0
  const s = (t - start) / (peak - start)
  return s ** 2.2 * Math.exp((2.2 * (1 - s ** (1.5 - (0.5 * t) / end))) / 1.2)
}

/** Discharge and concentration at the inlet and at the bottom outlets, 3 to 5 August 2023. */
export const hydrograph = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const hours = { min: 0, max: 60, ticks: [0, 12, 24, 36, 48, 60] }
  const a = chart(
    { left: 74, top: 34, width: 624, height: 160 },
    { ...hours, label: '', format: () => '' },
    { min: 0, max: 1400, ticks: [0, 400, 800, 1200], label: `${italic('Q')} / (m³·s⁻¹)` },
    { yGap: 52 },
  )
  const b = chart(
    { left: 74, top: 236, width: 624, height: 160 },
    { ...hours, label: t('2023-08-03 00:00 起的时间 / h', 'Hours from 00:00, 3 August 2023') },
    { min: 0, max: 140, ticks: [0, 40, 80, 120], label: `${italic('c')} / (kg·m⁻³)` },
    { yGap: 52 },
  )
  const random = seeded(23)
  const time = range(0, 60, 181)
  const inflow = (h: number) => 74 + 1166 * rise(h, 2, 10, 60)
  const outflow = (h: number) =>
    h < 26.5 ? 62 : h < 51 ? 520 - 90 * Math.exp(-(h - 26.5) * 3) : 90 + 430 * Math.exp(-(h - 51) * 1.6)
  const loadIn = (h: number) => 3 + 115 * rise(h, 2.5, 9.5, 60)
  const loadOut = (h: number) =>
    h < 26.9 ? 0.5 : 76 * (1 - Math.exp(-(h - 26.9) / 1.1)) * Math.exp(-(((h - 27) / 21) ** 2)) + 1
  const noisy = (f: (h: number) => number, spread: number) =>
    time.map((h) => [h, Math.max(0, f(h) * (1 + spread * normal(random)))] as const)
  const line = (
    on: typeof a,
    points: readonly (readonly [number, number])[],
    colour: string,
    dash?: string,
  ) =>
    polyline(
      points.map(([h, v]) => on.at(h, v)),
      colour,
      2.2,
      { 'stroke-dasharray': dash },
    )
  const samples = range(27, 51, 13).map((h) =>
    marker('square', b.x(h), b.y(Math.max(1, loadOut(h) * (1 + 0.05 * normal(random)))), palette.orange, 4),
  )
  const mark = path(`M${num(a.x(26.9))} 34V396`, { stroke: palette.ink, 'stroke-dasharray': '4 4' })
  const travel =
    path(`M${num(b.x(10))} ${num(b.y(130))}H${num(b.x(26.9))}`, { stroke: palette.soft, fill: 'none' }) +
    text((b.x(10) + b.x(26.9)) / 2, b.y(134), `${italic('T')}${sub('obs')} = 16.9 h`, { anchor: 'middle' })
  const body =
    a.frame +
    b.frame +
    mark +
    line(a, noisy(inflow, 0.012), palette.blue) +
    line(a, noisy(outflow, 0.006), palette.orange, '7 3') +
    line(b, noisy(loadIn, 0.02), palette.blue) +
    line(
      b,
      time.map((h) => [h, loadOut(h)] as const),
      palette.orange,
      '7 3',
    ) +
    samples.join('') +
    travel +
    text(74, 22, t('a  流量', 'a  Discharge'), { weight: 600 }) +
    text(74, 224, t('b  含沙量', 'b  Sediment concentration'), { weight: 600 }) +
    text(a.x(26.9) + 6, 50, t('到达 26.9 h，开闸 26.5 h', 'Arrival 26.9 h, gates open 26.5 h')) +
    legend(520, 88, [
      { label: t('入库', 'Inflow'), colour: palette.blue },
      { label: t('底孔出库', 'Bottom outlets'), colour: palette.orange, dash: '7 3' },
    ])
  return svg(720, 450, body, { title: t('入库与出库过程', 'Inflow and outflow') })
}

/** Three sections one above another: plunging, on the way, at the gate. */
export const summary = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const strip = (hours: number, i: number): string => {
    const top = 14 + i * 108
    const nose = Math.max(0, front(hours))
    const at = (km: number, z: number): Point => [24 + ((42 - km) / 42) * 640, top + 84 - z * 1.62]
    const stations = range(42, 0, 150)
    const bands = levels.map((level, k) =>
      path(
        through(
          [
            ...stations.map((km) =>
              at(km, Math.min(flood.stage, 1.1 * km + (km > run.reach ? 3 : 1.5 * height(km, level, nose)))),
            ),
            at(0, 0),
            at(42, 46.2),
          ],
          true,
        ),
        { fill: rampColour(layer, (k + 0.5) / 7) },
      ),
    )
    return (
      path(through([at(42, 46.4), at(0, 46.4), at(0, 0), at(42, 46.2)], true), { fill: '#dbe8f3' }) +
      bands.join('') +
      path(through([at(42, 46.2), at(0, 0), at(42, 0)], true), {
        fill: '#cfc7ba',
        stroke: '#cfc7ba',
        'stroke-width': 1.5,
      }) +
      path(`M664 ${top + 2}h9l13 82h-22z`, { fill: '#7c8591' }) +
      (i === 2 ? arrow([664, top + 80], [706, top + 80], palette.orange, 5, 13) : '') +
      text(330, top + 34, `${hours} h`, { size: 20, weight: 600, anchor: 'middle' }) +
      (i === 2
        ? text(372, top + 34, t('到达，开闸', 'arrival: open the gates'), { size: 17, fill: palette.orange })
        : '')
    )
  }
  return svg(720, 330, [3, 10, 17].map(strip).join(''), {
    title: t('异重流从潜入到坝前', 'A turbidity current from plunging to the dam'),
  })
}
