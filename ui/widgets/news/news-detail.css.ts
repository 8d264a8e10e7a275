import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,744px) 304px',
  justifyContent: 'space-between',
  columnGap: '56px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 232px', columnGap: '40px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
export const title = style({
  marginTop: '4px',
  font: `700 ${rem(32)}/1.35 ${vars.serif}`,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const summary = style({
  marginTop: vars.space[3],
  font: `400 ${rem(19)}/1.6 ${vars.serif}`,
  color: vars.ink2,
})
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '8/5',
  // drawings hold words, which a cut would take
  objectFit: 'contain',
  marginTop: vars.space[5],
  border: `1px solid ${vars.line}`,
})
export const body = style({ marginTop: vars.space[5] })
export const source = style({
  marginTop: vars.space[5],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderLeft: `3px solid ${colour.primary}`,
  background: colour.tint,
})
globalStyle(`${source} a`, {
  display: 'inline-block',
  minHeight: '24px',
  color: colour.primary,
  overflowWrap: 'anywhere',
})
