import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { badge } from '../basket/basket-button.css.ts'
import { columns, onlyBasket } from './rail-layout.ts'
import * as shared from './shared.css.ts'

// Style 1: icons on paper; their names at the left, under the pointer or with the focus.

const anyCell = style({
  position: 'relative',
  direction: 'ltr',
  width: '48px',
  background: vars.paper,
  boxShadow: `0 0 0 1px ${vars.line}`,
  ':first-child': { borderRadius: `${vars.radius} ${vars.radius} 0 0` },
  ':last-child': { borderRadius: `0 0 ${vars.radius} ${vars.radius}` },
  ':only-child': { borderRadius: vars.radius },
})
const cell = style([anyCell, shared.hiddenOnPhone])
const basketCell = style([anyCell])
const rail = style([
  columns('48px'),
  onlyBasket(basketCell),
  { gap: '1px', borderRadius: vars.radius, boxShadow: vars.lift },
])

const control = style([
  shared.control,
  {
    borderRadius: 'inherit',
    color: vars.ink2,
    ':hover': { color: colour.primary, background: colour.tint },
  },
])
const controlOn = style([control, { color: colour.primary, background: colour.tint }])
const label = style({ display: 'none' })
const basket = style({})
globalStyle(`${basket} ${badge}`, { right: 'auto', left: '-10px' })

const panel = style([shared.panel, { marginRight: '6px', borderRadius: vars.radius }])
globalStyle(`${panel}::after`, {
  content: '""',
  position: 'absolute',
  inset: '0 -6px 0 auto',
  width: '6px',
})
const panelDown = style([panel, { top: 0 }])
const panelUp = style([panel, { bottom: 0 }])

export const icons = {
  rail,
  cell,
  basketCell,
  control,
  controlOn,
  label,
  basket,
  tip: shared.tip,
  nameTip: shared.tip,
  panelDown,
  panelUp,
}
