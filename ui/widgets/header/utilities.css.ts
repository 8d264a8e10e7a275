import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginRight: '-10px',
  fontSize: vars.text[2],
  ':empty': { display: 'none' },
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '6px',
  minHeight: '32px',
  minWidth: '24px',
  padding: '0 10px',
  whiteSpace: 'nowrap',
  color: vars.ink2,
  ':hover': { color: colour.primary },
  '@media': { [phone]: { minHeight: '44px' } },
})
export const language = style([item, { fontWeight: 600, color: vars.ink }])

/** A hair between two of them, and before the first where other small links stand before it. */
export const apart = style({})
globalStyle(`${row} > * + *, ${apart} > ${row} > *`, { position: 'relative' })
globalStyle(`${row} > * + *::before, ${apart} > * + ${row} > *::before`, {
  content: '',
  position: 'absolute',
  left: 0,
  top: 'calc(50% - 7px)',
  height: '14px',
  borderLeft: `1px solid ${vars.line}`,
})
