import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'

/** Its height is the row's, whatever the picture's is; until the picture comes it is the theme's tint. */
export const ground = style({ position: 'relative', background: colour.tint })
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
globalStyle(`${ground} > div`, { position: 'relative' })
globalStyle(`${ground} > div > :not(:empty)`, {
  padding: '8px 16px',
  borderRadius: vars.radius,
  background: vars.paper,
})
