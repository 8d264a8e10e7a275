import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '14px',
  maxWidth: '100%',
  textAlign: 'left',
  ':hover': { textDecoration: 'none' },
})
export const picture = style({
  flex: 'none',
  width: 'auto',
  height: '48px',
  // the place of a square mark is kept until its picture comes
  minWidth: '48px',
  maxWidth: 'min(240px, 50%)',
  objectFit: 'contain',
})
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** A name without end leaves room for the rest. */
const cut = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  }) as const

export const name = style({
  ...cut(4),
  font: `700 ${rem(24)}/1.25 ${vars.serif}`,
  letterSpacing: '.04em',
  selectors: { '&:lang(en)': { fontSize: rem(21), fontWeight: 600, letterSpacing: 0 } },
})
export const second = style({
  ...cut(3),
  marginTop: '2px',
  font: `400 ${rem(15)}/1.4 ${vars.serif}`,
  selectors: { '&:lang(zh)': { letterSpacing: '.06em' } },
})
