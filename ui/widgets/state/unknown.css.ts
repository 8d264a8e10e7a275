import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '5fr 6fr',
  gap: '48px 9%',
  alignItems: 'center',
  paddingBlock: '84px 96px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0,1fr)', paddingBlock: '40px 56px' } },
})
export const title = style({
  font: `700 ${rem(38)}/1.3 ${vars.serif}`,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: rem(30) } },
})
export const text = style({
  maxWidth: '34em',
  marginTop: '14px',
  fontSize: vars.text[3],
  lineHeight: 1.8,
  color: vars.ink2,
})
export const search = style({ margin: '28px 0 20px' })
globalStyle(`${search} label`, { display: 'block', marginBottom: vars.space[2], color: vars.ink2 })

/** What was asked for, with the number of what became of it. */
export const kicker = style({
  marginBottom: vars.space[3],
  fontSize: vars.text[1],
  overflowWrap: 'anywhere',
  color: vars.ink2,
})
globalStyle(`${kicker} b`, { marginRight: vars.space[3], color: colour.primary })

/** Articles that may have been meant. */
export const nearest = style({ marginTop: '22px' })
globalStyle(`${nearest} h2`, { font: `400 ${vars.text[3]}/1.5 ${vars.sans}`, color: vars.ink2 })
globalStyle(`${nearest} ul`, {
  marginTop: vars.space[2],
  paddingLeft: '14px',
  borderLeft: `3px solid ${colour.primary}`,
  font: `600 ${vars.text[4]}/1.5 ${vars.serif}`,
  listStyle: 'none',
})
globalStyle(`${nearest} li + li`, { marginTop: vars.space[3] })
globalStyle(`${nearest} small`, {
  display: 'block',
  font: `400 ${vars.text[1]}/1.5 ${vars.sans}`,
  overflowWrap: 'anywhere',
  color: vars.ink3,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 14px',
  marginTop: '24px',
})
globalStyle(`${search} + ${actions}`, { marginTop: 0 })
globalStyle(`${actions} a[href^="mailto:"]`, { color: colour.primary })

export const heading = style({
  paddingBottom: vars.space[2],
  font: `400 ${vars.text[3]}/1.5 ${vars.sans}`,
  color: vars.ink3,
})

/** A table of contents with one page missing: each title, a leader of dots, and where it stands. */
export const contents = style({
  borderTop: `2px solid ${vars.ink}`,
  font: `400 ${vars.text[4]}/1.5 ${vars.serif}`,
  listStyle: 'none',
})
globalStyle(`${contents} li`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  padding: '13px 0',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${contents} li:has(b)::before`, {
  content: '',
  flex: '1 0 24px',
  order: 1,
  borderBottom: `1px dotted ${vars.ink3}`,
  transform: 'translateY(-4px)',
})
globalStyle(`${contents} b`, { flex: 'none', order: 2, fontWeight: 400, color: vars.ink3 })
export const gap = style({
  color: vars.ink3,
  boxShadow: `0 -1px ${colour.primary}`,
  borderBottomColor: `${colour.primary} !important`,
  paddingBlock: '24px 22px !important',
})
globalStyle(`${gap} b`, { font: `700 ${rem(64)}/.8 ${vars.serif}`, color: `${colour.primary} !important` })

/** To all of what the list is of, and further. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: vars.space[3],
  color: colour.primary,
})
globalStyle(`${ways} a`, { paddingBlock: '4px' })
