import type { Lang } from '../kit.ts'
import { circle, palette, polyline, range, rect, sub, svg, text } from '../kit.ts'
import { crossings, pressure, temperature } from './post-perovskite-model.ts'

/** The double crossing in one picture. */
export const summary = (lang: Lang): string => {
  const zh = lang === 'zh'
  const at = (t: number, h: number): readonly [number, number] => [
    90 + ((t - 2300) / 1700) * 430,
    330 - (h / 360) * 280,
  ]
  const curve = range(360, 0, 91).map((h) => at(temperature(h, 2500), h))
  const edge = range(0, 360, 37).map((h) => at(2500 + (pressure(h) - 120.8) / 0.0113, h))
  const [upper = 0, lower = 0] = crossings(2500)
  const ring = (h: number) => {
    const [x, y] = at(temperature(h, 2500), h)
    return circle(x, y, 9, { fill: palette.paper, stroke: '#8c3d12', 'stroke-width': 3 })
  }
  const yOf = (h: number) => at(2500, h)[1]
  return svg(
    720,
    410,
    rect(0, 0, 720, 330, { fill: '#f3ece0' }) +
      rect(0, yOf(upper), 720, yOf(lower) - yOf(upper), { fill: '#f0c9a4' }) +
      rect(0, 330, 720, 80, { fill: '#7a3a16' }) +
      polyline(edge, palette.soft, 2.5, { 'stroke-dasharray': '8 6' }) +
      polyline(curve, '#b0351c', 4.5) +
      ring(upper) +
      ring(lower) +
      text(700, yOf(upper) - 12, zh ? '布里奇曼石' : 'Bridgmanite', { size: 20, anchor: 'end' }) +
      text(700, (yOf(upper) + yOf(lower)) / 2 + 7, zh ? '后钙钛矿 240 km' : 'Post-perovskite, 240 km', {
        size: 20,
        weight: 600,
        anchor: 'end',
      }) +
      text(36, 380, zh ? '外核 3 900 K' : 'Outer core, 3,900 K', { size: 20, fill: '#fff' }) +
      text(150, 62, zh ? '地温线' : 'Geotherm', { size: 18, fill: '#b0351c', weight: 600 }) +
      text(300, 62, zh ? '相界 11.3 MPa/K' : 'Boundary, 11.3 MPa/K', { size: 18, fill: palette.soft }) +
      text(700, 40, `MgSiO${sub('3')}`, { size: 20, anchor: 'end' }),
    { title: zh ? '地温线两次穿过相界' : 'The geotherm crosses the boundary twice' },
  )
}
