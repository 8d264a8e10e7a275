import { style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'

export const row = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginRight: '-8px',
  marginBottom: '6px',
  fontSize: vars.text[1],
  lineHeight: '28px',
  color: vars.ink2,
})
export const item = style({ padding: '0 8px', whiteSpace: 'nowrap' })
export const language = style([
  item,
  { minWidth: '36px', textAlign: 'center', fontWeight: 600, color: colour.primary },
])
