import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const group = style({ marginBottom: vars.space[7] })
globalStyle(`${group} > h2`, {
  borderTop: `2px solid ${vars.ink}`,
  paddingTop: '12px',
  font: `700 ${rem(22)}/${rem(30)} ${vars.serif}`,
})
/** A name, and what copies its address. */
export const feed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 20px',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
})
// a long name wraps beside the button, so that rows are alike
globalStyle(`${feed} > a`, {
  flex: '1 1 8em',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '28px',
  font: `600 ${rem(16)}/1.4 ${vars.serif}`,
  overflowWrap: 'anywhere',
})
/** Nothing is copied without scripts: the name is the address then. */
export const copy = style({ '@media': { '(scripting: none)': { display: 'none' } } })
/** The way to one's own feed, which stands behind all others on a phone. */
export const toOwn = style({
  display: 'none',
  color: colour.primary,
  // it stands within a sentence
  textDecoration: 'underline',
  '@media': { [phone]: { display: 'inline' } },
})
/** Words that a feed is made of. */
export const own = style({ margin: '12px 0' })
