import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

export const section = style({ borderTop: `2px solid ${vars.ink}`, paddingTop: '14px' })
export const small = style({ borderTop: `1px solid ${vars.ink}`, paddingTop: '12px' })
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[4],
  selectors: { [`${small} > &`]: { marginBottom: vars.space[3] } },
})
export const heading = style({ font: `700 ${rem(22)}/1.36 ${vars.serif}`, textWrap: 'balance' })
export const smallHeading = style({ font: `600 ${rem(15)}/${rem(24)} ${vars.sans}` })
