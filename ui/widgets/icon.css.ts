import { style } from '@vanilla-extract/css'
import { rem } from '../theme/rem.ts'

export const icon = style({
  width: rem(20),
  height: rem(20),
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const iconSmall = style([icon, { width: rem(16), height: rem(16) }])
