import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

export const files = style({
  marginTop: vars.space[7],
  borderTop: `1px solid ${vars.ink}`,
  paddingTop: '12px',
})
globalStyle(`${files} h2`, { font: `600 ${rem(15)}/${rem(24)} ${vars.sans}` })
globalStyle(`${files} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${files} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '24px',
  color: colour.primary,
})
globalStyle(`${files} small`, {
  fontSize: vars.text[1],
  color: vars.ink3,
  fontVariantNumeric: 'tabular-nums',
})
