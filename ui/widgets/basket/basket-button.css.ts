import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

/** The badge hangs at a corner of the button. */
export const holder = style({ position: 'relative' })

export const badge = style({
  position: 'absolute',
  top: '-8px',
  right: '-8px',
  minWidth: '20px',
  padding: '0 5px',
  border: `1px solid ${vars.paper}`,
  borderRadius: '10px',
  background: vars.alert,
  color: vars.paper,
  font: `600 ${rem(12)}/${rem(18)} ${vars.sans}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
