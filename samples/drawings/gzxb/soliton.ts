import type { Lang, Point } from '../kit.ts'
import {
  arrow,
  chart,
  circle,
  legend,
  normal,
  num,
  palette,
  path,
  polyline,
  range,
  rect,
  ramps,
  rampColour,
  seeded,
  svg,
  text,
} from '../kit.ts'

/** Pump frequency, THz; line spacing, THz; pulse length over 1.763, ps; the soliton's peak line, dBm. */
const pump = 193.4
const spacing = 0.09987
const tau = 0.108
const peak = -21.5
/** Speed of light, nm · THz. */
const light = 299792.458

const sech2dB = (offset: number): number => -20 * Math.log10(Math.cosh(Math.PI ** 2 * tau * offset))

/** Laser, auxiliary laser, circulators, the ring on its chip and the instruments. */
export const setup = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const box = (x: number, y: number, w: number, h: number, fill: string, first: string, second = '') =>
    rect(x, y, w, h, { fill, stroke: palette.ink, 'stroke-width': 1.4, rx: 3 }) +
    text(x + w / 2, y + h / 2 + (second === '' ? 5 : -3), first, { anchor: 'middle' }) +
    (second === ''
      ? ''
      : text(x + w / 2, y + h / 2 + 16, second, { anchor: 'middle', size: 13, fill: palette.soft }))
  const circulator = (x: number, y: number, colour: string) =>
    circle(x, y, 17, { fill: palette.paper, stroke: palette.ink, 'stroke-width': 1.4 }) +
    path(`M${x - 8} ${y - 2}a8.500 8.500 0 1 1 5 10`, { fill: 'none', stroke: colour, 'stroke-width': 2 }) +
    path(`M${x - 6} ${y + 4}l2 6 6 -3z`, { fill: colour })
  const fibre = (points: readonly Point[], colour: string) => polyline(points, colour, 2.2)
  const ring = circle(360, 158, 52, { fill: 'none', stroke: palette.blue, 'stroke-width': 5 })
  const pulse = range(-1, 1, 41).map((s): Point => {
    const a = -Math.PI / 2 + s * 0.7
    const r = 52 + 26 / Math.cosh(7 * s) ** 2
    return [360 + r * Math.cos(a), 158 + r * Math.sin(a)]
  })
  const body =
    rect(250, 24, 220, 232, { fill: '#f2f5f8', stroke: palette.rule, rx: 4 }) +
    text(360, 47, t('氮化硅芯片', 'Silicon nitride chip'), { anchor: 'middle', fill: palette.soft }) +
    fibre(
      [
        [124, 216],
        [596, 216],
      ],
      palette.blue,
    ) +
    ring +
    polyline(pulse, palette.orange, 3) +
    text(360, 154, t('孤子', 'Soliton'), { anchor: 'middle' }) +
    text(360, 174, '99.87 GHz', { anchor: 'middle', size: 13, fill: palette.soft }) +
    arrow([268, 232], [326, 232], palette.blue, 2) +
    arrow([452, 232], [394, 232], palette.orange, 2) +
    text(297, 246, t('泵浦', 'Pump'), { anchor: 'middle', size: 13, fill: palette.blue }) +
    text(423, 246, t('辅助', 'Auxiliary'), { anchor: 'middle', size: 13, fill: palette.orange }) +
    box(18, 186, 106, 60, '#e7eff8', t('泵浦激光', 'Pump laser'), '1550.1 nm') +
    circulator(190, 216, palette.blue) +
    circulator(530, 216, palette.orange) +
    box(596, 186, 106, 60, '#f8ece3', t('辅助激光', 'Auxiliary'), '1536.6 nm') +
    fibre(
      [
        [530, 233],
        [530, 312],
      ],
      palette.blue,
    ) +
    fibre(
      [
        [190, 233],
        [190, 312],
      ],
      palette.orange,
    ) +
    box(136, 312, 108, 46, palette.paper, t('功率计', 'Power meter')) +
    box(476, 312, 108, 46, palette.paper, t('带阻滤波', 'Notch filter')) +
    fibre(
      [
        [584, 335],
        [622, 335],
        [622, 306],
      ],
      palette.blue,
    ) +
    fibre(
      [
        [476, 335],
        [424, 335],
      ],
      palette.blue,
    ) +
    box(598, 270, 104, 36, palette.paper, t('光谱仪', 'OSA')) +
    box(298, 312, 126, 46, palette.paper, t('快速光电管', 'Fast photodiode')) +
    box(18, 312, 92, 46, palette.paper, t('扫频控制', 'Sweep')) +
    arrow([64, 312], [64, 250], palette.ink)
  return svg(720, 376, body, { title: t('实验装置', 'Experimental set-up') })
}

/** Converted comb power while the pump is swept, without and with the auxiliary laser. */
export const steps = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const sweep = (
    top: number,
    edges: readonly (readonly [from: number, count: number])[],
    end: number,
    seed: number,
    colour: string,
    last: boolean,
  ): string => {
    const random = seeded(seed)
    const c = chart(
      { left: 70, top, width: 626, height: 150 },
      {
        min: -60,
        max: 180,
        ticks: [-60, -30, 0, 30, 60, 90, 120, 150, 180],
        label: last ? t('泵浦失谐 / MHz', 'Pump detuning / MHz') : '',
        ...(last ? {} : { format: () => '' }),
      },
      { min: 0, max: 1, ticks: [0, 0.5, 1], label: '', format: (v) => v.toFixed(1) },
    )
    const points = range(-60, 180, 700).map((d): Point => {
      const solitons = edges.filter(([from]) => d >= from).at(-1)?.[1] ?? 0
      const start = edges[0]?.[0] ?? 0
      if (d > end) return c.at(d, 0.012 + 0.006 * normal(random))
      if (d >= start)
        return c.at(d, 0.105 * solitons * Math.sqrt(Math.max(d, 20) / 60) + 0.008 * normal(random))
      const rise = (0.86 / (1 + Math.exp(-(d + 18) / 7))) * (1 + Math.max(0, d + 20) / 500)
      return c.at(d, Math.max(0, rise + (d > -14 ? 0.055 : 0.008) * normal(random)))
    })
    const width = (from: number, text1: string) =>
      path(
        `M${num(c.x(from))} ${num(c.y(0.62))}v-10M${num(c.x(end))} ${num(c.y(0.62))}v-10M${num(c.x(from))} ${num(c.y(0.62) - 5)}H${num(c.x(end))}`,
        { stroke: palette.ink, fill: 'none' },
      ) + text((c.x(from) + c.x(end)) / 2, c.y(0.62) - 16, text1, { anchor: 'middle' })
    return (
      c.frame +
      polyline(points, colour, 1.5) +
      width(
        edges.at(-1)?.[0] ?? 0,
        t(
          `单孤子 ${end - (edges.at(-1)?.[0] ?? 0)} MHz`,
          `one soliton, ${end - (edges.at(-1)?.[0] ?? 0)} MHz`,
        ),
      )
    )
  }
  const body =
    text(70, 22, t('a  无辅助激光', 'a  Without auxiliary laser'), { weight: 600 }) +
    sweep(
      34,
      [
        [18, 3],
        [24, 2],
        [31, 1],
      ],
      43,
      5,
      palette.soft,
      false,
    ) +
    text(70, 228, t('b  辅助激光 55 mW', 'b  Auxiliary laser, 55 mW'), { weight: 600 }) +
    sweep(
      240,
      [
        [38, 4],
        [43, 2],
        [48, 1],
      ],
      144,
      8,
      palette.blue,
      true,
    ) +
    text(22, 212, t('光梳功率（归一化）', 'Comb power (normalised)'), { anchor: 'middle', rotate: -90 })
  return svg(720, 446, body, { title: t('孤子台阶', 'Soliton steps') })
}

/** The single-soliton spectrum: lines, the sech² envelope, the pump and the auxiliary residue. */
export const spectrum = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const c = chart(
    { left: 70, top: 24, width: 626, height: 336 },
    {
      min: 1500,
      max: 1602,
      ticks: [1500, 1520, 1540, 1560, 1580, 1600],
      label: t('波长 / nm', 'Wavelength / nm'),
    },
    { min: -80, max: 0, ticks: [-80, -60, -40, -20, 0], label: t('功率 / dBm', 'Power / dBm') },
  )
  const random = seeded(17)
  const lines = Array.from({ length: 125 }, (_, i) => i - 63)
    .filter((m) => m !== 0)
    .map((m) => {
      const offset = m * spacing
      const dispersive = 5.5 * Math.exp(-(((m + 47) / 2.2) ** 2))
      return `M${num(c.x(light / (pump + offset)))} ${num(c.y(-80))}V${num(c.y(peak + sech2dB(offset) + dispersive + 0.7 * normal(random)))}`
    })
    .join('')
  const envelope = range(-6.2, 6.2, 120).map((offset): Point =>
    c.at(light / (pump + offset), peak + sech2dB(offset)),
  )
  const stick = (wavelength: number, power: number, colour: string) =>
    path(`M${num(c.x(wavelength))} ${num(c.y(-80))}V${num(c.y(power))}`, {
      stroke: colour,
      'stroke-width': 2.6,
    })
  const [l, r] = [c.x(light / (pump + 0.83)), c.x(light / (pump - 0.83))]
  const body =
    c.frame +
    path(lines, { stroke: palette.blue, 'stroke-width': 2 }) +
    polyline(envelope, palette.orange, 2.2, { 'stroke-dasharray': '7 4' }) +
    stick(light / pump, -3.8, palette.ink) +
    stick(1536.6, -31, palette.purple) +
    text(c.x(light / pump) + 8, c.y(-5), t('泵浦', 'Pump')) +
    text(c.x(1536.6) - 7, c.y(-27), t('辅助光残余', 'Auxiliary residue'), {
      anchor: 'end',
      fill: palette.purple,
    }) +
    path(
      `M${num(l)} ${num(c.y(-15.5))}v-8M${num(r)} ${num(c.y(-15.5))}v-8M${num(l)} ${num(c.y(-15.5) - 4)}H${num(r)}`,
      { stroke: palette.ink, fill: 'none' },
    ) +
    text(r + 8, c.y(-14.5), '3 dB: 1.66 THz') +
    legend(92, 46, [
      { label: t('梳齿', 'Comb lines'), colour: palette.blue },
      { label: `sech² ${t('包络', 'envelope')}`, colour: palette.orange, dash: '7 4' },
    ])
  return svg(720, 420, body, { title: t('单孤子光谱', 'Single-soliton spectrum') })
}

/** Thermal drift balanced: two lasers on opposite slopes of their resonances, above the comb they make. */
export const summary = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const resonance = (x: number, laser: number, colour: string, name: string) => {
    const curve = range(-120, 120, 90).map((d): Point => [x + d, 74 + 96 / (1 + (d / 16) ** 2)])
    const y = 74 + 96 / (1 + (laser / 16) ** 2)
    return (
      polyline(curve, palette.soft, 2) +
      path(`M${x + laser} 196V${num(y)}`, { stroke: colour, 'stroke-width': 2.4 }) +
      circle(x + laser, y, 7, { fill: colour }) +
      text(x, 48, name, { anchor: 'middle', size: 17, weight: 600 })
    )
  }
  const comb = Array.from({ length: 71 }, (_, i) => i - 35)
    .map((m) =>
      path(`M${360 + m * 9.4} 336V${num(336 - 104 / Math.cosh(m * 0.085))}`, {
        stroke: rampColour(ramps.glow, 0.1 + 0.85 / Math.cosh(m * 0.085)),
        'stroke-width': 3.6,
      }),
    )
    .join('')
  const body =
    resonance(190, -15, palette.orange, t('辅助光：蓝失谐', 'Auxiliary: blue side')) +
    resonance(530, 24, palette.blue, t('泵浦光：红失谐', 'Pump: red side')) +
    arrow([300, 120], [420, 120], palette.ink, 2, 10) +
    arrow([420, 120], [300, 120], palette.ink, 2, 10) +
    text(360, 106, t('热量平衡', 'Heat balanced'), { anchor: 'middle', size: 16 }) +
    arrow([330, 186], [390, 186], palette.soft) +
    text(360, 208, t('波长', 'Wavelength'), { anchor: 'middle', fill: palette.soft }) +
    comb
  return svg(720, 352, body, {
    title: t('热补偿产生单孤子光梳', 'Thermal compensation makes a single-soliton comb'),
  })
}
