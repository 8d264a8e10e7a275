import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

export const summary = style({ fontSize: vars.text[1], lineHeight: rem(20), color: vars.ink2 })
globalStyle(`${summary} b`, {
  marginRight: '6px',
  fontFamily: vars.serif,
  fontSize: '32px',
  lineHeight: rem(40),
  color: vars.ink,
})

export const chart = style({ display: 'block', width: '100%', maxWidth: '280px', marginTop: '10px' })
globalStyle(`${chart} line`, { stroke: vars.line })
globalStyle(`${chart} text`, { fontFamily: vars.sans, fontSize: '10.5px', fill: vars.ink3 })
globalStyle(`${chart} polyline`, { fill: 'none', stroke: colour.primary, strokeWidth: 2 })
globalStyle(`${chart} circle`, { fill: colour.primary })
