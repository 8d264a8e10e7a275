import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { narrow, phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const title1 = style({
  marginBottom: vars.space[5],
  font: `700 ${rem(32)}/1.3 ${vars.serif}`,
  '@media': { [phone]: { fontSize: rem(26), marginBottom: vars.space[4] } },
})
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 320px',
  columnGap: '64px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 240px', columnGap: '40px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
export const rail = style({ '@media': { [phone]: { marginTop: vars.space[7] }, print: { display: 'none' } } })

export const total = style({ paddingTop: vars.space[4], fontSize: vars.text[1], color: vars.ink3 })

export const list = style({ borderBottom: `2px solid ${vars.ink}` })
export const entry = style({
  padding: '20px 0 22px',
  borderTop: `1px solid ${vars.line}`,
  selectors: {
    '&:first-child': { borderTop: 0 },
    '&[aria-current]': { boxShadow: `-16px 0 0 ${colour.tint}`, background: colour.tint },
  },
})
export const pictured = style([
  entry,
  {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0,1fr)',
    columnGap: vars.space[5],
    '@media': {
      [tablet]: { gridTemplateColumns: '160px minmax(0,1fr)' },
      [narrow]: { gridTemplateColumns: '112px minmax(0,1fr)', columnGap: vars.space[4] },
    },
  },
])
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '8/5',
  objectFit: 'cover',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontSize: vars.text[1],
  lineHeight: rem(22),
  color: vars.ink3,
})
globalStyle(`${facts} b`, { color: colour.primary, fontWeight: 600 })
export const title = style({
  font: `600 ${rem(20)}/1.45 ${vars.serif}`,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: rem(18) } },
})
export const summary = style({ marginTop: '4px', fontSize: rem(15), lineHeight: 1.7, color: vars.ink2 })

export const feed = style({ marginTop: vars.space[4] })

export const brief = style({ marginBottom: vars.space[3] })
globalStyle(`${brief} li`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  padding: '9px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${brief} a`, { font: `500 ${rem(15)}/1.5 ${vars.serif}` })
globalStyle(`${brief} time`, { flex: 'none', fontSize: vars.text[1], color: vars.ink3 })
globalStyle(`${rail} ${brief} li`, {
  '@media': {
    [tablet]: { flexDirection: 'column', gap: '2px' },
    [phone]: { flexDirection: 'row', gap: vars.space[4] },
  },
})
