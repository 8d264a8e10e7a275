import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'

export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  padding: `10px ${vars.space[4]}`,
  fontSize: vars.text[1],
})
globalStyle(`${ask} input`, { flex: '1 1 240px', maxWidth: '340px' })
globalStyle(`${ask} span`, { color: vars.ink3, marginInlineStart: 'auto' })
globalStyle(`${ask} a`, { color: colour.primary })
export const initials = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: `4px 10px`,
  borderTop: `1px solid ${vars.line}`,
})
globalStyle(`${initials} button`, {
  minWidth: '26px',
  height: '26px',
  padding: '0 4px',
  borderRadius: vars.radius,
  color: colour.primary,
  fontSize: vars.text[1],
  '@media': { '(pointer: coarse)': { minWidth: '32px', height: '32px' } },
})
globalStyle(`${initials} button[aria-pressed='true']`, { background: vars.wash, fontWeight: 700 })
