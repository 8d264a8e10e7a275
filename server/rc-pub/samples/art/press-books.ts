import { circle, path, range, rect, svg, text, through } from './kit.ts'

type Drawing = () => string

/** A book's front: its title in both languages over a few lines of one colour. */
const front =
  (ground: string, line: string, [zh, en]: readonly [string, string], lines: string): Drawing =>
  () =>
    svg(
      240,
      336,
      rect(0, 0, 14, 336, { fill: line, opacity: 0.35 }) +
        lines +
        text(30, 64, zh, { size: 24, weight: 600, fill: '#ffffff' }) +
        text(30, 92, en, { size: 13, fill: line }) +
        text(30, 314, '衡文学术出版 Hengwen', { size: 11, fill: line }),
      { title: `${zh} ${en}`, background: ground },
    )

const river = (stroke: string): string =>
  range(150, 270, 8)
    .map((y, at) =>
      path(through(range(30, 226, 30).map((x) => [x, y + 9 * Math.sin(x / 26 + at * 0.6)])), {
        fill: 'none',
        stroke,
        'stroke-width': 1.4,
      }),
    )
    .join('')

const rings = (stroke: string): string =>
  range(14, 84, 6)
    .map((r) => circle(128, 208, r, { fill: 'none', stroke, 'stroke-width': 1.4 }))
    .join('')

const bars = (stroke: string): string =>
  range(36, 214, 10)
    .map((x, at) =>
      rect(x, 270 - (30 + ((at * 41) % 80)), 9, 30 + ((at * 41) % 80), { fill: stroke, opacity: 0.8 }),
    )
    .join('')

/** The books of Hengwen Scholarly Press by file name. */
export const books: Readonly<Record<string, Drawing>> = {
  'book-sediment.svg': front('#1d4b3f', '#a9d8c4', ['河里的沙', 'Sand in the River'], river('#a9d8c4')),
  'book-deep.svg': front('#3a1f2b', '#e8a37c', ['地心一日', 'A Day at the Centre'], rings('#e8a37c')),
  'book-writing.svg': front('#2a2f5b', '#c3c8f0', ['把话说清楚', 'Saying It Clearly'], bars('#c3c8f0')),
}
