import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const parts = style({
  columns: '3 280px',
  columnGap: '32px',
  padding: `${vars.space[5]} 0 ${vars.space[9]}`,
  '@media': { [phone]: { columns: 'auto' } },
})
export const part = style({
  breakInside: 'avoid-column',
  marginBottom: vars.space[7],
  borderTop: `2px solid ${vars.ink}`,
  paddingTop: '12px',
})
globalStyle(`${part} > h2`, { font: `700 ${rem(20)}/${rem(30)} ${vars.serif}`, marginBottom: '6px' })
globalStyle(`${part} li`, { overflowWrap: 'anywhere' })
globalStyle(`${part} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '30px' })
