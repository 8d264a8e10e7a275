import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** The roles at the left, the board at their right. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0,1fr)',
  columnGap: '64px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: '168px minmax(0,1fr)', columnGap: '40px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
    print: { display: 'block' },
  },
})
export const roles = style({
  borderLeft: `1px solid ${vars.line}`,
  '@media': { [phone]: { display: 'none' } },
})
globalStyle(`${roles} a`, { display: 'block', padding: '6px 16px', lineHeight: rem(24) })
export const title = style({
  marginBottom: vars.space[5],
  font: `700 ${rem(32)}/1.3 ${vars.serif}`,
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const role = style({
  paddingTop: '14px',
  borderTop: `2px solid ${vars.ink}`,
  marginBottom: vars.space[7],
})
globalStyle(`${role} > h2`, { marginBottom: vars.space[4], font: `700 ${rem(22)}/1.36 ${vars.serif}` })
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,248px),1fr))',
  gap: '28px 24px',
})
export const person = style({ display: 'flex', gap: '16px', alignItems: 'center', minWidth: 0 })
globalStyle(`${person} h3`, { font: `600 ${rem(17)}/1.4 ${vars.serif}` })
globalStyle(`${person} p`, { color: vars.ink2, fontSize: vars.text[1], lineHeight: rem(20) })
globalStyle(`${person} p + p`, { color: vars.ink3 })

/** Who leads it alone has the whole row. */
export const leads = style({ gridColumn: '1/-1' })
export const lead = style({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0,1fr)',
  columnGap: '32px',
  alignItems: 'center',
  '@media': {
    [phone]: { gridTemplateColumns: '96px minmax(0,1fr)', columnGap: '20px', alignItems: 'start' },
  },
})
globalStyle(`${lead} h3`, { font: `700 ${rem(24)}/1.4 ${vars.serif}` })
globalStyle(`${lead} h3 small`, {
  marginLeft: '6px',
  color: vars.ink3,
  font: `400 ${rem(17)}/1.4 ${vars.serif}`,
})
globalStyle(`${lead} > div > p`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20px',
  color: vars.ink2,
  fontSize: vars.text[1],
  lineHeight: rem(24),
  overflowWrap: 'anywhere',
})
globalStyle(`${lead} > div > p a`, { color: colour.primary })
/** The beginning of an introduction; the whole of it stands on the member's page. */
export const beginning = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  margin: `${vars.space[2]} 0`,
})
globalStyle(`${beginning} p`, { textIndent: 0 })
/** Looks through a large board. */
export const find = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: vars.space[6],
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
})
globalStyle(`${find} input`, { flex: '0 1 400px', minWidth: 0 })
globalStyle(`${find} span`, { color: vars.ink3, fontSize: vars.text[1] })

/** One member: portrait and facts, who they are, the way to the others. */
export const member = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0,1fr) 200px',
  columnGap: '48px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: '184px minmax(0,1fr)', columnGap: '32px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
export const facts = style({ marginTop: vars.space[4] })
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0,1fr)',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  fontSize: vars.text[1],
  lineHeight: rem(22),
  overflowWrap: 'anywhere',
})
globalStyle(`${facts} dt`, { color: vars.ink3 })
globalStyle(`${facts} a`, { color: colour.primary })
export const name = style([
  title,
  { marginBottom: vars.space[2], '@media': { [phone]: { marginTop: vars.space[5] } } },
])
globalStyle(`${name} small`, {
  marginLeft: '4.5px',
  color: vars.ink3,
  font: `400 ${rem(18)}/1.4 ${vars.serif}`,
})
export const field = style({ color: vars.ink2, font: `400 ${rem(18)}/1.6 ${vars.serif}` })
export const profile = style({ margin: `${vars.space[5]} 0 ${vars.space[6]}` })
export const works = style({ paddingTop: '14px', borderTop: `2px solid ${vars.ink}` })
globalStyle(`${works} > h2`, { font: `700 ${rem(22)}/1.36 ${vars.serif}` })
export const others = style({
  '@media': { [tablet]: { gridColumn: '1/-1', marginTop: vars.space[6] } },
})
globalStyle(`${others} ul`, {
  '@media': { [tablet]: { columns: '180px', columnGap: '24px' } },
})
globalStyle(`${others} a`, { display: 'block', padding: '4px 0', lineHeight: rem(24) })
globalStyle(`${others} a[aria-current]`, { color: colour.primary, fontWeight: 600 })
