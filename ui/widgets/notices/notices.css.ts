import { globalStyle, style } from '@vanilla-extract/css'
import { edgeBottom } from '../../theme/edges.ts'
import { phone } from '../../theme/media.ts'
import { page } from '../layout.css.ts'

/** near: under the header at the right; on a phone at the bottom. far: across from there. */
export type Edge = 'near' | 'far'

/** Under the header, and at the top of the window when that has been scrolled away. Takes no room itself. */
export const anchor = style({
  position: 'sticky',
  top: 0,
  zIndex: 32,
  height: 0,
  '@media': { print: { display: 'none' } },
})
/** Room for the highest bar that follows the reader. */
export const anchorBelowBar = style([anchor, { top: '80px' }])

const edges = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  pointerEvents: 'none',
  position: 'absolute',
  top: '16px',
  right: 'max(24px, (100vw - 1200px) / 2)',
  width: 'min(400px, 100vw - 48px)',
  '@media': {
    [phone]: {
      position: 'fixed',
      inset: `auto 12px calc(16px + ${edgeBottom})`,
      width: 'auto',
      maxWidth: '480px',
      marginInline: 'auto',
    },
  },
})
const far = style([
  edges,
  {
    position: 'fixed',
    inset: 'auto auto 24px 24px',
    '@media': { [phone]: { inset: '12px 12px auto' } },
  },
])
export const stack: Readonly<Record<Edge, string>> = { near: edges, far }

const [nearClass] = edges.split(' ')
// a sheet lies over the foot of the window: at the head then
globalStyle(`${page}:has(:popover-open) .${nearClass}`, {
  '@media': { [phone]: { inset: '12px 12px auto' } },
})
globalStyle(`${page}:has(> aside) .${far.split(' ')[0]}`, { '@media': { [phone]: { bottom: 'auto' } } })
