import { style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const lead = style({ maxWidth: '62ch', marginBottom: vars.space[4], color: vars.ink2 })
/** Below the header, which comes down over a phone's page that begins further down. */
export const subject = style({ '@media': { [phone]: { scrollMarginTop: '64px' } } })
export const fold = style({ maxWidth: '440px' })
export const opens = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: colour.primary,
  cursor: 'pointer',
})
/** A key and codes are read letter by letter. */
export const secret = style({
  font: `600 ${rem(18)}/1.6 ui-monospace, monospace`,
  overflowWrap: 'anywhere',
})
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginTop: vars.space[3],
  paddingInlineStart: '2.2em',
  listStyle: 'decimal',
  font: `${rem(16)}/1.7 ui-monospace, monospace`,
})
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: colour.primary,
  textDecoration: 'underline',
})
export const back = style({ margin: `${vars.space[2]} 0 ${vars.space[5]}` })
/** Versions that were accepted, each with its day, which stays in one piece. */
export const accepted = style({ padding: `${vars.space[1]} 0` })
export const day = style({ display: 'inline-block' })
export const passkeys = style({ marginBottom: vars.space[3] })
export const passkey = style({ padding: `${vars.space[3]} 0`, borderBottom: `1px solid ${vars.line}` })
export const changes = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` })
/** As high as what comes in its place once scripts have taken the page over. */
export const waits = style({ display: 'flex', alignItems: 'center', minHeight: '44px', color: vars.ink2 })
