/**
 * The drawing kit of the sample journals: flat SVG made of strings, the same bytes on every run.
 */
export type { Box, Lang, Point } from './kit/pen.ts'
export {
  palette,
  sans,
  serif,
  seeded,
  normal,
  range,
  num,
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
  clipped,
} from './kit/pen.ts'
export type { Shape } from './kit/chart.ts'
export { seriesColours, marker, chart, legend } from './kit/chart.ts'
export { ramps, rampColour, heatCells, colourBar, contour, arrowField } from './kit/field.ts'
