import { style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const drop = style({ flex: 'none' })
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  ':hover': { color: colour.primary },
})
/** Hangs below the nearest row that is positioned. */
export const sheet = style({
  position: 'absolute',
  inset: '100% 0 auto',
  zIndex: 12,
  padding: '18px 24px 20px',
  background: vars.wash,
  borderTop: `1px solid ${vars.line}`,
  borderBottom: `1px solid ${vars.line}`,
  boxShadow: vars.lift,
  '@media': { [phone]: { padding: '14px 16px 16px' } },
})
export const inner = style({ maxWidth: '860px', marginInline: 'auto' })
