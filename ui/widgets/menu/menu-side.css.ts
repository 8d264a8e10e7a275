import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  flex: 'none',
  ':hover': { color: colour.primary },
})

/** Without scripts the tree hangs below the bar. */
export const hanging = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: 12,
  width: 'min(360px, 100vw)',
  maxHeight: 'calc(100vh - 72px)',
  overflowY: 'auto',
  background: vars.paper,
  color: vars.ink,
  borderTop: `1px solid ${vars.line}`,
  boxShadow: vars.lift,
  '@media': { [phone]: { width: 'auto', right: 0, maxHeight: 'calc(100vh - 60px)' } },
})

const dim = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } })

export const ground = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  background: 'rgb(16 22 32/.55)',
  animation: `${dim} .15s ease-out`,
  touchAction: 'none',
})
export const sheet = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  zIndex: 21,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(360px, 86vw)',
  background: vars.paper,
  boxShadow: vars.lift,
  animation: `${slide} .18s ease-out`,
  touchAction: 'pan-y',
  outline: 0,
})
export const sheetHead = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '72px',
  padding: '0 12px 0 24px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [phone]: { height: '60px' } },
})
export const sheetTitle = style({ font: `700 ${rem(19)}/1.3 ${vars.serif}` })
export const sheetBody = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' })
export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '16px 24px',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:empty': { display: 'none' } },
})
/** The first way in is the button, the others stand beside it in outline. */
export const footLink = style({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  padding: '0 16px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  fontSize: rem(15),
  fontWeight: 500,
  ':hover': { borderColor: colour.primary, textDecoration: 'none' },
  selectors: {
    'a&:first-child': { background: vars.fill, borderColor: vars.fill, color: vars.onPrimary },
    'a&:first-child:hover': { background: colour.primaryHover },
  },
})

export const tree = style({})
export const branch = style({ position: 'relative' })
globalStyle(`${tree} > ${branch}`, { borderBottom: `1px solid ${vars.line}` })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: '8px 24px',
  fontSize: rem(15),
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: colour.veil, textDecoration: 'none' },
    '&:not(:last-child)': { paddingRight: '60px' },
    '&[aria-current]': { color: colour.primary, fontWeight: 600 },
    // the page's own entry: a bar at its left, seen in forced colours too
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: 0,
      width: '4px',
      height: '48px',
      background: colour.primary,
      forcedColorAdjust: 'none',
    },
  },
})
globalStyle(`${branch} > :focus-visible, ${branch} summary:focus-visible`, { outlineOffset: '-3px' })
export const toggle = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '48px',
  color: vars.ink3,
  ':hover': { color: colour.primary },
})
globalStyle(`details[open] > ${toggle} svg`, { transform: 'rotate(180deg)' })
/** What is below an entry: smaller, set in. */
export const below = style({ paddingBottom: vars.space[2] })
globalStyle(`${below} ${link}`, { minHeight: '44px', paddingLeft: '44px', color: vars.ink2 })
globalStyle(`${below} ${below} ${link}`, { paddingLeft: '64px' })
globalStyle(`${below} ${link}[aria-current]`, { color: colour.primary })
globalStyle(`${below} ${link}[aria-current=page]::before`, { height: '44px' })
