import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,816px) 336px',
  justifyContent: 'space-between',
  columnGap: '48px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 240px', columnGap: '36px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
export const rail = style({ '@media': { [phone]: { marginTop: vars.space[7] } } })
export const film = style({})
globalStyle(`${film} video`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  borderRadius: '2px',
  background: vars.ink,
})
export const sound = style({ border: `1px solid ${vars.line}`, borderRadius: '2px', background: vars.wash })
globalStyle(`${sound} img`, { display: 'block', width: '100%', height: 'auto' })
globalStyle(`${sound} audio`, { display: 'block', width: '100%' })
export const speed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[3],
  fontSize: vars.text[1],
  color: vars.ink2,
  '@media': { '(scripting: none)': { display: 'none' } },
})
globalStyle(`${speed} select`, {
  height: '28px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
})
export const title = style({
  marginBottom: vars.space[4],
  font: `700 ${rem(28)}/1.35 ${vars.serif}`,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: rem(24) } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 18px',
  marginTop: vars.space[3],
  fontSize: vars.text[1],
  lineHeight: rem(24),
  color: vars.ink3,
})
globalStyle(`${facts} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  color: colour.primary,
})
export const summary = style({
  marginTop: vars.space[3],
  font: `400 ${rem(17)}/1.7 ${vars.serif}`,
  color: vars.ink2,
})
export const transcript = style({
  marginTop: vars.space[6],
  borderTop: `2px solid ${vars.ink}`,
  paddingTop: '14px',
})
globalStyle(`${transcript} small`, { fontSize: vars.text[1], color: vars.ink3 })
globalStyle(`${transcript} li a`, {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0,1fr)',
  padding: '8px 12px 8px 0',
  font: `400 ${rem(17)}/1.6 ${vars.serif}`,
})
globalStyle(`${transcript} li time`, {
  font: `400 ${rem(14)}/${rem(27)} ${vars.sans}`,
  color: vars.ink3,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${transcript} li a:hover`, { background: colour.tint, textDecoration: 'none' })
globalStyle(`${transcript} li[aria-current]`, {
  background: colour.tint,
  boxShadow: `-3px 0 0 ${colour.primary}`,
})
