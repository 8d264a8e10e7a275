import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { narrow, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const hit = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0,1fr)',
  columnGap: '28px',
  alignItems: 'start',
  padding: '24px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [phone]: { gridTemplateColumns: '96px minmax(0,1fr)', columnGap: vars.space[4] },
    [narrow]: { gridTemplateColumns: '72px minmax(0,1fr)' },
  },
})
export const title = style({
  font: `700 ${rem(22)}/1.4 ${vars.serif}`,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: rem(18) } },
})
globalStyle(`${title} span`, {
  marginLeft: '4.5px',
  font: `400 ${rem(17)}/1.4 ${vars.serif}`,
  color: vars.ink2,
  '@media': { [phone]: { display: 'block', marginLeft: 0, fontSize: rem(15) } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  marginTop: '4px',
  fontSize: vars.text[1],
  lineHeight: rem(22),
  color: vars.ink3,
})
export const publisher = style({ marginTop: '4px', fontSize: vars.text[2], color: vars.ink2 })
export const introduction = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxWidth: vars.measure,
  marginTop: '6px',
  font: `400 ${rem(16)}/1.7 ${vars.serif}`,
  color: vars.ink2,
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: '8px',
  fontSize: vars.text[1],
  lineHeight: rem(26),
  color: colour.primary,
})
