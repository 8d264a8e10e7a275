import { style } from '@vanilla-extract/css'
import { colour, vars } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'

export const cover = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3/4',
  objectFit: 'cover',
  borderRadius: '2px',
  boxShadow: '0 0 0 1px rgb(27 31 36/.1)',
})
export const drawn = style([
  cover,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '12% 10%',
    containerType: 'inline-size',
    overflow: 'hidden',
    background: vars.bar,
    color: vars.onPrimary,
    borderTop: `6px solid ${colour.bottomLine}`,
  },
])
// Sized by the cover, so that long names of journals fit a small one, and larger text of the reader does too.
export const drawnName = style({
  font: `700 clamp(min(${rem(11)}, 12.5cqi), 11cqi, ${rem(22)})/1.3 ${vars.serif}`,
  overflowWrap: 'anywhere',
})
export const drawnNumber = style({ font: `min(${vars.text[1]}, 16cqi)/1.6 ${vars.sans}` })
