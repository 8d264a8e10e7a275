import type { Point } from '../kit.ts'
import { circle, clipped, group, polyline, range, rect, sans, serif, svg, text } from '../kit.ts'
import type { Ray } from './earth-rays.ts'
import { coreRadius, earthRadius, innerCoreRadius, pkikp, sparse, trace } from './earth-rays.ts'

const ground = '#15110e'
const cream = '#e9ddd2'
const gold = '#f2c75f'

interface Look {
  /** Fills of the crust, the mantle, D″, the outer and the inner core. */
  readonly shells: readonly [string, string, string, string, string]
  /** Where the earthquake is, degrees from the top. */
  readonly source: number
  readonly rays: readonly Ray[]
  /** Height of the centre and radius on the cover; by default below the frame. */
  readonly centre?: number
  readonly radius?: number
}

/** Rays that turn in the mantle, by ray parameter (s/rad). */
const mantleRays = (): readonly Ray[] => range(270, 640, 18).map((p) => trace(p))
const coreRays = (): readonly Ray[] => range(120, 235, 16).map((p) => trace(p))
const innerRays = (): readonly Ray[] => range(118, 176, 16).map((d) => pkikp(d))
const reflections = (): readonly Ray[] => range(40, 250, 15).map((p) => trace(p, coreRadius))

const looks: Readonly<Record<string, () => Look>> = {
  journal: () => ({
    shells: ['#3a281d', '#70381b', '#a95220', '#d98328', '#f2c75f'],
    source: -33,
    rays: mantleRays(),
  }),
  '2025-5': () => ({
    shells: ['#2f2a26', '#5a4326', '#8a6428', '#c48d33', '#f4d98c'],
    source: 30,
    rays: reflections(),
  }),
  '2025-6': () => ({
    shells: ['#33231f', '#6b2a1f', '#a33d22', '#dd6a2c', '#f7b45a'],
    source: -52,
    rays: coreRays(),
    centre: 318,
    radius: 176,
  }),
  '2026-4': () => ({
    shells: ['#34291c', '#6d4a1c', '#c47a2c', '#8f3a1c', '#f0b45a'],
    source: 33,
    rays: mantleRays(),
  }),
  '2026-5': () => ({
    shells: ['#3a281d', '#70381b', '#a95220', '#d98328', '#f6dc92'],
    source: -64,
    rays: innerRays(),
    centre: 284,
    radius: 146,
  }),
}

/** A quarter of the Earth with rays from one earthquake, centred below the frame. */
const earth = (look: Look, cx: number, cy: number, radius: number, whole = false): string => {
  const scale = radius / earthRadius
  const at = (angle: number, r: number): Point => [
    cx + r * scale * Math.sin((angle * Math.PI) / 180),
    cy - r * scale * Math.cos((angle * Math.PI) / 180),
  ]
  const turn = look.source < 0 ? 1 : -1
  const draw = (ray: Ray, sign: number): string => {
    const back = [...ray.leg].reverse().map(([a, r]) => [ray.degrees - a, r] as const)
    return polyline(
      sparse(
        [...ray.leg, ...back].map(([a, r]) => at(look.source + sign * turn * a, r)),
        radius / 80,
      ),
      '#fff',
      1,
    )
  }
  const [sx, sy] = at(look.source, earthRadius)
  return (
    [6371, 5711, 3780, coreRadius, innerCoreRadius]
      .map((r, i) => circle(cx, cy, r * scale, { fill: look.shells[i] ?? ground }))
      .join('') +
    group(look.rays.map((ray) => draw(ray, 1) + (whole ? draw(ray, -1) : '')).join(''), { opacity: 0.85 }) +
    circle(sx, sy, 4.5, { fill: '#fff' })
  )
}

const foot =
  text(18, 385, '衡文学术出版', { size: 9.5, fill: cream, spacing: 0.6 }) +
  text(282, 385, 'ISSN 2096-4404', { size: 9.5, fill: cream, anchor: 'end', spacing: 0.3 })

/** A cover of the journal (`key` journal) or of an issue (`key` year-issue). */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const look = (looks[key] ?? looks['journal'])?.()
  const line = volume === undefined ? 'Bimonthly' : `Vol. ${volume} · No. ${issue ?? ''}`
  const frame = { left: 0, top: 128, width: 300, height: 234 }
  return svg(
    300,
    400,
    (look === undefined
      ? ''
      : clipped('earth', frame, earth(look, 150, look.centre ?? 390, look.radius ?? 240))) +
      text(156, 62, '地球深部', {
        size: 40,
        fill: '#fff',
        weight: 700,
        anchor: 'middle',
        spacing: 12,
        family: serif,
      }) +
      text(152, 90, 'DEEP EARTH', {
        size: 12.5,
        fill: gold,
        weight: 600,
        anchor: 'middle',
        spacing: 5,
        family: sans,
      }) +
      text(150, 114, line, { size: 11.5, fill: cream, anchor: 'middle' }) +
      foot,
    {
      title: `地球深部 Deep Earth${volume === undefined ? '' : ` ${volume} (${issue ?? ''})`}`,
      background: ground,
    },
  )
}

/** The mark, on a 40 grid. */
export const logo = (): string =>
  svg(
    40,
    40,
    group(
      '<path d="M2 34a18 18 0 0 1 36 0zM8.500 34a11.500 11.500 0 0 1 23 0M15 34a5 5 0 0 1 10 0"/><path d="M7 22Q17 31 31 20" stroke-width="1.300"/>',
      {
        fill: 'none',
        stroke: '#7a5218',
        'stroke-width': 2,
      },
    ) + circle(7, 22, 2.2, { fill: '#7a5218' }),
    { title: '地球深部', background: 'none' },
  )

/** The wide banner: the Earth to its inner core, with rays to both sides. */
export const banner = (): string => {
  const look: Look = {
    shells: ['#3a281d', '#70381b', '#a95220', '#d98328', '#f2c75f'],
    source: -16,
    rays: [...range(262, 640, 20), ...range(120, 235, 8)].map((p) => trace(p)),
  }
  return svg(1366, 350, rect(0, 0, 1366, 350, { fill: ground }) + earth(look, 800, 900, 850, true), {
    title: '地球深部 Deep Earth',
    background: ground,
  })
}
