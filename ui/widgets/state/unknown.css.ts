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

/** A table of contents with one page missing: leaders and numbers are drawn, nothing is said twice. */
export const contents = style({
  borderTop: `2px solid ${vars.ink}`,
  font: `400 ${vars.text[4]}/1.5 ${vars.serif}`,
})
globalStyle(`${contents} p`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  padding: '15px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${contents} p::before`, {
  content: '',
  flex: 1,
  order: 1,
  borderBottom: `1px dotted ${vars.ink3}`,
  transform: 'translateY(-4px)',
})
globalStyle(`${contents} p:not([class])`, { justifyContent: 'flex-end' })
globalStyle(`${contents} p:not([class])::before`, { order: 0, borderBottomColor: vars.line })
export const gap = style({
  color: vars.ink3,
  boxShadow: `0 -1px ${colour.primary}`,
  borderBottomColor: `${colour.primary} !important`,
  paddingBlock: '28px 26px !important',
})
globalStyle(`${gap} b`, { order: 2, font: `700 ${rem(64)}/.8 ${vars.serif}`, color: colour.primary })
