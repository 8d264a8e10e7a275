/**
 * The drawing kit of the sample journals: flat SVG made of strings, the same bytes on every run.
 */
export type { Box, Lang, Point, TextStyle } from './kit/pen.ts'
export {
  palette,
  sans,
  serif,
  seeded,
  normal,
  range,
  num,
  escapeText,
  svg,
  group,
  rect,
  circle,
  path,
  through,
  polyline,
  text,
  italic,
  sub,
  sup,
  arrow,
  hatch,
  clipped,
} from './kit/pen.ts'
export type { Axis, Chart, LegendEntry, Shape } from './kit/chart.ts'
export { seriesColours, seriesShapes, marker, chart, legend } from './kit/chart.ts'
export { ramps, rampColour, heatCells, colourBar, contour, arrowField } from './kit/field.ts'
