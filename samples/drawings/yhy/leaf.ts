import { group, num, path } from '../kit.ts'

/** What a leaf is drawn with: its blade and its veins. */
export interface LeafLook {
  readonly blade: string
  readonly vein: string
}

/** Where its tip is, about, how large it is, and how it is turned about its middle in degrees. */
export interface LeafPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** Half the width of the blade at each pair of veins, from the stalk to the tip. */
const halfWidths = [52, 78, 90, 92, 86, 74, 58, 38, 18]

/** One vein with three branches, to the left (-1) or the right (1). */
const vein = (at: number, halfWidth: number, side: -1 | 1): string => {
  const y = 300 - (at + 1) * 27
  const branches = [1, 2, 3].map((k) => {
    const share = k / 3.6
    return `M${num(side * halfWidth * share)} ${num(y + 26 - 38 * share)}q${side * 10} -4 ${side * 15} 5`
  })
  return `M0 ${y + 26}Q${num(side * halfWidth * 0.55)} ${y + 10} ${side * halfWidth} ${y - 14}${branches.join('')}`
}

/** A leaf of 190 by 370 units, tip up. */
export const leaf = ({ blade, vein: stroke }: LeafLook, { x, y, scale, turn }: LeafPlace): string =>
  group(
    path('M0 372V328', { fill: 'none', stroke: blade, 'stroke-width': 5, 'stroke-linecap': 'round' }) +
      path('M0 330C-110 270-125 130 0 10 125 130 110 270 0 330z', { fill: blade }) +
      path(`M0 328V14${halfWidths.map((w, at) => vein(at, w, -1) + vein(at, w, 1)).join('')}`, {
        fill: 'none',
        stroke,
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
      }),
    { transform: `translate(${num(x)} ${num(y)}) rotate(${turn} 0 ${num(180 * scale)}) scale(${scale})` },
  )
