import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const added = style({ marginTop: vars.space[7], paddingBottom: vars.space[5] })
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[4],
})
export const note = style({ fontSize: vars.text[1], color: vars.ink3, margin: `${vars.space[2]} 0` })
