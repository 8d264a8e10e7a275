import { style } from '@vanilla-extract/css'
import { colour, vars } from '../theme/contract.css.ts'
import { phone } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  paddingTop: '28px',
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { justifyContent: 'center', gap: '4px' } },
})
export const item = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '32px',
  height: rem(36),
  padding: '0 6px',
  borderRadius: vars.radius,
  selectors: {
    '&:hover': { background: colour.tint, textDecoration: 'none' },
    '&[aria-current]:hover': { background: colour.primaryHover },
    '&[aria-current]': { background: vars.fill, color: vars.onPrimary, fontWeight: 600 },
  },
})
export const goTo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginLeft: 'auto',
  '@media': { [phone]: { flexBasis: '100%', justifyContent: 'center', margin: '12px 0 0' } },
})
export const size = style({ marginRight: '8px', color: vars.ink3 })
export const label = style({ display: 'flex', alignItems: 'center', gap: '8px' })
export const number = style({ width: rem(64), height: rem(32), textAlign: 'center' })
export const go = style({ minHeight: '32px', padding: '0 12px' })
