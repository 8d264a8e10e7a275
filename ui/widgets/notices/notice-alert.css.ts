import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

/** Takes the presses beside the message, which the rest of the page does not while it waits. */
export const ground = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: 'rgb(16 22 32/.55)',
  pointerEvents: 'auto',
})

export const dialog = style({
  position: 'fixed',
  zIndex: 41,
  inset: 0,
  margin: 'auto',
  width: 'min(400px, 100vw - 40px)',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 40px)',
  overflowY: 'auto',
  padding: '26px 28px 28px',
  background: vars.paper,
  borderRadius: vars.radius,
  boxShadow: '0 16px 48px rgb(10 16 26/.28)',
  outline: 0,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const title = style({ font: `700 ${vars.text[5]}/1.4 ${vars.serif}` })
export const message = style({ margin: '8px 0 22px', fontSize: vars.text[3], color: vars.ink2 })
export const confirm = style({
  minWidth: '112px',
  '@media': { [phone]: { width: '100%', minHeight: '44px' } },
})
