import type { Box, Lang, Point } from '../kit.ts'
import { circle, clipped, palette, path, range, rect, seeded, svg, text, through } from '../kit.ts'
import { zenerLimit } from './growth-model.ts'

/** What of a polygon lies nearer to `from` than to `to`. */
const nearer = (polygon: readonly Point[], from: Point, to: Point): readonly Point[] => {
  const side = ([x, y]: Point): number =>
    (x - from[0]) ** 2 + (y - from[1]) ** 2 - (x - to[0]) ** 2 - (y - to[1]) ** 2
  return polygon.flatMap((a, i): readonly Point[] => {
    const b = polygon[(i + 1) % polygon.length] ?? a
    const [p, q] = [side(a), side(b)]
    const kept: readonly Point[] = p <= 0 ? [a] : []
    if (p <= 0 === q <= 0) return kept
    const share = p / (p - q)
    return [...kept, [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]]
  })
}

/** Grains about scattered seeds, one polygon each. */
const grains = (
  { left, top, width, height }: Box,
  count: number,
  seed: number,
): readonly (readonly Point[])[] => {
  const random = seeded(seed)
  const seeds = range(1, count, count).map((): Point => [left + random() * width, top + random() * height])
  const whole: readonly Point[] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
  return seeds.map((own) =>
    seeds.reduce((cell, other) => (other === own ? cell : nearer(cell, own, other)), whole),
  )
}

const shades = ['#f1dfcd', '#e8cbae', '#dcb48d', '#d09d6e', '#e3c3a4']

const field = (box: Box, count: number, seed: number, line: number): string =>
  clipped(
    `field${seed}`,
    box,
    grains(box, count, seed)
      .map((cell, i) =>
        path(through(cell, true), {
          fill: shades[i % shades.length],
          stroke: '#4a3524',
          'stroke-width': line,
        }),
      )
      .join(''),
  ) + rect(box.left, box.top, box.width, box.height, { fill: 'none', stroke: palette.ink })

/** The same annealing twice: grains of pure copper, and grains that clusters hold. */
export const summary = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const left: Box = { left: 20, top: 44, width: 330, height: 230 }
  const right: Box = { left: 370, top: 44, width: 330, height: 230 }
  const random = seeded(5)
  const clusters = range(1, 210, 210).map(() =>
    circle(right.left + random() * right.width, right.top + random() * right.height, 1.9, {
      fill: '#1f4d78',
    }),
  )
  const body =
    field(left, 9, 3, 2) +
    field(right, 190, 8, 1.1) +
    clipped('clusters', right, clusters.join('')) +
    text(20, 30, t('纯铜，400 ℃，1 h', 'Copper, 1 h at 400 °C'), { size: 17, weight: 600 }) +
    text(370, 30, t('Cu–1.2Ta，500 ℃，100 h', 'Cu–1.2Ta, 100 h at 500 °C'), { size: 17, weight: 600 }) +
    text(20, 302, t('1.1 µm：晶界自由移动', '1.1 µm: boundaries move freely'), { size: 16 }) +
    text(370, 302, t('58 nm：团簇（蓝点）拖住晶界', '58 nm: clusters (blue) hold them'), { size: 16 }) +
    text(
      370,
      324,
      t(`齐纳极限 ${zenerLimit(0.78).toFixed(0)} nm`, `Zener’s limit: ${zenerLimit(0.78).toFixed(0)} nm`),
      {
        size: 14,
        fill: palette.soft,
      },
    )
  return svg(720, 340, body, { title: t('团簇守住晶粒', 'Clusters hold the grains') })
}
