import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const captcha = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })
export const picture = style({
  width: '240px',
  height: 'auto',
  border: `1px solid ${vars.line}`,
  // black on white in every theme, and by night
  background: '#fff',
})
export const sound = style({ width: '240px', height: '40px' })
