import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { forced, phone } from '../../theme/media.ts'
import { from } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'
import { oneColumn } from './rows.css.ts'

export const entry = style({
  padding: '12px 0 13px',
  borderTop: `1px solid ${vars.line}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
})
export const dated = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  marginBottom: '2px',
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink3,
})
export const title = style({
  font: `600 ${rem(16)}/1.55 ${vars.serif}`,
  textWrap: 'pretty',
  selectors: { '&:lang(en)': { fontSize: rem(17), lineHeight: 1.38 } },
})
globalStyle(`${title} [lang]`, { fontFamily: vars.serif })
export const by = style({ marginTop: '3px', fontSize: vars.text[2], lineHeight: rem(22), color: vars.ink2 })

/** Side by side, row by row. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '32px',
  '@media': { [oneColumn]: { display: 'block' } },
})
globalStyle(`${twoColumns} > li:nth-child(2)`, {
  '@media': { [from(961)]: { borderTop: 0, paddingTop: '4px' } },
})

/** Six links above a hairline; the one that is shown stands on a line of its own. */
export const periods = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  marginBottom: '6px',
  borderBottom: `1px solid ${vars.line}`,
  fontSize: vars.text[1],
  lineHeight: rem(32),
})
globalStyle(`${periods} a`, {
  display: 'block',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  '@media': { [forced]: { borderBottomColor: 'Canvas' } },
  color: vars.ink2,
})
globalStyle(`${periods} [aria-current]`, {
  borderColor: colour.primary,
  color: colour.primary,
  fontWeight: 600,
})
export const none = style({ padding: '12px 0', color: vars.ink2 })

export const rank = style({ counterReset: 'rank' })
export const rankTwo = style([
  rank,
  { columns: 2, columnGap: '32px', '@media': { [oneColumn]: { columns: 'auto' } } },
])
export const rankWide = style([
  rank,
  {
    display: 'grid',
    columnGap: '32px',
    paddingTop: '10px',
    '@media': {
      [oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [phone]: { display: 'block' },
    },
  },
])
const wide: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }
const wideColumns: Readonly<Record<number, string>> = styleVariants(wide, (columns) => ({
  '@media': { [from(961)]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
}))
export const rankColumns = wideColumns
globalStyle(`${rank} > li`, {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
  breakInside: 'avoid',
})
globalStyle(`${rank} > li:last-child, ${rankWide} > li`, { borderBottom: 0 })
/** The number of the list itself, which programs that read it count by themselves. */
globalStyle(`${rank} > li::before`, {
  content: ['counter(rank)', "counter(rank) / ''"],
  counterIncrement: 'rank',
  font: `400 ${rem(20)}/${rem(23)} ${vars.serif}`,
  color: colour.primary,
})
globalStyle(`${rank} a`, { display: 'block', font: `500 ${rem(15)}/1.5 ${vars.serif}` })
globalStyle(`${rank} small`, { fontSize: vars.text[1], lineHeight: rem(20), color: vars.ink3 })
