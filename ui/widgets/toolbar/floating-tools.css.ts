import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../../theme/media.ts'
import { slim } from './floating-sizes.ts'

/** As high as the window, so that it stays where it is when a part comes; only its parts are in the way. */
const floating = style({
  position: 'fixed',
  top: 0,
  zIndex: 9,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${floating} > *`, { pointerEvents: 'auto' })
const safe = (side: 'bottom' | 'right', length: string): string =>
  `calc(${length} + env(safe-area-inset-${side}, 0px))`

/** Style 1: free of the edge, and each part free of the other. */
export const apart = style([
  floating,
  {
    right: '24px',
    bottom: '32px',
    gap: '8px',
    '@media': {
      [slim]: { right: '8px' },
      [phone]: { right: safe('right', '12px'), bottom: safe('bottom', '16px') },
    },
  },
])
/** Style 2: glued to the edge, in one piece. */
export const glued = style([
  floating,
  {
    right: 0,
    bottom: '48px',
    '@media': { [phone]: { right: safe('right', '0px'), bottom: safe('bottom', '16px') } },
  },
])
