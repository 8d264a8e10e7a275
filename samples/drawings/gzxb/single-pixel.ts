import type { Box, Lang, Point, Shape } from '../kit.ts'
import {
  arrow,
  chart,
  group,
  heatCells,
  italic,
  legend,
  marker,
  num,
  palette,
  path,
  polyline,
  range,
  rect,
  seriesColours,
  sup,
  svg,
  text,
} from '../kit.ts'
import type { Shot } from './single-pixel-model.ts'
import { expectedError, order, quality, reconstruct, scene, side } from './single-pixel-model.ts'

// Lifted shadows: most of the scene is darker than a third.
const grays = range(0, 1, 14).map((v) => {
  const level = Math.round(18 + 234 * v ** 0.72)
  return `rgb(${level},${level},${Math.min(255, level + 4)})`
})

const picture = (box: Box, image: ArrayLike<number>): string =>
  heatCells(
    box,
    side,
    side,
    grays,
    (u, v) => image[Math.min(side - 1, Math.floor((1 - v) * side)) * side + Math.floor(u * side)] ?? 0,
  ) + rect(box.left, box.top, box.width, box.height, { fill: 'none', stroke: palette.rule })

/** The Hadamard pattern of one index as black and white cells. */
const pattern = (box: Box, index: number): string =>
  heatCells(box, 16, 16, ['#1a1f26', '#f2f4f7'], (u, v) => {
    const at = Math.floor((1 - v) * 16) * 4 * side + Math.floor(u * 16) * 4
    let ones = 0
    for (let rest = at & index; rest > 0; rest &= rest - 1) ones++
    return ones % 2 === 0 ? 1 : 0
  }) + rect(box.left, box.top, box.width, box.height, { fill: 'none', stroke: palette.rule })

const label = (x: number, y: number, content: string): string => text(x, y, content, { anchor: 'middle' })

/** Light path: attenuated laser, mirror array, scene, lens, single-photon detector and counter. */
export const setup = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const beam = { fill: palette.orange, opacity: 0.16 }
  const block = (x: number, y: number, w: number, h: number, fill: string) =>
    rect(x, y, w, h, { fill, stroke: palette.ink, 'stroke-width': 1.4, rx: 3 })
  const body =
    path('M118 140L250 108V212L118 164Z', beam) +
    path('M262 108L420 92V228L262 212Z', beam) +
    path('M432 92L560 148V172L432 228Z', { fill: palette.blue, opacity: 0.14 }) +
    block(24, 128, 94, 48, '#f7ede4') +
    text(71, 149, t('激光器', 'Laser'), { anchor: 'middle' }) +
    text(71, 167, '532 nm', { anchor: 'middle', size: 13, fill: palette.soft }) +
    block(136, 122, 12, 60, '#d9dee5') +
    label(142, 206, t('衰减片', 'ND filter')) +
    pattern({ left: 224, top: 108, width: 104, height: 104 }, order.hyperbolic[37] ?? 0) +
    label(276, 240, t('数字微镜阵列', 'Mirror array')) +
    text(276, 260, '64 × 64', { anchor: 'middle', size: 13, fill: palette.soft }) +
    picture({ left: 374, top: 92, width: 136, height: 136 }, scene) +
    label(442, 256, t('目标', 'Scene')) +
    path('M556 112Q574 160 556 208Q538 160 556 112Z', {
      fill: '#e3eef8',
      stroke: palette.blue,
      'stroke-width': 1.4,
    }) +
    label(556, 232, t('透镜', 'Lens')) +
    block(606, 128, 90, 64, '#e8f1ee') +
    text(651, 156, 'SPAD', { anchor: 'middle', weight: 600 }) +
    text(651, 176, t('效率 38%', 'PDE 38%'), { anchor: 'middle', size: 13, fill: palette.soft }) +
    path('M568 130L606 152V168L568 190Z', { fill: palette.blue, opacity: 0.14 }) +
    block(606, 300, 90, 46, palette.paper) +
    label(651, 328, t('计数器', 'Counter')) +
    arrow([651, 192], [651, 298], palette.ink) +
    block(374, 300, 136, 46, palette.paper) +
    label(442, 328, t('重建', 'Reconstruction')) +
    arrow([606, 323], [514, 323], palette.ink) +
    text(560, 314, italic('n'), { anchor: 'middle' }) +
    block(208, 300, 136, 46, palette.paper) +
    label(276, 328, t('图案排序', 'Pattern order')) +
    arrow([276, 300], [276, 268], palette.ink) +
    arrow([344, 323], [372, 323], palette.ink) +
    [1, 5, 17, 60]
      .map((k, i) =>
        pattern({ left: 150 + i * 64, top: 20, width: 54, height: 54 }, order.hyperbolic[k] ?? 0),
      )
      .join('') +
    text(424, 52, '…', { size: 20 }) +
    text(138, 52, t('投影图案', 'Patterns'), { anchor: 'end' })
  return svg(720, 372, body, { title: t('单像素成像光路', 'Single-pixel imaging set-up') })
}

const samples: readonly (readonly [Shot['ordering'], number])[] = [
  ['sequency', 512],
  ['zigzag', 512],
  ['hyperbolic', 512],
  ['hyperbolic', 4096],
]

/** Images of the same ten million photons, by ordering (upper row free of noise). */
export const images = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const names = [
    t('列率序', 'Sequency'),
    t('之字序', 'Zigzag'),
    t('双曲序', 'Hyperbolic'),
    t('双曲序', 'Hyperbolic'),
  ]
  const size = 150
  const cell = (i: number, top: number, photons: number): string => {
    const [ordering, patterns] = samples[i] ?? ['zigzag', 1]
    const image = reconstruct({ ordering, patterns, photons, seed: 3 })
    const left = 66 + i * (size + 13)
    const value = photons === Infinity && patterns === 4096 ? '∞' : quality(image).toFixed(1)
    return (
      picture({ left, top, width: size, height: size }, image) +
      text(left + size / 2, top + size + 20, `${value} dB`, { anchor: 'middle', fill: palette.soft })
    )
  }
  const body =
    samples
      .map(
        ([, m], i) =>
          text(66 + i * (size + 13) + size / 2, 22, names[i] ?? '', { anchor: 'middle', weight: 600 }) +
          text(66 + i * (size + 13) + size / 2, 42, `${italic('M')} = ${m}`, {
            anchor: 'middle',
            fill: palette.soft,
          }),
      )
      .join('') +
    [0, 1, 2, 3].map((i) => cell(i, 54, Infinity) + cell(i, 240, 1e7)).join('') +
    text(34, 54 + size / 2, t('无噪声', 'No noise'), { anchor: 'middle', rotate: -90 }) +
    text(34, 240 + size / 2, `10${sup('7')} ${t('光子', 'photons')}`, { anchor: 'middle', rotate: -90 })
  return svg(720, 424, body, { title: t('不同排序的重建图像', 'Images by ordering') })
}

const budgets: readonly (readonly [number, string, Shape])[] = [
  [1e6, '6', 'circle'],
  [1e7, '7', 'square'],
  [1e8, '8', 'triangle'],
]

/** Quality against sampling ratio: one optimum for each photon budget. */
export const optimum = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const c = chart(
    { left: 70, top: 24, width: 624, height: 340 },
    {
      min: 1.5,
      max: 100,
      log: true,
      ticks: [2, 5, 10, 20, 50, 100],
      label: t('采样比 / %', 'Sampling ratio / %'),
    },
    { min: 4, max: 28, ticks: [4, 8, 12, 16, 20, 24, 28], label: t('峰值信噪比 / dB', 'PSNR / dB') },
  )
  const ratios = [64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096]
  const series = budgets.map(([photons, , shape], i) => {
    const colour = seriesColours[i] ?? palette.ink
    const curve = range(Math.log(64), Math.log(4096), 60).map((l): Point => {
      const m = Math.round(Math.exp(l))
      return c.at((m / 4096) * 100, -10 * Math.log10(expectedError('hyperbolic', m, photons)))
    })
    const points = ratios.map((m) => {
      const mean =
        [1, 2, 3].reduce(
          (sum, seed) => sum + quality(reconstruct({ ordering: 'hyperbolic', patterns: m, photons, seed })),
          0,
        ) / 3
      return marker(shape, c.x((m / 4096) * 100), c.y(mean), colour)
    })
    const best = curve.reduce((a, b) => (b[1] < a[1] ? b : a))
    return (
      polyline(
        curve.filter(([, y]) => y < 364),
        colour,
        2,
      ) +
      points.join('') +
      path(`M${num(best[0])} ${num(best[1] - 12)}l-6 -11h12z`, { fill: colour })
    )
  })
  const limit = range(Math.log(64), Math.log(3900), 50).map((l): Point => {
    const m = Math.round(Math.exp(l))
    return c.at((m / 4096) * 100, -10 * Math.log10(expectedError('hyperbolic', m, Infinity)))
  })
  const entries = budgets.map(([, power, shape], i) => ({
    label: `${italic('N')} = 10${sup(power)}`,
    colour: seriesColours[i] ?? palette.ink,
    shape,
  }))
  const body =
    c.frame +
    polyline(
      limit.filter(([, y]) => y > 24),
      palette.soft,
      1.6,
      { 'stroke-dasharray': '5 4' },
    ) +
    group(series.join('')) +
    legend(
      92,
      262,
      [...entries, { label: t('无噪声极限', 'Noise-free limit'), colour: palette.soft, dash: '5 4' }],
      24,
    )
  return svg(720, 424, body, { title: t('图像质量与采样比', 'Image quality and sampling ratio') })
}

/** The idea in one picture: too few, right, too many patterns. */
export const summary = (): string => {
  const cells = [64, 512, 4096].map((patterns, i) => {
    const left = 24 + i * 234
    const image = reconstruct({ ordering: 'hyperbolic', patterns, photons: 1e7, seed: 3 })
    const best = i === 1
    return (
      picture({ left, top: 58, width: 204, height: 204 }, image) +
      (best
        ? rect(left - 4, 54, 212, 212, { fill: 'none', stroke: palette.orange, 'stroke-width': 4 })
        : '') +
      text(left + 102, 36, `${italic('M')} = ${patterns}`, { anchor: 'middle', size: 19, weight: 600 }) +
      text(left + 102, 292, `${quality(image).toFixed(1)} dB`, {
        anchor: 'middle',
        size: 17,
        fill: best ? palette.orange : palette.soft,
      })
    )
  })
  return svg(720, 312, cells.join(''), { title: '10⁷: M = 64, 512, 4096' })
}
