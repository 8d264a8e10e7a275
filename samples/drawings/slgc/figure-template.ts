import { group, path, range, rect, svg, text } from '../kit.ts'

/** An empty section and an empty hydrograph for one column, with axes and type set. */
export function figureTemplate(): string {
  const frame = (top: number, across: string, up: string): string =>
    rect(70, top, 400, 180, { fill: 'none', stroke: '#1a1f26', 'stroke-width': 1.2 }) +
    group(
      range(150, 390, 4)
        .map((x) => path(`M${x} ${top}v180`))
        .join('') +
        range(top + 45, top + 135, 3)
          .map((y) => path(`M70 ${y}h400`))
          .join(''),
      { stroke: '#e4e8ed', 'stroke-width': 1 },
    ) +
    text(270, top + 210, across, { size: 13, anchor: 'middle' }) +
    text(30, top + 90, up, { size: 13, anchor: 'middle', rotate: -90 })
  return svg(
    500,
    500,
    frame(20, '起点距 Distance from left bank / m', '高程 Elevation / m') +
      frame(260, '时间 Time / h', '流量 Discharge / m³ s⁻¹'),
    { title: '图件模板 Figure template' },
  )
}
