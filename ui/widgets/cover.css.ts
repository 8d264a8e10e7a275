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
    overflow: 'hidden',
    background: colour.primary,
    color: vars.onPrimary,
    borderTop: `6px solid ${colour.bottomLine}`,
  },
])
export const drawnName = style({ font: `700 ${rem(18)}/1.35 ${vars.serif}` })
export const drawnNumber = style({ fontSize: vars.text[1] })
