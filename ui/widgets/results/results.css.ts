import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { fromTablet, phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const head = style({ paddingTop: vars.space[6], '@media': { [phone]: { paddingTop: '20px' } } })
export const form = style({ maxWidth: '776px' })

/** What the index made of the term, and what narrows it. */
export const interpretedQuery = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '28px',
  margin: '14px 0 20px',
  color: vars.ink2,
})
export const word = style({
  padding: '0 10px',
  borderRadius: '2px',
  background: vars.mark,
  color: vars.ink,
  lineHeight: rem(28),
  overflowWrap: 'anywhere',
})
export const chosen = style([
  word,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    paddingRight: '6px',
    background: colour.tint,
    color: colour.primary,
  },
])

/** A value that hits do not have. */
export const leftOut = style({ background: vars.wash, color: vars.alert })

/** What a term with operators would have been elsewhere. */
export const operators = style({ maxWidth: '776px', margin: '-8px 0 20px', color: vars.ink2 })
/** A short way that begins a new line rather than be broken. */
export const unbroken = style({ whiteSpace: 'nowrap' })

/** The tabs keep their distance from what stands below. */
export const kinds = style({ marginBottom: vars.space[5] })
/** Results that nothing stands beside. */
export const whole = style({
  paddingBottom: vars.space[9],
  '@media': { [phone]: { paddingBottom: '72px' } },
})

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0,1fr)',
  columnGap: '64px',
  alignItems: 'start',
  paddingBlock: `0 ${vars.space[9]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: '208px minmax(0,1fr)', columnGap: '40px' },
    [phone]: { display: 'block', paddingBottom: '72px' },
    print: { display: 'block' },
  },
  selectors: {
    // on a phone the filters follow: one line parts them from the tabs, with no empty band
    [`${head}:has(> .${kinds}) + &`]: {
      '@media': { [phone]: { marginTop: `calc(-1px - ${vars.space[5]})` } },
    },
  },
})
export const results = style({ '@media': { [phone]: { marginTop: vars.space[4] } } })

/** Folded on a phone; beside the results always open, where the browser can open what is folded. */
export const facets = style({
  '@media': { [phone]: { borderBlock: `1px solid ${vars.line}` }, print: { display: 'none' } },
})
export const refine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  fontWeight: 500,
  '@supports': { 'selector(::details-content)': { '@media': { [fromTablet]: { display: 'none' } } } },
})
globalStyle(`${facets}::details-content`, {
  '@media': { [fromTablet]: { contentVisibility: 'visible', display: 'block' } },
})
globalStyle(`${facets}[open] > summary svg`, { transform: 'rotate(180deg)' })
export const facet = style({ padding: '10px 0 24px', borderTop: `1px solid ${vars.ink}` })
globalStyle(`${facet} h2`, { font: `600 ${rem(14)}/${rem(24)} ${vars.sans}` })
globalStyle(`${facet} a`, {
  display: 'flex',
  gap: vars.space[3],
  padding: '4px 0',
  lineHeight: rem(20),
  color: vars.ink2,
})
globalStyle(`${facet} small`, {
  marginLeft: 'auto',
  paddingLeft: vars.space[2],
  fontSize: vars.text[1],
  color: vars.ink3,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
export const rest = style({})
globalStyle(`${rest} summary`, { color: colour.primary, fontSize: vars.text[1], lineHeight: rem(28) })
globalStyle(`${rest}[open] summary`, { display: 'none' })
export const years = style({
  display: 'block',
  width: '100%',
  height: '52px',
  margin: '8px 0',
  fill: colour.primary,
  borderBottom: `1px solid ${vars.edge}`,
})

export const beyond = style({ fill: vars.line })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 28px',
  paddingBottom: vars.space[3],
  borderBottom: `2px solid ${vars.ink}`,
})
export const count = style({ marginRight: 'auto', font: `700 ${rem(18)}/${rem(32)} ${vars.serif}` })
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  color: vars.ink2,
  lineHeight: rem(32),
})
globalStyle(`${choices} > span`, { color: vars.ink3 })
globalStyle(`${choices} a[aria-current]`, { color: colour.primary, fontWeight: 600 })

export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 18px',
  paddingBlock: '8px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [phone]: { paddingBlock: '2px' }, print: { display: 'none' } },
})
/** What does nothing without scripts. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
/** That the address is the search, and its feed. */
export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: vars.space[5],
  fontSize: vars.text[1],
  lineHeight: rem(24),
  color: vars.ink3,
  '@media': { print: { display: 'none' } },
})

export const hit = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 136px',
  columnGap: '20px',
  padding: '22px 0 20px 38px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [phone]: { display: 'block', padding: '18px 0 14px 34px' },
    // no checkbox stands in front
    '(scripting: none)': { paddingLeft: 0 },
    print: { paddingLeft: 0 },
  },
})
export const selectionBox = style({
  selectors: { [`${hit} > &`]: { position: 'absolute', top: '27px', left: 0 } },
})
export const plain = style({ display: 'block' })
export const title = style({
  font: `600 ${rem(20)}/1.35 ${vars.serif}`,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { fontSize: rem(19), lineHeight: 1.5 } },
})
globalStyle(`${title} [lang]`, { fontFamily: vars.serif })
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  marginTop: '2px',
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink3,
  overflowWrap: 'anywhere',
})
// on a phone the journal has a line of its own, whichever face is there already
globalStyle(`${source} em`, {
  color: vars.ink2,
  fontFamily: vars.serif,
  '@media': { [phone]: { flexBasis: '100%' } },
})
/** Three lines say whether to read on. */
export const snippet = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: '9px',
  font: `400 ${rem(16)}/1.6 ${vars.serif}`,
  color: vars.ink2,
  selectors: { '&:lang(zh)': { lineHeight: 1.75 } },
  '@media': { [phone]: { fontSize: rem(15) } },
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: vars.space[2],
  fontSize: vars.text[1],
  lineHeight: rem(26),
  color: colour.primary,
})
globalStyle(`${ways} > a`, { '@media': { print: { display: 'none' } } })
export const metrics = style({
  marginLeft: 'auto',
  color: vars.ink3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
})
export const thumb = style({
  width: '136px',
  height: 'auto',
  marginTop: '4px',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  '@media': { [phone]: { display: 'none' } },
})
