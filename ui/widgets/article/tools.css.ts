import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** On a phone a bar at the foot of the window while the article is read. */
export const list = style({
  borderTop: `2px solid ${vars.ink}`,
  '@media': {
    [phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 8,
      display: 'flex',
      gap: vars.space[5],
      margin: `${vars.space[7]} -20px 0`,
      padding: '4px 20px',
      background: vars.paper,
      borderTop: `1px solid ${vars.line}`,
      boxShadow: vars.lift,
      fontSize: vars.text[2],
    },
    // as the gutter of `wrap`
    '(max-width: 359.98px)': {
      gap: vars.space[3],
      margin: `${vars.space[7]} -16px 0`,
      padding: '4px 16px',
      fontSize: vars.text[1],
    },
    print: { display: 'none' },
  },
})
export const row = style({
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [phone]: { flex: '1 1 auto', minWidth: 0, borderBottom: 0 } },
})
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '44px',
  textAlign: 'left',
  ':hover': { color: colour.primary, textDecoration: 'none' },
})
globalStyle(`${tool} svg`, { color: colour.primary })
export const answer = style({ marginLeft: 'auto', fontSize: vars.text[1], color: vars.ink3 })

export const metrics = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginTop: vars.space[6],
})
globalStyle(`${metrics} div`, { display: 'flex', flexDirection: 'column-reverse' })
globalStyle(`${metrics} dt`, { fontSize: vars.text[1], lineHeight: '20px', color: vars.ink3 })
globalStyle(`${metrics} dd`, {
  font: `600 ${rem(24)}/30px ${vars.serif}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
})
