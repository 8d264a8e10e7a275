import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

export const column = style({ maxWidth: '640px', paddingBottom: vars.space[8] })
export const title = style({ font: `700 ${rem(33)}/1.3 ${vars.serif}` })
export const lead = style({ margin: `${vars.space[2]} 0 ${vars.space[5]}`, color: vars.ink2 })
export const text = style({ marginBottom: vars.space[4] })
export const done = style({
  marginBottom: vars.space[5],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `3px solid ${colour.primary}`,
  background: vars.wash,
})
export const mine = style({ marginTop: vars.space[7] })
globalStyle(`${mine} h2`, {
  paddingBottom: vars.space[2],
  borderBottom: `2px solid ${vars.ink}`,
  font: `700 ${rem(20)}/1.4 ${vars.serif}`,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[3]} 0`,
  borderBottom: `1px solid ${vars.line}`,
})
export const name = style({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 })
export const since = style({ color: vars.ink3, fontSize: vars.text[1], fontWeight: 400 })
globalStyle(`${name} a`, { color: colour.primary })
export const asked = style([mine, { margin: `0 0 ${vars.space[6]}` }])
globalStyle(`${asked} h2`, { marginBottom: vars.space[3] })
export const pace = style({
  minHeight: '40px',
  margin: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} 0`,
  padding: `0 ${vars.space[3]}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
  color: vars.ink,
  font: 'inherit',
})
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
