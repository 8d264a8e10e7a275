import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { between, fromTablet, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { oneColumn } from './rows.css.ts'

export const statement = style({})
export const hero = style({ textAlign: 'center' })
export const title = style({
  font: `700 ${rem(33)}/1.4 ${vars.serif}`,
  textWrap: 'balance',
  selectors: { '&:lang(en)': { fontWeight: 600, lineHeight: 1.22 } },
  '@media': { [phone]: { fontSize: rem(28), lineHeight: 1.3 } },
})
export const say = style({
  maxWidth: '36em',
  marginTop: '16px',
  fontSize: vars.text[3],
  lineHeight: 1.8,
  color: vars.ink2,
  selectors: { [`${hero} > &`]: { marginInline: 'auto', marginTop: '8px' } },
})
export const search = style({
  maxWidth: '800px',
  marginTop: vars.space[5],
  marginInline: 'auto',
  textAlign: 'start',
})
export const facts = style({ gridTemplateColumns: '1fr 1fr', margin: '20px 0' })
export const heroFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 32px',
  marginTop: vars.space[4],
})
globalStyle(`${heroFacts} div`, {
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  gap: '6px',
})
globalStyle(`${heroFacts} dt`, { color: vars.ink2 })
globalStyle(`${heroFacts} dd`, { margin: 0, fontWeight: 600, fontVariantNumeric: 'lining-nums' })

export const covers = style({
  display: 'grid',
  gap: '28px 24px',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '20px 16px' } },
})
const columnsOf: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }
const columnStyles: Readonly<Record<number, string>> = styleVariants(columnsOf, (columns) => ({
  '@media': { [fromTablet]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
}))
export const columns = columnStyles
export const doubled = style({ gridColumn: 'span 2', gridRow: 'span 2' })
export const newest = style({})
export const journal = style({
  display: 'block',
  overflowWrap: 'anywhere',
  ':hover': { color: colour.primary },
})
globalStyle(`${journal} b`, {
  display: 'block',
  marginTop: vars.space[3],
  font: `700 ${rem(16)}/1.4 ${vars.serif}`,
  // no letter alone on the last line
  textWrap: 'balance',
  hyphens: 'auto',
  // the longest word of a name beside two other covers
  '@media': { [phone]: { fontSize: rem(14) } },
})
globalStyle(`${journal} small`, {
  display: 'block',
  fontSize: vars.text[1],
  lineHeight: 1.5,
  color: vars.ink3,
})
// a date or how often a journal appears is not torn apart
globalStyle(`${journal} span`, { display: 'inline-block' })
globalStyle(`${journal} span`, { marginInlineEnd: '.22em' })
globalStyle(`${doubled} b`, { fontSize: rem(22), '@media': { [phone]: { fontSize: rem(18) } } })
export const rest = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  minHeight: '96px',
  padding: '16px',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  color: colour.primary,
  textAlign: 'center',
})
export const phoneOnly = style({ '@media': { [fromTablet]: { display: 'none' } } })
export const neverOnPhone = style({ '@media': { [phone]: { display: 'none' } } })

globalStyle(`${newest} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '9px 0',
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: rem(24),
})
// the name wraps beside its date, which falls below it only where a word would not fit
globalStyle(`${newest} a`, { flex: '1 1 9em', minWidth: 0 })
globalStyle(`${newest} b`, { fontWeight: 600, overflowWrap: 'anywhere' })
// below its name also where both fit, so that every issue stands at one edge
globalStyle(`${newest} span`, { display: 'block', fontSize: vars.text[1], color: vars.ink2 })
globalStyle(`${newest} time`, {
  marginLeft: 'auto',
  fontSize: vars.text[1],
  color: vars.ink3,
  whiteSpace: 'nowrap',
})

export const subjects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '32px',
  '@media': { [oneColumn]: { gridTemplateColumns: '1fr 1fr', columnGap: '20px' } },
})
globalStyle(`${subjects} li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: rem(22),
})
globalStyle(`${subjects} span`, {
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: vars.text[1],
  color: vars.ink3,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const house = style({ selectors: { '& + &': { marginTop: vars.space[6] } } })
globalStyle(`${house} > h3`, { marginBottom: vars.space[4], font: `600 ${rem(19)}/1.5 ${vars.serif}` })
globalStyle(`${house} > h3 small`, {
  display: 'inline-block',
  marginLeft: '9px',
  font: `400 ${rem(13)}/1.5 ${vars.sans}`,
  color: vars.ink3,
})
/** As many covers as fit, all of one width. */
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: '24px 18px',
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '20px 16px' },
    // a row and a few more are two rows
    [between]: {
      selectors: {
        '&:has(> :nth-child(8)):not(:has(> :nth-child(11)))': {
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        },
      },
    },
  },
})
globalStyle(`${shelf} b`, { fontSize: rem(14), lineHeight: 1.4 })
