import { style } from '@vanilla-extract/css'
import { colour } from '../../theme/contract.css.ts'

const frame = style({ flex: 'none', display: 'block', borderRadius: '2px', objectFit: 'cover' })

/** Of one in a list, on a home page, on a board, and on a page of one's own. */
export const sizes = {
  listed: style([frame, { width: '48px', height: '60px' }]),
  home: style([frame, { width: '56px', height: '70px' }]),
  board: style([frame, { width: '72px', height: '90px' }]),
  own: style([frame, { width: '100%', maxWidth: '176px', height: 'auto', aspectRatio: '4/5' }]),
} as const

export const grounds = ['#efe8df', '#e2e9f0', '#e5ede6', '#ece6ee', '#e8e9eb'].map((background) =>
  style({ background }),
)
export const skin = style({ fill: '#d3b08c' })
export const hair = style({ fill: '#4a4039' })
export const shirt = style({ fill: colour.primary })
