import { style } from '@vanilla-extract/css'
import { colour, vars } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { slim } from './toolbar/floating-sizes.ts'

const size = { width: '48px', height: '48px' }

/** As high as the control, which comes later. */
export const place = style({ ...size, visibility: 'hidden' })
export const labelledPlace = style([place, { height: '60px', '@media': { [slim]: { height: '48px' } } }])

const control = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  ':hover': { textDecoration: 'none' },
})
export const alone = style([
  control,
  {
    ...size,
    borderRadius: vars.radius,
    background: vars.fill,
    boxShadow: vars.lift,
    color: vars.onPrimary,
    ':hover': { background: colour.primaryHover },
    // seen beside the page's own ground, whichever that is
    ':focus-visible': { outlineOffset: '2px' },
  },
])
/** The last cell of a toolbar with words, reversed. */
export const labelled = style([
  control,
  {
    width: '84px',
    height: '60px',
    background: vars.paper,
    boxShadow: `inset 0 0 0 1px ${vars.line}`,
    color: colour.primary,
    fontSize: vars.text[1],
    lineHeight: 1.3,
    ':hover': { background: colour.tint },
    ':focus-visible': { outlineOffset: '-4px' },
    '@media': { [slim]: size },
  },
])
/** A name that only the bar of a phone has room for. */
export const hidden = style({ display: 'none' })
export const label = style({ fontSize: rem(13), '@media': { [slim]: { display: 'none' } } })
