import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplate: '"cover main" auto "picker main" 1fr / 232px minmax(0,1fr)',
  columnGap: '64px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: '184px minmax(0,1fr)', columnGap: '40px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
/** On a phone the cover stands beside the number, and the way to other issues comes last. */
export const main = style({ gridArea: 'main' })
export const cover = style({
  gridArea: 'cover',
  '@media': { [phone]: { width: '108px', float: 'left', margin: '0 20px 20px 0' } },
})
export const title = style({
  font: `700 ${rem(30)}/1.35 ${vars.serif}`,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: rem(24) } },
})
export const facts = style({ marginTop: '6px', color: vars.ink3, fontSize: vars.text[2] })
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: `${vars.space[3]} 0 ${vars.space[6]}`,
})
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  color: colour.primary,
  '@media': { print: { display: 'none' } },
})
export const contents = style({
  paddingTop: vars.space[4],
  borderTop: `2px solid ${vars.ink}`,
  clear: 'left',
})
export const contentsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 32px',
  marginBottom: vars.space[3],
})
export const contentsTitle = style({ font: `700 ${rem(22)}/1.36 ${vars.serif}` })

export const picker = style({
  gridArea: 'picker',
  marginTop: vars.space[6],
  borderTop: `1px solid ${vars.ink}`,
  paddingTop: '12px',
  clear: 'left',
})
globalStyle(`${picker} > h2`, { marginBottom: vars.space[2], font: `600 ${rem(15)}/${rem(24)} ${vars.sans}` })
export const year = style({ borderBottom: `1px solid ${vars.line}` })
globalStyle(`${year} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '40px',
})
globalStyle(`${year} summary svg`, { color: vars.ink3 })
globalStyle(`${year}[open] summary svg`, { transform: 'rotate(180deg)' })
export const issues = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', padding: '2px 0 14px' })
globalStyle(`${issues} a`, {
  display: 'block',
  minWidth: '36px',
  padding: '0 8px',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  textAlign: 'center',
  lineHeight: rem(30),
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${issues} a:hover`, { borderColor: colour.primary, textDecoration: 'none' })
globalStyle(`${issues} a[aria-current]`, {
  background: vars.fill,
  borderColor: vars.fill,
  color: vars.onPrimary,
  fontWeight: 600,
})

/** A strip that scrolls sideways within itself. */
export const strip = style({
  display: 'flex',
  gap: '12px',
  marginBottom: vars.space[5],
  paddingBottom: '4px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${strip} li`, { flex: 'none', scrollSnapAlign: 'start' })
globalStyle(`${strip} img`, {
  width: '168px',
  height: '126px',
  objectFit: 'cover',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
})
