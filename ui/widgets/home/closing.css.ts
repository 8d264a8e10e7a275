import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { oneColumn } from './rows.css.ts'

export const call = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 40px',
  padding: '22px 0',
  borderBlock: `1px solid ${vars.ink}`,
  '@media': {
    [phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: '10px', padding: '18px 0' },
  },
})
globalStyle(`${call} > div`, { flex: 1, minWidth: 0 })
globalStyle(`${call} h2`, { font: `700 ${rem(22)}/1.45 ${vars.serif}` })
globalStyle(`${call} div > p`, { marginTop: '2px', lineHeight: 1.7, color: vars.ink2 })
export const until = style({
  paddingRight: '40px',
  borderRight: `1px solid ${vars.line}`,
  fontSize: vars.text[1],
  color: vars.ink3,
  '@media': { [phone]: { padding: 0, border: 0 } },
})
globalStyle(`${until} b`, {
  display: 'block',
  font: `600 ${rem(24)}/${rem(36)} ${vars.serif}`,
  color: colour.primary,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { whiteSpace: 'normal' } },
})

export const title = style({ font: `600 ${rem(17)}/1.5 ${vars.serif}`, textWrap: 'pretty' })
export const text = style({ lineHeight: 1.7, color: vars.ink2 })
export const note = style({ marginTop: '6px', fontSize: vars.text[1], color: vars.ink3 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: '14px',
})
export const feed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
  color: colour.primary,
})

export const people = style({ display: 'grid', gap: '14px' })
export const peopleWide = style([
  people,
  {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '32px',
    '@media': {
      [oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])
globalStyle(`${people} > li`, {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'center',
})
globalStyle(`${people} b`, { display: 'block', font: `600 ${rem(16)}/${rem(22)} ${vars.serif}` })
globalStyle(`${people} small`, {
  display: 'block',
  fontSize: vars.text[1],
  lineHeight: rem(18),
  color: vars.ink3,
})
export const names = style({ lineHeight: rem(26) })
globalStyle(`${names} b`, { fontWeight: 500, marginRight: '4px' })
globalStyle(`${names} small`, { fontSize: vars.text[1], color: vars.ink3 })
export const indexed = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: vars.space[5] })
globalStyle(`${indexed} li`, {
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: rem(20),
})
export const inline = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 18px', lineHeight: rem(26) })

export const links = style({ color: colour.primary })
globalStyle(`${links} li`, { padding: '6px 0', borderBottom: `1px solid ${vars.line}`, lineHeight: rem(22) })
globalStyle(`${links} li:last-child`, { borderBottom: 0 })

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: '32px',
  '@media': { [oneColumn]: { display: 'block' } },
})
export const details = style({})
globalStyle(`${details} div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: rem(20),
})
globalStyle(`${details} dt`, { flex: 'none', color: vars.ink3 })
globalStyle(`${details} dd`, { margin: 0, textAlign: 'right' })

/** Numbers above what they count, parted by hairlines. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  borderBlock: `1px solid ${vars.line}`,
})
globalStyle(`${facts} div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: '14px 20px 12px 0',
})
globalStyle(`${facts} dt`, {
  marginTop: '2px',
  fontSize: vars.text[1],
  lineHeight: rem(18),
  color: vars.ink3,
})
globalStyle(`${facts} dd`, {
  margin: 0,
  font: `600 ${rem(26)}/${rem(32)} ${vars.serif}`,
  fontVariantNumeric: 'lining-nums',
})
