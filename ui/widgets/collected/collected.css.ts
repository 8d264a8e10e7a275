import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { narrow, phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { railSection } from '../controls.css.ts'

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4/3',
  objectFit: 'cover',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  background: vars.wash,
})
export const noPicture = style({
  display: 'block',
  aspectRatio: '4/3',
  borderRadius: '2px',
  background: colour.tint,
})

export const heading = style({ marginBottom: vars.space[5] })
export const page = style({
  paddingBottom: vars.space[9],
  '@media': { [phone]: { paddingBottom: vars.space[8] } },
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '28px 40px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '24px' } },
})
export const card = style({})
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0,1fr)',
  columnGap: vars.space[5],
  '@media': { [tablet]: { gridTemplateColumns: '112px minmax(0,1fr)', columnGap: vars.space[4] } },
})
globalStyle(`${cards} h3`, {
  display: 'block',
  font: `600 ${rem(18)}/1.45 ${vars.serif}`,
  textWrap: 'pretty',
})
globalStyle(`${cards} small`, {
  display: 'block',
  fontSize: vars.text[1],
  lineHeight: rem(22),
  color: vars.ink3,
})
globalStyle(`${cards} p`, {
  display: '-webkit-box',
  marginTop: '4px',
  overflow: 'hidden',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  fontSize: vars.text[2],
  lineHeight: 1.7,
  color: vars.ink2,
})

/** What an album or a topic is, on the tint, from edge to edge. */
export const band = style({
  background: colour.tint,
  borderBlock: `1px solid ${vars.line}`,
  marginBottom: vars.space[5],
})
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,440px) minmax(0,1fr)',
  columnGap: '44px',
  alignItems: 'start',
  paddingBlock: '32px',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,280px) minmax(0,1fr)', columnGap: '32px' },
    [phone]: { display: 'block', paddingBlock: '24px' },
  },
})
export const plain = style({ paddingBlock: '32px', '@media': { [phone]: { paddingBlock: '24px' } } })
export const words = style({ '@media': { [phone]: { marginTop: vars.space[4] } } })
export const kicker = style({
  fontSize: vars.text[1],
  fontWeight: 600,
  lineHeight: rem(22),
  color: colour.primary,
})
export const title = style({
  font: `700 ${rem(30)}/1.35 ${vars.serif}`,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const second = style({ font: `400 ${rem(18)}/1.5 ${vars.serif}`, color: vars.ink2 })
export const introduction = style({
  maxWidth: vars.measure,
  margin: `${vars.space[3]} 0 ${vars.space[4]}`,
  font: `400 ${rem(17)}/1.75 ${vars.serif}`,
  color: vars.ink2,
})

export const people = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 32px' })
globalStyle(`${people} li`, { display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: '200px' })
globalStyle(`${people} b`, { display: 'block', font: `600 ${rem(16)}/1.4 ${vars.serif}` })
globalStyle(`${people} small`, {
  display: 'block',
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink2,
})
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: '28px 24px',
  paddingBlock: vars.space[5],
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
})
globalStyle(`${pictures} li`, { fontSize: vars.text[2], lineHeight: 1.6 })
globalStyle(`${pictures} a`, { display: 'block' })
globalStyle(`${pictures} img`, { display: 'block', marginBottom: '8px', objectFit: 'contain' })
globalStyle(`${pictures} small`, { display: 'block', fontSize: vars.text[1], color: vars.ink3 })
export const strip = style({})
globalStyle(`${strip} small`, { display: 'none' })
globalStyle(`${strip} .${pictures} a`, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 6,
  WebkitBoxOrient: 'vertical',
})
globalStyle(`${strip} .${pictures}`, {
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '16px',
  paddingBlock: 0,
})

export const side = style([railSection])
globalStyle(`${side} + p`, { marginTop: '12px' })
globalStyle(`${side} li`, { padding: '10px 0', borderBottom: `1px solid ${vars.line}` })
globalStyle(`${side} li a`, { font: `500 ${rem(15)}/1.5 ${vars.serif}` })
