import type { Drawing } from './drawing.ts'
import { circle, group, path, range, rect, svg, text, through, type Lang, type Point } from './kit.ts'

/** A picture above the header: a motif behind one line of words and a smaller one. */
interface Strip {
  readonly ground: string
  readonly line: string
  readonly motif: (stroke: string) => string
  readonly title: Readonly<Record<Lang, string>>
  readonly note: Readonly<Record<Lang, string>>
}

const [width, height] = [1200, 90]

/** Flowing water: waves that grow towards the right. */
export const waves = (stroke: string): string =>
  range(18, 84, 7)
    .map((y, at) => {
      const points: readonly Point[] = range(620, width, 60).map((x) => [
        x,
        y + ((x - 620) / 90) * Math.sin(x / 38 + at * 0.9),
      ])
      return path(through(points), { fill: 'none', stroke, 'stroke-width': 1.4, opacity: 0.35 + at * 0.08 })
    })
    .join('')

/** Shells of the Earth, seen from far above the strip. */
export const shells = (stroke: string): string =>
  range(60, 420, 9)
    .map((r, at) =>
      circle(1010, 300, r, { fill: 'none', stroke, 'stroke-width': at % 3 === 0 ? 2.4 : 1.1, opacity: 0.75 }),
    )
    .join('') + circle(1010, 300, 232, { fill: stroke, opacity: 0.18 })

/** Spines on a shelf. */
export const spines = (stroke: string): string =>
  range(700, 1160, 24)
    .map((x, at) => {
      const tall = 34 + ((at * 37) % 29)
      return rect(x, 82 - tall, 12 + ((at * 13) % 7), tall, {
        fill: at % 4 === 1 ? stroke : 'none',
        stroke,
        'stroke-width': 1.4,
        opacity: 0.7,
      })
    })
    .join('') + path('M690 82H1180', { stroke, 'stroke-width': 2 })

const draw = ({ ground, line, motif, title, note }: Strip, lang: Lang): string =>
  svg(
    width,
    height,
    group(motif(line)) +
      text(36, 42, title[lang], { size: 24, weight: 600, fill: '#ffffff' }) +
      text(36, 68, note[lang], { size: 14, fill: line }),
    { title: title[lang], background: ground },
  )

/** Both forms of a strip: `top-name-zh.svg` and `top-name-en.svg`. */
export const strip = (name: string, drawing: Strip): Readonly<Record<string, Drawing>> => ({
  [`top-${name}-zh.svg`]: () => draw(drawing, 'zh'),
  [`top-${name}-en.svg`]: () => draw(drawing, 'en'),
})
