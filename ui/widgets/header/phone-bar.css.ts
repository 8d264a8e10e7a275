import { style } from '@vanilla-extract/css'
import { rem } from '../../theme/rem.ts'
import { colour, vars } from '../../theme/contract.css.ts'

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '60px',
  padding: '0 8px 0 6px',
})
export const logo = style({
  flex: 1,
  minWidth: 0,
  marginLeft: '4px',
  selectors: { '&:first-child': { marginLeft: '14px' } },
})
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  flex: 'none',
})
export const language = style([
  button,
  {
    fontSize: vars.text[2],
    fontWeight: 600,
    color: colour.primary,
    padding: '0 4px',
    width: 'auto',
    minWidth: '44px',
    fontFamily: vars.sans,
  },
])
export const search = style({ flex: 'none' })
export const drop = style({
  position: 'absolute',
  inset: '60px 0 auto',
  zIndex: 12,
  padding: '14px 20px 16px',
  background: vars.wash,
  borderBottom: `1px solid ${vars.line}`,
  fontSize: rem(15),
})
