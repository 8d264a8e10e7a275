import { path, range, through, type Point } from '../kit.ts'
import { spines, strip } from '../strips.ts'

/** Rates that wander apart and come together again. */
const rates = (stroke: string): string =>
  range(0, 4, 5)
    .map((i) => {
      const points = range(640, 1200, 141).map((x): Point => {
        const t = (x - 640) / 560
        return [x, 46 + (i - 2) * 15 * Math.sin(Math.PI * t) + 8 * Math.sin(9 * t + i * 1.7) * (0.3 + t)]
      })
      return path(through(points), {
        fill: 'none',
        stroke,
        'stroke-width': i === 2 ? 2.6 : 1.3,
        opacity: i === 2 ? 1 : 0.7,
      })
    })
    .join('')

/** What International Economics Quarterly shows above its header. */
export const strips = {
  ...strip('seminar', {
    ground: '#3d1636',
    line: '#f0c3a4',
    motif: rates,
    title: {
      zh: '季度研讨会',
      en: 'Seminar, 4 December',
    },
    note: {
      zh: '十二月四日，谈计价货币',
      en: 'On the currency of the price',
    },
  }),
  ...strip('replication', {
    ground: '#1f3a5c',
    line: '#a9c4e3',
    motif: spines,
    title: { zh: '复制档案满二百篇', en: 'Two hundred replications' },
    note: {
      zh: '每一篇都有人重跑过',
      en: 'Each was run again',
    },
  }),
}
