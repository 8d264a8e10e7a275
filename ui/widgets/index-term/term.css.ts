import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 276px',
  columnGap: '32px',
  alignItems: 'end',
  marginBottom: vars.space[6],
  '@media': { [phone]: { display: 'block' } },
})
export const kicker = style({ color: colour.primary, fontSize: vars.text[1], fontWeight: 600 })
export const other = style({
  marginLeft: '6.5px',
  color: vars.ink3,
  font: `400 ${rem(18)}/1.4 ${vars.serif}`,
})
export const place = style({ marginTop: '4px', color: vars.ink2 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  marginTop: '10px',
  color: vars.ink2,
  fontSize: vars.text[2],
})
globalStyle(`${facts} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: colour.primary,
})
export const years = style({ margin: 0, '@media': { [phone]: { marginTop: vars.space[4] } } })
globalStyle(`${years} figcaption`, {
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.ink3,
  fontSize: vars.text[1],
  fontVariantNumeric: 'tabular-nums',
})

export const values = style({})
globalStyle(`${values} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '7px 0',
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${values} small`, { color: vars.ink3, fontVariantNumeric: 'tabular-nums' })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
globalStyle(`${chips} > li`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '30px',
  padding: '2px 10px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  fontSize: vars.text[2],
  overflowWrap: 'anywhere',
})
globalStyle(`${chips} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '24px' })
globalStyle(`${chips} small`, { color: vars.ink3, fontVariantNumeric: 'tabular-nums' })
export const note = style({ color: vars.ink3, fontSize: vars.text[1], marginBottom: vars.space[3] })
