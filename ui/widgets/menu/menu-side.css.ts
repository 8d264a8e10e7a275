import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../theme/rem.ts'
import { colour, vars } from '../../theme/contract.css.ts'

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  flex: 'none',
})

/** Without scripts the tree hangs below the bar. */
export const below = style({
  position: 'absolute',
  inset: '60px 0 auto',
  zIndex: 12,
  maxHeight: 'calc(100vh - 60px)',
  overflowY: 'auto',
  background: vars.paper,
  borderTop: `1px solid ${vars.line}`,
  boxShadow: vars.lift,
})

export const ground = style({ position: 'fixed', inset: 0, zIndex: 20, background: 'rgb(16 22 32/.55)' })
export const sheet = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  zIndex: 21,
  width: 'min(360px, 86vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.paper,
})
export const sheetHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '60px',
  padding: '0 8px 0 24px',
  borderBottom: `1px solid ${vars.line}`,
})
export const sheetTitle = style({ font: `700 ${rem(19)}/1.3 ${vars.serif}` })
export const sheetFoot = style({
  display: 'flex',
  gap: vars.space[3],
  padding: '16px 24px',
  selectors: { '&:empty': { display: 'none' } },
})
export const footLink = style({ padding: '8px 0', fontSize: vars.text[3], color: colour.primary })

export const branch = style({ position: 'relative', borderBottom: `1px solid ${vars.line}` })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: '8px 56px 8px 24px',
  fontSize: rem(15),
  lineHeight: 1.5,
  selectors: {
    '&[aria-current]': { color: colour.primary, fontWeight: 600, boxShadow: `inset 4px 0 ${colour.primary}` },
    '&:hover': { background: colour.veil, textDecoration: 'none' },
  },
})
export const childLink = style([link, { minHeight: '44px', paddingLeft: '44px', color: vars.ink2 }])
export const children = style({})
export const toggle = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '48px',
  color: vars.ink3,
})
globalStyle(`${children}[open] svg`, { transform: 'rotate(180deg)' })
