import { circle, group, path, range, through, type Point } from '../kit.ts'
import { strip } from '../strips.ts'

/** Chains of carbon, the longer ones to the left. */
const chains = (stroke: string): string =>
  [18, 42, 66]
    .map((y, row) => {
      const lengths = [9, 6, 4, 3, 2].slice(0, 5 - (row % 2))
      let x = 640 + row * 38
      return lengths.map((count) => {
        const atoms = range(0, count - 1, count).map((i): Point => [x + i * 18, y + (i % 2 === 0 ? 6 : -4)])
        x += count * 18 + 26
        return (
          path(through(atoms), { fill: 'none', stroke, 'stroke-width': 1.6 }) +
          group(atoms.map(([ax, ay]) => circle(ax, ay, 3.4)).join(''), { fill: stroke })
        )
      })
    })
    .flat(2)
    .join('')

/** A row of columns with their trays, as a works looks at night. */
const columns = (stroke: string): string =>
  range(0, 8, 9)
    .map((i) => {
      const [x, tall] = [690 + i * 56, 40 + ((i * 29) % 37)]
      const trays = range(90 - tall + 8, 86, Math.max(2, Math.round(tall / 11)))
        .map((y) => `M${x} ${y}h20`)
        .join('')
      return path(`M${x} 90V${90 - tall}a10 8 0 0 1 20 0V90${trays}`, {
        fill: 'none',
        stroke,
        'stroke-width': i % 3 === 1 ? 2.2 : 1.3,
        opacity: 0.8,
      })
    })
    .join('')

/** Curves of deactivation, each steeper than the one above it. */
const decays = (stroke: string): string =>
  range(1, 6, 6)
    .map((i) => {
      const points = range(640, 1200, 71).map((x): Point => [
        x,
        16 + 66 / (1 + Math.exp((1180 - i * 82 - x) / (16 + 3 * i))),
      ])
      return path(through(points), { fill: 'none', stroke, 'stroke-width': 1 + i * 0.25, opacity: 0.85 })
    })
    .join('')

/** What Petrochemistry and Catalysis shows above its header. */
export const strips = {
  ...strip('plant-day', {
    ground: '#26301a',
    line: '#d3de9a',
    motif: columns,
    title: { zh: '装置开放日', en: 'Night shift, 12 December' },
    note: {
      zh: '限三十人，请穿长袖',
      en: 'Thirty places, long sleeves',
    },
  }),
  ...strip('naphtha-issue', {
    ground: '#3a2a12',
    line: '#f0bd6e',
    motif: chains,
    title: { zh: '从石脑油到烯烃', en: 'From naphtha to olefins' },
    note: { zh: '截稿日期 2027 年 3 月 31 日', en: 'Papers are due on 31 March 2027' },
  }),
  ...strip('decay-library', {
    ground: '#12302e',
    line: '#9fd3c7',
    motif: decays,
    title: { zh: '失活曲线库收满一千条', en: 'A thousand curves' },
    note: { zh: '同一格式，自由取用', en: 'One format, free to use' },
  }),
}
