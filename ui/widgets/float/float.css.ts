import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** What is shown, on a ground from edge to edge. */
export const stage = style({
  background: vars.wash,
  borderBlock: `1px solid ${vars.line}`,
  marginBottom: vars.space[7],
  '@media': { [phone]: { marginBottom: vars.space[6] } },
})
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  paddingBlock: '14px',
  fontSize: vars.text[2],
  color: vars.ink2,
})
globalStyle(`${above} b`, { marginRight: '8px', color: vars.ink })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' })
globalStyle(`${ways} :is(a, button)`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  color: colour.primary,
})
globalStyle(`${ways} > :empty`, { position: 'absolute' })
globalStyle(`${ways} button:disabled`, { color: vars.ink3 })
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })

/** The picture between the ways to the one before and the one behind. */
export const canvas = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0,1fr) 56px',
  gridTemplateAreas: '"previous shown next"',
  alignItems: 'center',
  gap: '16px',
  '@media': {
    [phone]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateAreas: '"shown shown" "previous next"',
      gap: '12px 0',
    },
    print: { display: 'block' },
  },
})
export const plate = style({
  gridArea: 'shown',
  minWidth: 0,
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  padding: '24px',
  '@media': { [phone]: { padding: '12px', marginInline: '-8px' } },
})
/** As high whatever the picture is like, so that nothing moves when it comes. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'clamp(280px, 62vh, 620px)',
  objectFit: 'contain',
  '@media': { [phone]: { height: 'clamp(200px, 72vw, 420px)' } },
})
export const broken = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '220px',
  color: vars.ink3,
})
const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '56px',
  height: '56px',
  border: `1px solid ${vars.edge}`,
  borderRadius: '50%',
  background: vars.paper,
  ':hover': { borderColor: colour.primary, color: colour.primary },
  '@media': { [phone]: { width: '44px', height: '44px' }, print: { display: 'none' } },
})
export const previous = style([step, { gridArea: 'previous' }])
export const next = style([step, { gridArea: 'next', justifySelf: 'end' }])

/** All of them, small, in one row that scrolls within itself. */
export const film = style({
  display: 'flex',
  gap: '12px',
  margin: 0,
  padding: '16px 72px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  '@media': { [phone]: { paddingInline: '4px' }, print: { display: 'none' } },
})
globalStyle(`${film} li`, { flex: 'none', width: '92px', scrollSnapAlign: 'center' })
globalStyle(`${film} a`, {
  display: 'block',
  padding: '2px',
  textAlign: 'center',
  fontSize: rem(12),
  lineHeight: rem(20),
  color: vars.ink3,
})
globalStyle(`${film} a:hover`, { color: colour.primary, textDecoration: 'none' })
globalStyle(`${film} a[aria-current]`, { color: colour.primary, fontWeight: 600 })
globalStyle(`${film} a[aria-current] > :first-child`, {
  outline: `2px solid ${colour.primary}`,
  outlineOffset: '1px',
})
export const thumb = style({
  display: 'block',
  width: '88px',
  height: '66px',
  marginBottom: '4px',
  objectFit: 'contain',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
})
/** A table without a picture is drawn as one: a head and rows. */
export const drawnTable = style([
  thumb,
  {
    background: `linear-gradient(${vars.ink2} 2px, transparent 2px) 0 12px / 100% 40px content-box no-repeat,
      repeating-linear-gradient(transparent 0 9px, ${vars.line} 9px 10px) content-box, ${vars.paper}`,
    padding: '8px 10px',
  },
])

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,768px) 336px',
  justifyContent: 'space-between',
  columnGap: '48px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 264px', columnGap: '36px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
export const title = style({
  font: `700 ${rem(24)}/1.4 ${vars.serif}`,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: rem(22) } },
})
globalStyle(`${title} span`, { marginRight: '.45em' })
export const caption = style({
  marginTop: vars.space[2],
  font: `400 ${rem(17)}/1.8 ${vars.serif}`,
  overflowWrap: 'anywhere',
})
export const second = style({
  marginTop: vars.space[3],
  font: `400 ${rem(16)}/1.6 ${vars.serif}`,
  color: vars.ink3,
  overflowWrap: 'anywhere',
})
export const rail = style({ '@media': { [phone]: { marginTop: vars.space[7] } } })
export const source = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0,1fr)',
  columnGap: '16px',
  alignItems: 'start',
})
globalStyle(`${source} h3`, { font: `600 ${rem(17)}/1.45 ${vars.serif}`, textWrap: 'pretty' })
export const small = style({
  marginTop: '4px',
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink2,
})
export const facts = style({ marginTop: vars.space[5], fontSize: vars.text[2] })
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0,1fr)',
  padding: '9px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${facts} dt`, { color: vars.ink3 })
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' })
globalStyle(`${facts} a`, { color: colour.primary })
