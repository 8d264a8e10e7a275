/**
 * P waves through a spherical Earth: velocity (km/s) by radius (km), and rays traced shell by shell
 * (in each shell v = a·r^b, so that every integral is closed). Angles in degrees, times in seconds.
 */
export const earthRadius = 6371
export const coreRadius = 3480
export const innerCoreRadius = 1221.5

/** A relative velocity change by depth (km) below the inner-core boundary. */
export type Perturbation = (depth: number) => number

/** East: +0.75 % at the boundary; west: -0.35 %; both fade to nothing at 400 km. */
export const eastern: Perturbation = (depth) => 0.0075 * Math.max(0, 1 - depth / 400)
export const western: Perturbation = (depth) => -0.0035 * Math.max(0, 1 - depth / 400)

/** [outer radius of the layer, coefficients of powers of r/6371], from the centre outwards. */
const layers: readonly (readonly [number, readonly number[]])[] = [
  [1221.5, [11.2622, 0, -6.364]],
  [3480, [11.0487, -4.0362, 4.8023, -13.5732]],
  [3630, [15.3891, -5.3181, 5.5242, -2.5514]],
  [5600, [24.952, -40.4673, 51.4832, -26.6419]],
  [5701, [29.2766, -23.6027, 5.5242, -2.5514]],
  [5771, [19.0957, -9.8672]],
  [5971, [39.7027, -32.6166]],
  [6151, [20.3926, -12.2569]],
  [6346.6, [4.1875, 3.9382]],
  [6371, [6.3]],
]

const velocity = (r: number, change?: Perturbation): number => {
  const x = r / earthRadius
  const layer = layers.find(([top]) => r < top) ?? layers[layers.length - 1]
  const v = (layer?.[1] ?? []).reduce((sum, c, power) => sum + c * x ** power, 0)
  return r < innerCoreRadius && change !== undefined ? v * (1 + change(innerCoreRadius - r)) : v
}

const shells: readonly (readonly [number, number])[] = [...layers].reverse().flatMap(([top], i, all) => {
  const bottom = all[i + 1]?.[0] ?? 1
  const count = Math.max(4, Math.round((top - bottom) / (bottom === 1 ? 2 : 12)))
  const step = (top - bottom) / count
  return Array.from({ length: count }, (_, k) => [top - k * step, top - (k + 1) * step] as const)
})

export interface Ray {
  readonly degrees: number
  readonly time: number
  readonly turn: number
  /** [angle in degrees, radius] from the surface down to the turning or reflection point. */
  readonly leg: readonly (readonly [number, number])[]
}

/** Traces ray parameter `p` (s/rad) down to its turning point, or to a reflection at `floor`. */
export const trace = (p: number, floor = 0, change?: Perturbation): Ray => {
  let angle = 0
  let time = 0
  let turn = floor
  const leg: [number, number][] = [[0, earthRadius]]
  for (const [top, bottom] of shells) {
    if (top <= floor + 1e-6) break
    const e = 1e-6 * (top - bottom)
    const above = top / velocity(top - e, change)
    const below = bottom / velocity(bottom + e, change)
    if (p >= above) break
    const k = Math.log(above / below) / Math.log(top / bottom)
    const end = Math.max(below, p)
    angle += (Math.acos(p / above) - (end > p ? Math.acos(p / end) : 0)) / k
    time += (Math.sqrt(above ** 2 - p ** 2) - Math.sqrt(Math.max(0, end ** 2 - p ** 2))) / k
    turn = p >= below ? top * (p / above) ** (1 / k) : bottom
    leg.push([(angle * 180) / Math.PI, turn])
    if (p >= below) break
  }
  return { degrees: (angle * 360) / Math.PI, time: 2 * time, turn, leg }
}

/** The ray that reaches `degrees`, by bisection between two ray parameters. */
const rayTo = (degrees: number, low: number, high: number, floor = 0, change?: Perturbation): Ray => {
  let [a, b] = [low, high]
  const side = trace(a, floor, change).degrees > degrees
  for (let i = 0; i < 46; i++) {
    const m = (a + b) / 2
    if (trace(m, floor, change).degrees > degrees === side) a = m
    else b = m
  }
  return trace(a, floor, change)
}

/** Leaves out points closer than `gap` to the last one kept; both ends stay. */
export const sparse = <P extends readonly [number, number]>(
  points: readonly P[],
  gap: number,
): readonly P[] => {
  const kept: P[] = []
  for (const [i, point] of points.entries()) {
    const last = kept[kept.length - 1]
    const far = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap
    if (far || i === points.length - 1) kept.push(point)
  }
  return kept
}

/** PKIKP: through the inner core. PKiKP: reflected at its boundary. */
export const pkikp = (degrees: number, change?: Perturbation): Ray =>
  rayTo(degrees, 1, innerCoreRadius / velocity(innerCoreRadius - 0.01, change) - 1e-6, 0, change)
export const pkikpReflected = (degrees: number): Ray =>
  rayTo(degrees, 1, innerCoreRadius / velocity(innerCoreRadius + 0.1) - 1e-6, innerCoreRadius)
