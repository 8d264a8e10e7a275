import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const ground = style({ position: 'fixed', inset: 0, zIndex: 30, background: 'rgb(16 22 32/.55)' })

export const dialog = style({
  position: 'fixed',
  zIndex: 31,
  top: '40%',
  left: '50%',
  transform: 'translate(-50%,-50%)',
  width: 'min(400px, 100vw - 40px)',
  padding: '24px 28px 28px',
  background: vars.paper,
  borderRadius: vars.radius,
  boxShadow: '0 16px 48px rgb(10 16 26/.28)',
})
export const title = style({ font: `700 ${vars.text[5]}/1.4 ${vars.serif}` })
export const message = style({ margin: '8px 0 20px', fontSize: vars.text[3], color: vars.ink2 })
