import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { edgeBottom, floatsDoNotFit } from '../../theme/edges.ts'
import { phone } from '../../theme/media.ts'
import { page } from '../layout.css.ts'
import { slim } from './floating-sizes.ts'

/** On a phone a bar that owns the foot of the window: what floats there would lie over the text. */
const bar = {
  inset: 'auto 0 0',
  flexDirection: 'row',
  alignItems: 'center',
  gap: '12px',
  height: edgeBottom,
  padding: '0 12px env(safe-area-inset-bottom, 0px)',
  borderTop: `1px solid ${vars.line}`,
  background: vars.paper,
  pointerEvents: 'auto',
} as const

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
globalStyle(`html:has(.${floating})`, {
  '@media': {
    [phone]: {
      vars: { '--edge-bottom': 'calc(52px + env(safe-area-inset-bottom, 0px))' },
      paddingBottom: edgeBottom,
    },
  },
})
// the rail and the bar of an article have what floats elsewhere
globalStyle(`${page}:has(> main[data-page=article]) > .${floating}`, {
  '@media': { [floatsDoNotFit]: { display: 'none' } },
})

/** Style 1: free of the edge, and each part free of the other. */
export const apart = style([
  floating,
  {
    right: '24px',
    bottom: '32px',
    gap: '8px',
    '@media': { [slim]: { right: '4px' }, [phone]: bar },
  },
])
/** Style 2: glued to the edge, in one piece. */
export const glued = style([floating, { right: 0, bottom: '48px', '@media': { [phone]: bar } }])
