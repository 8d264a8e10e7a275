import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { below } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '24px 48px',
  marginBottom: vars.space[6],
})
globalStyle(`${head} > div`, { flex: '1 1 420px', minWidth: 0, maxWidth: '560px' })
export const title = style({
  font: `700 ${rem(32)}/1.3 ${vars.serif}`,
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const lead = style({
  marginTop: '6px',
  color: vars.ink2,
  font: `400 ${rem(17)}/1.6 ${vars.serif}`,
})
export const search = style({ marginTop: vars.space[4] })
export const goTo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: vars.space[3],
  '@media': { print: { display: 'none' } },
})
globalStyle(`${goTo} label`, { display: 'flex', alignItems: 'center', gap: '8px' })
globalStyle(`${goTo} input`, { width: '84px', height: '36px' })
globalStyle(`${goTo} button`, { minHeight: '36px' })

/** A row a decade, a square a year. */
export const map = style({})
globalStyle(`${map} p`, {
  display: 'grid',
  gridTemplateColumns: '44px repeat(10,minmax(24px,30px))',
  gap: '3px',
  marginBottom: '3px',
  fontSize: vars.text[1],
  lineHeight: rem(24),
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below(360)]: { gridTemplateColumns: '34px repeat(10,minmax(0,30px))', columnGap: '1px' },
  },
})
globalStyle(`${map} span`, { color: vars.ink3, gridColumn: '1' })
globalStyle(`${map} a`, { textAlign: 'center', minHeight: '24px' })
globalStyle(`${map} i`, { minHeight: '24px', border: `1px solid ${vars.line}` })
export const columns = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((column) =>
  style({ gridColumn: String(column), gridRow: '1' }),
)
/** The darker ones carry light figures, so that each can be read. */
export const levels = [
  style({ background: colour.tint, color: vars.ink }),
  style({ background: colour.tint, color: vars.ink, boxShadow: `inset 0 -3px ${colour.primary}` }),
  style({ background: vars.fill, color: vars.onPrimary, ':hover': { color: vars.onPrimary } }),
  style({
    background: vars.fill,
    color: vars.onPrimary,
    boxShadow: `inset 0 -3px ${vars.ink}`,
    ':hover': { color: vars.onPrimary },
  }),
]

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 256px',
  columnGap: '48px',
  alignItems: 'start',
  padding: `${vars.space[6]} 0 ${vars.space[9]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 208px', columnGap: '32px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
export const year = style({
  paddingBottom: vars.space[6],
  selectors: { '& + &': { paddingTop: vars.space[5], borderTop: `1px solid ${vars.line}` } },
})
globalStyle(`${year} h2`, { marginBottom: vars.space[4], font: `700 ${rem(22)}/1.36 ${vars.serif}` })
globalStyle(`${year} h2 small`, {
  marginLeft: '8.5px',
  color: vars.ink3,
  font: `400 ${vars.text[1]}/1.5 ${vars.sans}`,
})
export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(104px,1fr))',
  gap: '24px 20px',
  // the six issues of a bimonthly in one row
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(auto-fill,minmax(84px,1fr))', columnGap: '16px' } },
})
globalStyle(`${covers} li`, { maxWidth: '148px' })
globalStyle(`${covers} b`, { display: 'block', marginTop: '8px', fontWeight: 600 })
globalStyle(`${covers} small`, { display: 'block', color: vars.ink3, fontSize: vars.text[1] })
export const links = style({})
globalStyle(`${links} li`, { padding: '6px 0', borderBottom: `1px solid ${vars.line}` })
globalStyle(`${links} small`, { display: 'block', color: vars.ink3, fontSize: vars.text[1] })
