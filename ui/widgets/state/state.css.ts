import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const room = style({ paddingBlock: '72px 96px', '@media': { [phone]: { paddingBlock: '24px 48px' } } })

/** A slip of paper with a line of the theme's colour on top. */
export const slip = style({
  maxWidth: '792px',
  padding: '40px 48px 44px',
  background: vars.wash,
  borderTop: `4px solid ${colour.primary}`,
  '@media': { [phone]: { padding: '28px 20px 32px' } },
})
export const title = style({
  font: `700 ${rem(32)}/1.3 ${vars.serif}`,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const text = style({ marginTop: '10px', fontSize: vars.text[3], color: vars.ink2 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space[5],
})

export const empty = style({ padding: '24px 0 40px', fontSize: vars.text[3], color: vars.ink2 })
globalStyle(`${empty} p + *`, { marginTop: vars.space[2] })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '144px 1fr',
  gap: '10px 24px',
  marginTop: vars.space[5],
  paddingTop: '22px',
  borderTop: `1px solid ${vars.edge}`,
  fontSize: vars.text[3],
  '@media': { [phone]: { gridTemplateColumns: '1fr', gap: '2px' } },
})
globalStyle(`${facts} dt`, { color: vars.ink3 })
globalStyle(`${facts} dd + dt`, { '@media': { [phone]: { marginTop: vars.space[3] } } })
globalStyle(`${facts} li + li`, { marginTop: '10px' })
