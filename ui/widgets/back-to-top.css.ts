import { style } from '@vanilla-extract/css'
import { colour, vars } from '../theme/contract.css.ts'
import { phone } from '../theme/media.ts'

export const backToTop = style({
  position: 'fixed',
  right: '24px',
  bottom: '56px',
  zIndex: 9,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  boxShadow: vars.lift,
  color: vars.ink2,
  ':hover': { color: colour.primary, background: colour.tint },
  '@media': {
    [phone]: { right: '12px', bottom: '68px', width: '44px', height: '44px' },
    print: { display: 'none' },
  },
})
