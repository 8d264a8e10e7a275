import type { Lang } from '../kit.ts'
import {
  chart,
  circle,
  clipped,
  legend,
  marker,
  palette,
  path,
  polyline,
  range,
  rect,
  svg,
  text,
  through,
} from '../kit.ts'
import {
  boundary,
  crossings,
  geotherms,
  lines,
  mantleDepth,
  pattern,
  pressure,
  runs,
  shearVelocity,
  temperature,
} from './post-perovskite-model.ts'

const tones = { cold: palette.blue, average: palette.ink, hot: '#b0351c' } as const
const names = {
  zh: { cold: '冷', average: '平均', hot: '热', br: '布里奇曼石', ppv: '后钙钛矿', both: '两相共存' },
  en: {
    cold: 'Cold',
    average: 'Average',
    hot: 'Hot',
    br: 'Bridgmanite',
    ppv: 'Post-perovskite',
    both: 'Both phases',
  },
} as const
const thousands = (v: number): string => String(v).replace(/(\d)(\d{3})$/, '$1\u2009$2')

export const diffraction = (lang: Lang): string => {
  const zh = lang === 'zh'
  const plot = chart(
    { left: 46, top: 40, width: 648, height: 340 },
    {
      min: 9,
      max: 16,
      ticks: [9, 10, 11, 12, 13, 14, 15, 16],
      label: zh ? '衍射角 2θ / (°)' : 'Diffraction angle 2θ (°)',
    },
    { min: 0, max: 4.1, ticks: [], label: zh ? '强度' : 'Intensity' },
    { yGap: 20 },
  )
  const colours = { Br: palette.blue, pPv: '#b0351c', P: palette.soft, Ar: palette.soft } as const
  const rows = [
    { t: '3 310 K', br: 1, ppv: 0, lift: 2.75, colour: palette.blue },
    { t: '2 960 K', br: 0.55, ppv: 0.5, lift: 1.4, colour: palette.ink },
    { t: '2 390 K', br: 0, ppv: 1, lift: 0.05, colour: '#b0351c' },
  ]
  const labels = (lift: number, shown: readonly string[]) =>
    lines
      .filter(([, height, phase]) => shown.includes(phase) && height > 0.45)
      .map(([angle, height, phase, label]) =>
        text(plot.x(angle), plot.y(lift + height + 0.16), phase === 'P' ? 'P' : `${phase} ${label}`, {
          anchor: phase === 'Br' && label === '020' ? 'start' : 'middle',
          size: 13,
          fill: colours[phase],
        }),
      )
      .join('')
  return svg(
    720,
    440,
    plot.frame +
      rows
        .map(
          (row, i) =>
            polyline(
              pattern(row.br, row.ppv, 31 + i).map(([a, v]) => plot.at(a, v + row.lift)),
              row.colour,
              1.8,
            ) +
            text(688, plot.y(row.lift + 0.5), row.t.replace(' ', '\u2009'), {
              anchor: 'end',
              weight: 600,
              size: 15,
            }),
        )
        .join('') +
      labels(2.75, ['Br', 'P']) +
      labels(0.05, ['pPv', 'P']) +
      text(688, 58, '126 GPa', { weight: 600, size: 15, anchor: 'end' }),
    { title: zh ? '升温过程中的 X 射线衍射谱' : 'X-ray diffraction on heating' },
  )
}

export const phases = (lang: Lang): string => {
  const zh = lang === 'zh'
  const name = names[lang]
  const box = { left: 70, top: 24, width: 626, height: 356 }
  const plot = chart(
    box,
    {
      min: 1600,
      max: 4000,
      ticks: [1600, 2000, 2400, 2800, 3200, 3600, 4000],
      label: zh ? '温度 / K' : 'Temperature (K)',
      format: thousands,
    },
    {
      min: 138,
      max: 106,
      ticks: [108, 112, 116, 120, 124, 128, 132, 136],
      label: zh ? '压力 / GPa' : 'Pressure (GPa)',
    },
    { grid: false, yGap: 44 },
  )
  const spread = (t: number) => 1.96 * Math.hypot(0.6, 0.0009 * (t - 2500))
  const ts = range(1600, 4000, 41)
  const field = [...ts.map((t) => plot.at(t, boundary(t))), plot.at(4000, 138), plot.at(1600, 138)]
  const band = [
    ...ts.map((t) => plot.at(t, boundary(t) - spread(t))),
    ...[...ts].reverse().map((t) => plot.at(t, boundary(t) + spread(t))),
  ]
  const style = {
    bridgmanite: ['circle', palette.blue],
    both: ['diamond', palette.purple],
    post: ['triangle', '#b0351c'],
  } as const
  const curves = geotherms.map(({ name: key, tm }) =>
    polyline(
      range(500, 0, 126).map((h) => plot.at(temperature(h, tm), pressure(h))),
      tones[key],
      2.6,
      {
        'stroke-dasharray': key === 'cold' ? '9 4' : key === 'hot' ? '3 4' : undefined,
      },
    ),
  )
  const rings = geotherms.flatMap(({ name: key, tm }) =>
    crossings(tm).map((h) => {
      const [x, y] = plot.at(temperature(h, tm), pressure(h))
      return circle(x, y, 7, { fill: 'none', stroke: tones[key], 'stroke-width': 2 })
    }),
  )
  const core = plot.y(135.75)
  return svg(
    720,
    440,
    clipped(
      `field-${lang}`,
      box,
      rect(box.left, box.top, box.width, box.height, { fill: '#eef3f9' }) +
        path(through(field, true), { fill: '#fbeee6' }) +
        path(through(band, true), { fill: '#d9cdd3' }) +
        polyline(
          ts.map((t) => plot.at(t, boundary(t))),
          palette.ink,
          2,
        ) +
        rect(box.left, core, box.width, 60, { fill: '#e6c68f' }) +
        curves.join(''),
    ) +
      plot.frame +
      runs
        .map(({ t, p, phase }) => marker(style[phase][0], plot.x(t), plot.y(p), style[phase][1], 5))
        .join('') +
      rings.join('') +
      text(plot.x(3330), plot.y(112.6), name.br, {
        size: 19,
        weight: 600,
        fill: '#1c4f8f',
        anchor: 'middle',
      }) +
      text(plot.x(1930), plot.y(126.6), name.ppv, {
        size: 19,
        weight: 600,
        fill: '#9a2f14',
        anchor: 'middle',
      }) +
      text(plot.x(3960), core + 16, zh ? '核幔边界' : 'Core–mantle boundary', { anchor: 'end', size: 13 }) +
      text(plot.x(2110), plot.y(107.3) + 4, name.cold, { fill: tones.cold, weight: 600 }) +
      text(plot.x(2510), plot.y(107.3) + 4, name.average, { weight: 600 }) +
      text(plot.x(2910), plot.y(107.3) + 4, name.hot, { fill: tones.hot, weight: 600 }) +
      legend(76, 296, [
        { label: `${name.br} (18)`, colour: palette.blue, shape: 'circle', line: false },
        { label: `${name.both} (8)`, colour: palette.purple, shape: 'diamond', line: false },
        { label: `${name.ppv} (16)`, colour: '#b0351c', shape: 'triangle', line: false },
      ]),
    { title: zh ? 'MgSiO₃ 的相图与三条地温线' : 'Phase diagram of MgSiO₃ with three geotherms' },
  )
}

export const layer = (lang: Lang): string => {
  const zh = lang === 'zh'
  const name = names[lang]
  const left = chart(
    { left: 74, top: 44, width: 250, height: 330 },
    {
      min: 6.9,
      max: 7.5,
      ticks: [7, 7.1, 7.2, 7.3, 7.4, 7.5],
      label: zh ? '剪切波速 / (km·s⁻¹)' : 'Shear velocity (km/s)',
      format: (v) => v.toFixed(1),
    },
    {
      min: mantleDepth,
      max: 2450,
      ticks: [2500, 2600, 2700, 2800, mantleDepth],
      label: zh ? '深度 / km' : 'Depth (km)',
      format: thousands,
    },
    { yGap: 54 },
  )
  const profiles = geotherms.map(({ name: key, tm }) =>
    polyline(
      range(2450, 2890, 441).map((d) => left.at(shearVelocity(d, tm), d)),
      tones[key],
      2.4,
      {
        'stroke-dasharray': key === 'cold' ? '9 4' : key === 'hot' ? '3 4' : undefined,
      },
    ),
  )
  const box = { left: 396, top: 44, width: 300, height: 330 }
  const right = chart(
    box,
    { min: 0, max: 1, ticks: [], label: zh ? '冷区 → 热区' : 'Cold → hot' },
    {
      min: mantleDepth,
      max: 2450,
      ticks: [2500, 2600, 2700, 2800, mantleDepth],
      label: '',
      format: thousands,
    },
    { grid: false },
  )
  const columns = range(0, 1, 61).map((x) => ({ x, ends: crossings(2080 + 840 * x) }))
  const lens = [
    ...columns.map(({ x, ends }) => right.at(x, mantleDepth - (ends[0] ?? 0))),
    ...[...columns].reverse().map(({ x, ends }) => right.at(x, mantleDepth - (ends[1] ?? 0))),
  ]
  const shade = range(0, 1, 31).map((x) => {
    const warm = Math.round(238 - 26 * x)
    return rect(right.x(x) - 5.2, 44, 10.6, 330, {
      fill: `rgb(${Math.min(250, 226 + 26 * x)},${warm - 6},${Math.round(246 - 50 * x)})`,
    })
  })
  const marks = geotherms.map(({ name: key, tm, upper, lower }) => {
    const x = (tm - 2080) / 840
    return (
      polyline([right.at(x, upper), right.at(x, lower)], tones[key], 2) +
      text(
        right.x(x) + (key === 'hot' ? -8 : 8),
        (right.y(upper) + right.y(lower)) / 2 + 5,
        `${lower - upper} km`,
        {
          weight: 600,
          size: 15,
          anchor: key === 'hot' ? 'end' : 'start',
        },
      )
    )
  })
  return svg(
    720,
    440,
    left.frame +
      profiles.join('') +
      legend(84, 24, [{ label: name.cold, colour: tones.cold, dash: '9 4' }]) +
      legend(164, 24, [{ label: name.average, colour: tones.average }]) +
      legend(268, 24, [{ label: name.hot, colour: tones.hot, dash: '3 4' }]) +
      clipped(
        `lens-${lang}`,
        box,
        shade.join('') +
          path(through(lens, true), { fill: '#dd8a4e', stroke: '#8c3d12', 'stroke-width': 1.6 }),
      ) +
      right.frame +
      path(`M396 ${right.y(2861)}H696`, { stroke: palette.ink, 'stroke-dasharray': '5 4' }) +
      marks.join('') +
      text(546, 34, zh ? '后钙钛矿透镜' : 'Lens of post-perovskite', { anchor: 'middle', weight: 600 }) +
      text(690, right.y(2861) - 7, '30 km', { anchor: 'end', size: 13 }) +
      text(410, 66, name.br, { size: 15 }),
    { title: zh ? 'D″ 层的剪切波速与后钙钛矿透镜' : 'Shear velocity in D″ and the lens of post-perovskite' },
  )
}
