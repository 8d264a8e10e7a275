import { style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const page = style({
  paddingBlock: `${vars.space[6]} ${vars.space[9]}`,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { paddingBlock: `${vars.space[5]} ${vars.space[8]}` } },
})
export const kind = style({ color: colour.primary, fontSize: vars.text[1], fontWeight: 600 })
export const description = style({
  maxWidth: vars.measure,
  marginTop: vars.space[3],
  font: `400 ${rem(17)}/1.6 ${vars.serif}`,
})
/** What kind of list it is, which is said in any case. */
export const lead = style({
  maxWidth: vars.measure,
  margin: `${vars.space[3]} 0 ${vars.space[5]}`,
  color: vars.ink3,
  fontSize: vars.text[2],
})
/** Below the slip that says that there is no such page. */
export const ended = style({
  marginTop: `calc(-1 * ${vars.space[7]})`,
  paddingBottom: vars.space[9],
  color: vars.ink2,
})
