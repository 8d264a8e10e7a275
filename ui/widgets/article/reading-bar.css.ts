import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { barHeight, edgeBottom } from '../../theme/edges.ts'
import { fromTablet, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 10,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: barHeight,
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  borderTop: `1px solid ${vars.line}`,
  background: vars.paper,
  '@media': { [fromTablet]: { display: 'none' }, print: { display: 'none' } },
})
// the page ends above it, and nothing that is led to stands behind it
globalStyle(`html:has(.${bar})`, {
  '@media': {
    [phone]: {
      vars: { '--edge-bottom': barHeight },
      paddingBottom: edgeBottom,
      scrollPaddingBottom: `calc(${edgeBottom} + 16px)`,
    },
  },
})

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  // five words stand beside each other however large the text is
  fontSize: `min(${rem(12)}, 4vw)`,
  lineHeight: rem(16),
  color: vars.ink2,
  ':hover': { color: colour.primary, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-3px' },
})
export const counted = style({ position: 'relative' })

/** The line along the upper edge. */
export const progress = style({
  position: 'absolute',
  inset: '-1px 0 auto',
  width: '100%',
  height: '2px',
  border: 0,
  appearance: 'none',
  background: 'none',
  '::-webkit-progress-bar': { background: 'none' },
  '::-webkit-progress-value': { background: colour.primary },
  '::-moz-progress-bar': { background: colour.primary },
})
