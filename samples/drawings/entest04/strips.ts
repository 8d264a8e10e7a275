import type { Point } from '../kit.ts'
import { circle, group, path, range, rect, svg, through } from '../kit.ts'

interface Strip {
  readonly title: string
  readonly ground: string
  readonly line: string
  readonly disc: string
  /** Height of the sea's crests in units, and how far they reach along the strip before they repeat. */
  readonly crest: number
  readonly length: number
}

/** A sea without words, 1200 × 90: the title of the news stands over its left part. */
const draw = ({ title, ground, line, disc, crest, length }: Strip): string => {
  const sea = range(40, 86, 8).map((y, at) => {
    const points = range(0, 1200, 161).map((x): Point => [
      x,
      y + crest * (0.3 + at / 8) * Math.sin(x / length + at * 1.3) * (0.6 + 0.4 * Math.sin(x / 170 + at)),
    ])
    return path(through(points), { 'stroke-width': 0.9 + at * 0.12, opacity: 0.4 + at * 0.07 })
  })
  const body =
    circle(820, 36, 22, { fill: disc }) +
    rect(0, 38, 1200, 52, { fill: ground }) +
    path('M800 45h40M806 52h28M812 59h16', { stroke: disc, 'stroke-width': 1.6, opacity: 0.8 }) +
    group(sea.join(''), { fill: 'none', stroke: line })
  return svg(1200, 90, body, { title, background: ground })
}

/** What Coastal Ocean Letters shows above its header. */
export const strips = {
  'top-founder.svg': () =>
    draw({
      title: '平静的海 A calm sea',
      ground: '#1c2224',
      line: '#8d989b',
      disc: '#e8ebe9',
      crest: 2.2,
      length: 52,
    }),
  'top-shared-cruise.svg': () =>
    draw({
      title: '涌浪 Swell',
      ground: '#0e4e58',
      line: '#a9ccd0',
      disc: '#f1d9a8',
      crest: 6,
      length: 34,
    }),
}
