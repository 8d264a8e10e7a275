import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'
import { badge } from '../basket/basket-button.css.ts'
import { slim } from './floating-sizes.ts'
import { columns, onlyBasket } from './rail-layout.ts'
import * as shared from './shared.css.ts'

// Style 2: names under icons, on the primary colour; pictures open as a drawer. Icons alone where the window is narrow.

const anyCell = style({
  position: 'relative',
  direction: 'ltr',
  width: '84px',
  background: vars.bar,
  boxShadow: 'inset 0 1px rgb(255 255 255/.3)',
  ':first-child': { boxShadow: 'none' },
  '@media': { [slim]: { width: '48px' } },
})
const cell = style([anyCell, shared.hiddenOnPhone])
const basketCell = style([anyCell])
const rail = style([columns('76px'), onlyBasket(basketCell), { boxShadow: vars.lift }])
globalStyle(rail, { '@media': { [slim]: { gridTemplateRows: 'repeat(auto-fit, 48px)' } } })

const control = style([
  shared.control,
  {
    flexDirection: 'column',
    gap: '5px',
    padding: '0 2px',
    color: vars.onPrimary,
    ':hover': { background: colour.primaryHover, color: vars.onPrimary },
    ':focus-visible': { outlineColor: vars.onPrimary },
  },
])
const controlOn = style([control, { background: colour.primaryHover }])
// whatever its colours are, an icon is white here
globalStyle(`${control} ${shared.image}`, { filter: 'brightness(0) invert(1)' })
const label = style({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: rem(13),
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  '@media': { [slim]: { display: 'none' } },
})
const basket = style({})
globalStyle(`${basket} ${badge}`, {
  top: '5px',
  right: 'auto',
  left: '48px',
  border: 0,
  background: vars.paper,
  color: vars.alert,
})
globalStyle(`${basket} ${badge}`, {
  '@media': { [slim]: { top: '-7px', left: '-10px', border: `1px solid ${vars.alert}` } },
})

/** The name is there already, unless the window is narrow. */
const nameTip = style([shared.tip, { display: 'none', '@media': { [slim]: { display: 'block' } } }])
const panelDown = style([shared.panel, { top: 0 }])
const panelUp = style([shared.panel, { bottom: 0 }])

export const labels = {
  rail,
  cell,
  basketCell,
  control,
  controlOn,
  label,
  basket,
  tip: shared.tip,
  nameTip,
  panelDown,
  panelUp,
}
