import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../theme/contract.css.ts'
import { phone } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'

export const column = style({
  paddingBottom: '6px',
  font: `600 ${rem(13)}/${rem(20)} ${vars.sans}`,
  color: colour.primary,
  selectors: { '&:not(:first-child)': { paddingTop: '18px' } },
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  columnGap: vars.space[5],
  padding: '12px 0 13px',
  borderTop: `1px solid ${vars.line}`,
})
/** With a checkbox in front, which is not there without scripts. */
export const pickable = style([
  entry,
  {
    position: 'relative',
    paddingLeft: '36px',
    '@media': { '(scripting: none)': { paddingLeft: 0 }, print: { paddingLeft: 0 } },
  },
])
export const selectionBox = style({
  selectors: { [`${pickable} > &`]: { position: 'absolute', top: '16px', left: 0 } },
})
export const title = style({
  font: `600 ${rem(17)}/1.5 ${vars.serif}`,
  textWrap: 'pretty',
  selectors: { '&:lang(en)': { fontSize: rem(18), lineHeight: 1.35 } },
})
globalStyle(`${title} [lang]`, { fontFamily: vars.serif })
export const pages = style({
  font: `400 ${rem(13)}/${rem(25)} ${vars.sans}`,
  color: vars.ink3,
  '@media': { [phone]: { fontSize: rem(12) } },
})
globalStyle(`${entry} > div`, { gridColumn: '1/-1' })

export const byline = style({
  marginTop: '3px',
  fontSize: vars.text[2],
  lineHeight: rem(22),
  color: vars.ink2,
  fontFamily: vars.sans,
})
export const credit = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 18px',
  fontSize: vars.text[1],
  lineHeight: rem(26),
  color: colour.primary,
})
globalStyle(`${ways} > a`, { '@media': { print: { display: 'none' } } })

export const latest = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0,1fr)',
  columnGap: vars.space[4],
  padding: '14px 0',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: '4px' } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: '2px' } },
})
export const latestWide = style([
  latest,
  {
    gridTemplateColumns: '164px minmax(0,1fr)',
    columnGap: vars.space[5],
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
])
export const source = style({ fontSize: vars.text[1], lineHeight: rem(25), color: vars.ink3 })
globalStyle(`${source} b`, {
  display: 'block',
  fontSize: vars.text[2],
  fontWeight: 600,
  color: vars.ink,
  lineHeight: 1.5,
})
globalStyle(`${source} time`, { whiteSpace: 'nowrap' })
globalStyle(`${latestWide} .${source}`, {
  '@media': { [phone]: { display: 'flex', justifyContent: 'space-between' } },
})
