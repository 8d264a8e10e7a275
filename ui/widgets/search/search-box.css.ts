import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'

/** One field everywhere: type, text, button in one border. */
export const box = style({
  display: 'flex',
  height: '42px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
  ':focus-within': { borderColor: colour.primary, boxShadow: `0 0 0 1px ${colour.primary}` },
})
export const large = style({ height: '48px' })
globalStyle(`${box} input, ${box} select`, {
  border: 0,
  outline: 0,
  background: 'none',
  minWidth: 0,
  fontSize: `${15 / 16}rem`,
  borderRadius: vars.radius,
})
globalStyle(`${box} input`, {
  flex: 1,
  padding: '0 8px 0 14px',
  appearance: 'none',
  textOverflow: 'ellipsis',
})
globalStyle(`${box} input::placeholder`, { color: vars.ink3, opacity: 1, textOverflow: 'ellipsis' })
globalStyle(`${box} select`, {
  padding: '0 4px 0 10px',
  color: vars.ink2,
  borderRight: `1px solid ${vars.line}`,
  maxWidth: '8em',
})
globalStyle(`${large} input`, { fontSize: `${17 / 16}rem` })

export const go = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  margin: '-1px',
  flex: 'none',
  borderRadius: `0 ${vars.radius} ${vars.radius} 0`,
  background: colour.primary,
  color: vars.onPrimary,
  ':hover': { background: colour.primaryHover },
})
