import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { narrow, phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const hit = style({
  padding: '20px 0 22px',
  borderBottom: `1px solid ${vars.line}`,
})
export const pictured = style([
  hit,
  {
    display: 'grid',
    gridTemplateColumns: '300px minmax(0,1fr)',
    columnGap: '28px',
    alignItems: 'start',
    '@media': {
      [tablet]: { gridTemplateColumns: '220px minmax(0,1fr)', columnGap: vars.space[5] },
      [phone]: { gridTemplateColumns: '128px minmax(0,1fr)', columnGap: vars.space[4] },
      [narrow]: { gridTemplateColumns: '104px minmax(0,1fr)' },
    },
  },
])
export const frame = style({ position: 'relative' })
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8/5',
  objectFit: 'cover',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  background: vars.wash,
})
export const label = style({
  position: 'absolute',
  right: '6px',
  bottom: '6px',
  padding: '0 6px',
  borderRadius: '2px',
  background: vars.ink,
  color: vars.paper,
  fontSize: vars.text[1],
  lineHeight: rem(20),
  fontVariantNumeric: 'tabular-nums',
})
export const title = style({
  font: `600 ${rem(20)}/1.45 ${vars.serif}`,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: rem(17) } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginTop: '2px',
  fontSize: vars.text[1],
  lineHeight: rem(22),
  color: vars.ink3,
})
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: '6px',
  fontSize: rem(15),
  lineHeight: 1.7,
  color: vars.ink2,
})
globalStyle(`${title} small`, {
  marginLeft: '10px',
  fontSize: rem(16),
  fontWeight: 400,
  color: vars.ink2,
  '@media': { [phone]: { display: 'block', marginLeft: 0, fontSize: rem(15) } },
})
