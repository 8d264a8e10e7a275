import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

export const wayIn = style({ marginTop: vars.space[6], color: vars.ink2 })
globalStyle(`${wayIn} a`, { color: colour.primary, textDecoration: 'underline', whiteSpace: 'nowrap' })
export const heading = style({ font: `700 ${rem(20)}/1.4 ${vars.serif}` })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
