import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { phone } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[6],
  marginTop: vars.space[7],
  padding: `${vars.space[4]} 0`,
  borderBlock: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: '1fr', gap: '14px' } },
})
globalStyle(`${neighbours} a`, { display: 'block', font: `500 ${rem(16)}/1.5 ${vars.serif}` })
globalStyle(`${neighbours} small`, {
  display: 'block',
  marginBottom: '2px',
  font: `400 ${rem(13)}/${rem(20)} ${vars.sans}`,
  color: vars.ink3,
})
globalStyle(`${neighbours} div:last-child`, {
  textAlign: 'right',
  '@media': { [phone]: { textAlign: 'left' } },
})
