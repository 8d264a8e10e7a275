import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0,1fr) 276px',
  columnGap: '48px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: '200px minmax(0,1fr)', rowGap: vars.space[7], columnGap: '36px' },
    [phone]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: vars.space[5], paddingBottom: vars.space[8] },
  },
})
export const title = style({ font: `700 ${rem(30)}/1.35 ${vars.serif}`, textWrap: 'pretty' })
export const introduction = style({
  margin: `${vars.space[3]} 0 ${vars.space[5]}`,
  font: `400 ${rem(17)}/1.75 ${vars.serif}`,
  color: vars.ink2,
})
export const facts = style({ marginBottom: vars.space[5] })
globalStyle(`${facts} div`, {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0,1fr)',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${facts} dt`, { color: vars.ink3 })
globalStyle(`${facts} dd`, { margin: 0 })
export const note = style({ marginTop: vars.space[4], fontSize: vars.text[2], color: vars.ink2 })
/** A link among words of its colour: told apart by more than colour. */
export const wayIn = style({ color: colour.primary, textDecoration: 'underline', whiteSpace: 'nowrap' })
