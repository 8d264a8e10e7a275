import { batchDialogWidth } from '@xuekan/core/site'
import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { narrow } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { checkbox, forced, gutter, radio, ring, roomy } from './dialog-styles.ts'

/** Too low for a list that scrolls between head and foot: all of it scrolls. */
const low = '(max-height: 519.98px)'

export const ground = style({ position: 'fixed', inset: 0, zIndex: 30, background: 'rgb(16 22 32/.55)' })

export const groundBesideBar = style([ground])

export const dialog = style({
  position: 'fixed',
  inset: 0,
  zIndex: 31,
  display: 'flex',
  flexDirection: 'column',
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  background: vars.paper,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 0,
  '@media': {
    [roomy]: {
      width: `${batchDialogWidth}px`,
      height: 'fit-content',
      maxHeight: 'min(760px, 100vh - 64px)',
      margin: 'auto',
      borderRadius: vars.radius,
      boxShadow: '0 16px 48px rgb(10 16 26/.28)',
    },
    [low]: { display: 'block' },
    [forced]: { border: '1px solid' },
  },
})
/** What is told in passing while the dialog is open can be used. */
globalStyle(`body:has(.${dialog}) [aria-live]`, { pointerEvents: 'auto' })
/** The page behind stands still. Where its scrollbar took room it does not become wider for that. */
globalStyle(`html:has(.${ground})`, { overflow: 'hidden' })
globalStyle(`html:has(.${groundBesideBar})`, { scrollbarGutter: 'stable' })

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 12px',
  position: 'relative',
  flex: 'none',
  padding: '20px 72px 10px 28px',
  '@media': { [narrow]: { padding: '14px 60px 4px 20px' } },
})
export const title = style({ font: `700 ${rem(22)}/${rem(30)} ${vars.serif}`, outline: 0 })
export const count = style({ color: vars.ink3, fontVariantNumeric: 'tabular-nums' })
export const close = style({
  position: 'absolute',
  top: '13px',
  right: '16px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: vars.ink2,
  ':hover': { color: colour.primary },
  '@media': { [narrow]: { top: '7px', right: '8px' } },
})

export const forms = style({
  display: 'flex',
  flex: 'none',
  gap: '28px',
  marginInline: '28px',
  borderBottom: `1px solid ${vars.line} !important`,
  '@media': { [narrow]: { marginInline: '20px', gap: '24px' } },
})
export const form = style({ position: 'relative', cursor: 'pointer' })
globalStyle(`${form} input`, { ...radio, cursor: 'pointer' })
globalStyle(`${form} span`, {
  display: 'block',
  padding: '0 1px',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  color: vars.ink2,
  fontSize: rem(15),
  lineHeight: rem(44),
})
globalStyle(`${form}:hover span`, { color: colour.primary })
globalStyle(`${form} input:checked + span`, {
  borderBottomColor: colour.primary,
  color: colour.primary,
  fontWeight: 600,
})
globalStyle(`${form} input:not(:checked) + span`, { '@media': { [forced]: { borderBottomColor: 'Canvas' } } })
globalStyle(`${form} input:focus-visible + span`, ring)

export const list = style({
  ...gutter,
  flex: '1 1 auto',
  minHeight: '132px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) 30px',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
})
export const selectionBox = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  minWidth: '60px',
  paddingTop: '14px',
  cursor: 'pointer',
  color: vars.ink3,
  lineHeight: rem(24),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { minWidth: '58px' } },
})
globalStyle(`${selectionBox} input`, checkbox)
globalStyle(`${selectionBox} span`, { minWidth: '26px', paddingRight: '10px', textAlign: 'right' })
export const cited = style({ minHeight: '77px', padding: '14px 0 15px', overflowWrap: 'anywhere' })
export const quote = style({
  fontFamily: vars.sans,
  fontSize: rem(15),
  lineHeight: rem(24),
  textWrap: 'pretty',
})
export const second = style({
  marginTop: '3px',
  fontFamily: vars.sans,
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink3,
})
/** Two lines at the size that the citation will have. */
/** Lines that are not written yet. */
export const waiting = style([
  quote,
  {
    color: 'transparent',
    userSelect: 'none',
    background: `repeating-linear-gradient(transparent 0 ${rem(6)}, ${vars.line} ${rem(6)} ${rem(18)}, transparent ${rem(18)} ${rem(24)})`,
    // colours of the reader's own would write out what only takes up room
    '@media': { [forced]: { visibility: 'hidden' } },
  },
])
export const none = style({ marginTop: '3px', color: vars.ink3, lineHeight: rem(24) })
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  color: vars.alert,
  lineHeight: rem(24),
})
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '4px -14px 0 0',
  color: vars.ink3,
  ':hover': { color: vars.alert },
})

export const empty = style({
  ...gutter,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '10px',
  flex: '1 1 auto',
  paddingBlock: '40px 56px',
  color: vars.ink2,
  textAlign: 'center',
})
globalStyle(`${empty} > svg`, { width: '40px', height: '40px', color: vars.ink3, strokeWidth: 1 })
globalStyle(`${empty} > p`, { maxWidth: '30em', textWrap: 'balance' })
globalStyle(`${empty} > a`, { marginTop: '10px' })
export const emptyTitle = style({ font: `700 ${rem(19)}/1.4 ${vars.serif}`, color: vars.ink })
