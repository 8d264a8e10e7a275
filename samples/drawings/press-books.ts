import type { Drawing } from './drawing.ts'
import { circle, path, range, rect, serif, svg, text, through } from './kit.ts'

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

/** Grounds of the covers of the nine journals, and a line of each. */
const shelf = [
  ['#1d2456', '#aebaff'],
  ['#15110e', '#d98328'],
  ['#0e616d', '#bfe3e0'],
  ['#e4ebf0', '#14456b'],
  ['#26303a', '#e0a878'],
  ['#1f2716', '#b9c77a'],
  ['#f6efe5', '#b4452a'],
  ['#f1ecdd', '#17664a'],
  ['#571f4c', '#e7b7c6'],
] as const

/** The front of the press's catalogue: nine covers, and the balance of its mark. */
export const catalogue: Drawing = () =>
  svg(
    300,
    400,
    text(24, 52, '衡文期刊', { size: 32, weight: 700, fill: '#7a1f12', family: serif }) +
      text(24, 78, 'The journals of Hengwen', { size: 15, fill: '#7a1f12', family: serif }) +
      shelf
        .map(([ground, line], at) => {
          const [x, y] = [24 + (at % 3) * 88, 100 + Math.floor(at / 3) * 84]
          const waves = range(14, 62, 4).map((dy, row) =>
            path(
              through(
                range(6, 70, 17).map((dx) => [x + dx, y + dy + 4 * Math.sin(dx / (7 + at) + row + at)]),
              ),
              { fill: 'none', stroke: line, 'stroke-width': 1.6 },
            ),
          )
          return rect(x, y, 76, 76, { fill: ground }) + waves.join('')
        })
        .join('') +
      path('M18 368H282', { stroke: '#7a1f12' }) +
      text(18, 385, '衡文学术出版', { size: 9.5, fill: '#7a1f12', spacing: 0.6 }) +
      text(282, 385, '2026', { size: 9.5, fill: '#7a1f12', anchor: 'end' }),
    { title: '衡文期刊 The journals of Hengwen', background: '#fbf6ef' },
  )
