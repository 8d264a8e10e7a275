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
      margin: `${vars.space[7]} -20px 0`,
      padding: '2px 8px env(safe-area-inset-bottom)',
      background: vars.paper,
      borderTop: `1px solid ${vars.line}`,
      boxShadow: vars.lift,
      fontSize: rem(12),
    },
    // as the gutter of `wrap`
    '(max-width: 359.98px)': {
      margin: `${vars.space[7]} -16px 0`,
      padding: '2px 0 env(safe-area-inset-bottom)',
    },
    print: { display: 'none' },
  },
})
export const row = style({
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [phone]: { flex: '1 1 0', minWidth: 0, borderBottom: 0 } },
})
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '44px',
  textAlign: 'left',
  ':hover': { color: colour.primary, textDecoration: 'none' },
  selectors: { '&[aria-pressed=true]': { color: colour.primary, fontWeight: 500 } },
  '@media': {
    [phone]: {
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '3px',
      minHeight: '54px',
      padding: '4px 2px',
      lineHeight: 1.25,
      textAlign: 'center',
    },
  },
})
globalStyle(`${tool} svg`, { color: colour.primary })
/** On a phone above the bar, within the window at both ends. */
export const answer = style({
  marginLeft: 'auto',
  fontSize: vars.text[1],
  color: vars.ink3,
  '@media': {
    [phone]: {
      position: 'absolute',
      bottom: 'calc(100% + 8px)',
      left: '50%',
      width: 'max-content',
      maxWidth: '150px',
      margin: 0,
      padding: '4px 10px',
      transform: 'translateX(-50%)',
      borderRadius: vars.radius,
      background: vars.ink,
      color: vars.paper,
      selectors: { '&:empty': { padding: 0 } },
    },
  },
})
globalStyle(`${row}:last-child .${answer}`, {
  '@media': { [phone]: { right: '4px', left: 'auto', transform: 'none' } },
})

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
