import type { Drawing } from './drawing.ts'
import { path, rect, svg } from './kit.ts'

const width = 320
const height = 200

const picture = (ground: string, body: string): string =>
  svg(width, height, rect(0, 0, width, height, { fill: ground }) + body, { background: 'none' })

/** A balance, as in the mark of Hengwen. */
const press = (): string =>
  picture(
    '#e8edf3',
    path('M70 142h180M160 142V62M94 70h132', { fill: 'none', stroke: '#1f3a5f', 'stroke-width': 3 }) +
      path('M94 70 68 118h52zM226 70l-26 48h52z', { fill: '#fff', stroke: '#1f3a5f', 'stroke-width': 3 }) +
      path('M68 118a26 14 0 0 0 52 0zM200 118a26 14 0 0 0 52 0zM130 142h60v8h-60z', { fill: '#1f3a5f' }),
  )

/** A gate of two lifts over water. */
const society = (): string =>
  picture(
    '#e6f0f2',
    path('M0 128c40-14 80-14 120 0s80 14 120 0 60-12 80-8v80H0z', { fill: '#8fb6c4' }) +
      path('M0 150c40-14 80-14 120 0s80 14 120 0 60-12 80-8v58H0z', { fill: '#4d8597' }) +
      path('M96 136V58h22v78zM150 136V46h22v90zM204 136V58h22v78z', {
        fill: '#fff',
        stroke: '#24505e',
        'stroke-width': 3,
      }) +
      path('M84 58h154v-12H84z', { fill: '#24505e' }),
  )

const spine = { stroke: '#4a3b2a', 'stroke-width': 3 }

/** A shelf of books. */
const library = (): string =>
  picture(
    '#f3eee6',
    path('M78 44h22v112H78z', { ...spine, fill: '#b9822f' }) +
      path('M104 60h18v96h-18zM158 66h16v90h-16z', { ...spine, fill: '#fff' }) +
      path('M126 52h28v104h-28z', { ...spine, fill: '#7a8f5a' }) +
      path('M178 48h24v108h-24z', { ...spine, fill: '#a5553e' }) +
      path('m208 60 20-6 24 98-20 6z', { ...spine, fill: '#5b7a94' }) +
      path('M60 156h208v6H60z', { fill: '#4a3b2a' }),
  )

/** Pictures of those who work with the portal. */
export const partners: Readonly<Record<string, Drawing>> = {
  'partner-press.svg': press,
  'partner-society.svg': society,
  'partner-library.svg': library,
}
