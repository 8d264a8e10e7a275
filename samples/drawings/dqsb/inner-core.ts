import type { Lang, Point } from '../kit.ts'
import {
  arrow,
  chart,
  circle,
  clipped,
  legend,
  marker,
  num,
  palette,
  path,
  polyline,
  range,
  rect,
  svg,
  text,
} from '../kit.ts'
import type { Ray } from './earth-rays.ts'
import { coreRadius, earthRadius, innerCoreRadius, pkikp, pkikpReflected, sparse } from './earth-rays.ts'
import { easternShare, edges, predicted, predictions, readings } from './inner-core-data.ts'

const fast = palette.orange
const slow = palette.blue
const signed = (v: number): string => (v > 0 ? '+' : v < 0 ? '−' : '') + Math.abs(v).toFixed(1)

/** Both legs of a ray, as [angle from the turning point, radius]. */
const whole = (ray: Ray): readonly (readonly [number, number])[] => {
  const half = ray.degrees / 2
  const down = ray.leg.map(([a, r]) => [a - half, r] as const)
  return [...down, ...[...down].reverse().map(([a, r]) => [-a, r] as const)]
}

export const rays = (lang: Lang): string => {
  const zh = lang === 'zh'
  const [cx, cy, scale] = [232, 232, 178 / earthRadius]
  const at = ([a, r]: readonly [number, number]): Point => [
    cx + r * scale * Math.sin((a * Math.PI) / 180),
    cy - r * scale * Math.cos((a * Math.PI) / 180),
  ]
  const draw = (ray: Ray, colour: string, width: number) =>
    polyline(sparse(whole(ray).map(at), 2.5), colour, width)
  const [inner, reflected] = [pkikp(136), pkikpReflected(136)]
  const [sx, sy] = at([-68, earthRadius])
  const [ex, ey] = at([68, earthRadius])
  const earth =
    circle(cx, cy, earthRadius * scale, { fill: '#efe3d0', stroke: palette.ink }) +
    circle(cx, cy, 5711 * scale, { fill: 'none', stroke: '#cdb48f', 'stroke-dasharray': '4 4' }) +
    circle(cx, cy, coreRadius * scale, { fill: '#e3a765', stroke: '#8a5a22' }) +
    circle(cx, cy, innerCoreRadius * scale, { fill: '#fbe6a8', stroke: '#8a5a22' }) +
    range(128, 142, 8)
      .map((d) => draw(pkikp(d), '#a9714055', 0.9))
      .join('') +
    draw(reflected, slow, 2.2) +
    draw(inner, '#a02818', 2.2) +
    path(`M${num(sx)} ${num(sy)}m-9 0l6 -3l3 -6l3 6l6 3l-6 3l-3 6l-3 -6z`, { fill: '#a02818' }) +
    path(`M${num(ex)} ${num(ey - 9)}l9 15h-18z`, { fill: palette.ink }) +
    text(sx + 2, sy - 16, zh ? '震源' : 'Source', { anchor: 'end' }) +
    text(ex - 2, ey - 18, zh ? '台站' : 'Station') +
    text(cx, 92, zh ? '地幔' : 'Mantle', { anchor: 'middle', weight: 600 }) +
    text(cx, cy + 74, zh ? '外核' : 'Outer core', { anchor: 'middle', weight: 600 }) +
    text(cx, cy + 12, zh ? '内核' : 'Inner core', { anchor: 'middle', size: 13, weight: 600 })
  const box = { left: 462, top: 96, width: 236, height: 236 }
  const zoom = (points: readonly (readonly [number, number])[]): readonly Point[] =>
    points.map(([a, r]) => [
      box.left + box.width / 2 + ((a * Math.PI) / 180) * innerCoreRadius * 0.3,
      box.top + 118 + (innerCoreRadius - r) * 1.5,
    ])
  const near = (ray: Ray) => whole(ray).filter(([, r]) => r < 1480)
  const boundary = box.top + 118
  const detail =
    clipped(
      `zoom-${lang}`,
      box,
      rect(box.left, box.top, box.width, 118, { fill: '#e3a765' }) +
        rect(box.left, boundary, box.width, 130, { fill: '#fbe6a8' }) +
        path(`M${box.left} ${boundary}h${box.width}`, { stroke: '#8a5a22', 'stroke-width': 1.5 }) +
        polyline(sparse(zoom(near(reflected)), 2), slow, 2.6) +
        polyline(sparse(zoom(near(inner)), 2), '#a02818', 2.6),
    ) +
    rect(box.left, box.top, box.width, box.height, { fill: 'none', stroke: palette.ink }) +
    text(box.left + 10, box.top + 22, zh ? '外核' : 'Outer core') +
    text(box.left + 10, box.top + box.height - 14, zh ? '内核' : 'Inner core') +
    text(box.left + box.width / 2 + 12, boundary + 94, '37 km', { weight: 600 }) +
    arrow(
      [box.left + box.width / 2, boundary + 84],
      [box.left + box.width / 2, boundary + 58],
      palette.ink,
      1.4,
    ) +
    text(box.left, box.top + box.height + 24, zh ? '宽 790 km，纵向放大 5 倍' : '790 km wide, height × 5', {
      fill: palette.soft,
    }) +
    legend(box.left, 52, [
      { label: 'PKiKP', colour: slow },
      { label: 'PKIKP', colour: '#a02818' },
    ]) +
    path(
      `M${cx + 20} ${num(cy - 46)}L${box.left} ${box.top}M${cx + 20} ${num(cy - 24)}L${box.left} ${box.top + box.height}`,
      {
        stroke: palette.soft,
        'stroke-dasharray': '2 4',
        fill: 'none',
      },
    ) +
    rect(cx - 20, cy - 46, 40, 22, { fill: 'none', stroke: palette.ink, 'stroke-width': 1.4 })
  return svg(720, 460, earth + detail, {
    title: zh ? 'PKIKP 与 PKiKP 的射线路径' : 'Ray paths of PKIKP and PKiKP',
  })
}

const dots = (points: readonly Point[], colour: string): string =>
  path(points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), {
    stroke: colour,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    opacity: 0.3,
    fill: 'none',
  })

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)

export const distances = (lang: Lang): string => {
  const zh = lang === 'zh'
  const plot = chart(
    { left: 72, top: 48, width: 624, height: 336 },
    {
      min: 127,
      max: 143,
      ticks: [128, 130, 132, 134, 136, 138, 140, 142],
      label: zh ? '震中距 / (°)' : 'Distance (°)',
    },
    {
      min: -1,
      max: 1.2,
      ticks: [-0.8, -0.4, 0, 0.4, 0.8, 1.2],
      label: zh ? '差分走时残差 / s' : 'Differential residual (s)',
      format: signed,
    },
  )
  const side = (east: boolean, colour: string): string => {
    const own = readings.filter((r) => r.east === east)
    const windows = range(129, 141, 7).map((centre) => {
      const values = own.filter((r) => Math.abs(r.degrees - centre) <= 1).map((r) => r.residual)
      const m = mean(values)
      const se = Math.sqrt(mean(values.map((v) => (v - m) ** 2)) / values.length)
      const [x, y] = plot.at(centre + (east ? 0.06 : -0.06), m)
      return (
        path(`M${num(x)} ${num(plot.y(m - 2 * se))}V${num(plot.y(m + 2 * se))}`, {
          stroke: colour,
          'stroke-width': 2,
        }) + marker(east ? 'circle' : 'square', x, y, colour, 5.5)
      )
    })
    return (
      dots(
        own.map((r) => plot.at(r.degrees, r.residual)),
        colour,
      ) +
      polyline(
        predictions.map((p) => plot.at(p.degrees, east ? p.east : p.west)),
        colour,
        2.8,
      ) +
      windows.join('')
    )
  }
  return svg(
    720,
    440,
    plot.frame +
      path(`M72 ${num(plot.y(0))}H696`, { stroke: palette.rule }) +
      side(false, slow) +
      side(true, fast) +
      legend(84, 24, [{ label: zh ? '东半球，794 个' : 'East, 794', colour: fast, shape: 'circle' }]) +
      legend(270, 24, [{ label: zh ? '西半球，668 个' : 'West, 668', colour: slow, shape: 'square' }]),
    { title: zh ? '差分走时残差随震中距的变化' : 'Differential residuals against distance' },
  )
}

export const longitudes = (lang: Lang): string => {
  const zh = lang === 'zh'
  const box = { left: 72, top: 56, width: 624, height: 310 }
  const plot = chart(
    box,
    {
      min: 0,
      max: 360,
      ticks: [0, 60, 120, 180, 240, 300, 360],
      label: zh ? '转折点经度' : 'Longitude of the turning point',
      format: (v) => (v === 0 || v === 360 ? '0°' : v === 180 ? '180°' : v < 180 ? `${v}°E` : `${360 - v}°W`),
    },
    {
      min: -0.8,
      max: 1.2,
      ticks: [-0.8, -0.4, 0, 0.4, 0.8, 1.2],
      label: zh ? '136° 处残差 / s' : 'Residual at 136° (s)',
      format: signed,
    },
  )
  const reduced = readings.map((r) => ({
    ...r,
    at136: (r.residual * predicted(136, 'east')) / predicted(r.degrees, 'east'),
  }))
  const model = (longitude: number) => {
    const share = easternShare(longitude)
    return share * predicted(136, 'east') + (1 - share) * predicted(136, 'west')
  }
  const windows = range(5, 355, 36).map((centre) => {
    const values = reduced.filter((r) => Math.abs(r.longitude - centre) <= 5).map((r) => r.at136)
    const [x, y] = plot.at(centre, mean(values))
    return marker('square', x, y, palette.ink, 4.5, centre > 42 && centre < 182 ? '#f3c39d' : '#b9d3ee')
  })
  const bands = edges.map(({ at, width }) =>
    rect(plot.x(at - width / 2), 56, plot.x(width) - plot.x(0), 310, { fill: '#c9ced6' }),
  )
  const names = edges.map(({ at }, i) =>
    text(plot.x(at), 48, i === 0 ? '42.6°E' : '178.3°W', { anchor: 'middle', weight: 600 }),
  )
  return svg(
    720,
    430,
    plot.frame +
      bands.join('') +
      clipped(
        `readings-${lang}`,
        box,
        dots(
          reduced.filter((r) => r.east).map((r) => plot.at(r.longitude, r.at136)),
          fast,
        ) +
          dots(
            reduced.filter((r) => !r.east).map((r) => plot.at(r.longitude, r.at136)),
            slow,
          ),
      ) +
      polyline(
        range(0, 360, 121).map((d) => plot.at(d, 0.06 + 0.34 * Math.cos(((d - 112) * Math.PI) / 180))),
        palette.purple,
        2.2,
        { 'stroke-dasharray': '7 5' },
      ) +
      polyline(
        range(0, 360, 361).map((d) => plot.at(d, model(d))),
        palette.ink,
        3,
      ) +
      windows.join('') +
      names.join('') +
      legend(432, 76, [
        { label: zh ? '双边界模型' : 'Two edges', colour: palette.ink },
        { label: zh ? '余弦模型' : 'Cosine', colour: palette.purple, dash: '7 5' },
      ]),
    { title: zh ? '残差随转折点经度的变化' : 'Residuals against longitude' },
  )
}
