import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'
import { below } from '../../theme/media-at.ts'

/** Where the words have no room beside the stage, and the window is high enough to have them below. */
const stacked = `${below(600)}, ${below(900)} and (min-height: 520px)`

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** The whole window: head, stage and words beside it, the film at the foot; one below another where it is narrow. */
export const theatre = style({
  position: 'fixed',
  inset: 0,
  zIndex: 31,
  display: 'grid',
  grid: '56px minmax(0,1fr) auto / minmax(0,1fr) clamp(280px,27vw,368px)',
  gridTemplateAreas: '"head head" "stage words" "film film"',
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  background: vars.paper,
  outline: 0,
  '@media': {
    [stacked]: {
      grid: '56px minmax(0,1fr) auto auto / minmax(0,1fr)',
      gridTemplateAreas: '"head" "stage" "words" "film"',
    },
  },
})
/** The page behind stands still, and is as wide as before. */
globalStyle(`html:has(.${theatre})`, { overflow: 'hidden', scrollbarGutter: 'stable' })

export const head = style({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '0 12px 0 24px',
  borderBottom: `1px solid ${vars.line}`,
})
export const title = style({ font: `700 ${rem(18)}/${rem(24)} ${vars.serif}` })
export const place = style({ flex: 1, fontSize: vars.text[1], color: vars.ink2 })
export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: '44px',
  height: '44px',
  padding: '0 10px',
  fontSize: vars.text[1],
  whiteSpace: 'nowrap',
  ':hover': { color: colour.primary },
})
/** What it says on a phone is its answer alone; its name is read out. */
globalStyle(`${copy} > span:not([role])`, { '@media': { [stacked]: hidden } })
export const answer = style({ color: vars.ink2, ':empty': { display: 'none' } })
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  ':hover': { color: colour.primary },
})

export const stage = style({
  gridArea: 'stage',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
})
export const plate = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  padding: '16px 72px 64px',
  overflow: 'hidden',
  // fingers are ours: pinch and swipe
  touchAction: 'none',
  cursor: 'grab',
  '@media': { [stacked]: { paddingInline: '12px' } },
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain', userSelect: 'none' })
export const cells = style({
  width: '100%',
  height: '100%',
  padding: '24px 72px',
  overflow: 'auto',
  '@media': { [stacked]: { padding: '16px 20px 72px' } },
})
const way = style({
  position: 'absolute',
  top: 'calc(50% - 28px)',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '56px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
  selectors: {
    '&:hover': { borderColor: colour.primary, color: colour.primary },
    '&[aria-disabled=true]': { borderColor: vars.line, color: vars.ink3, cursor: 'default' },
  },
  '@media': { [stacked]: { top: 'auto', bottom: '10px', height: '44px' } },
})
export const previous = style([way, { left: '16px' }])
export const next = style([way, { right: '16px' }])
export const zoom = style({
  position: 'absolute',
  bottom: '10px',
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
})
globalStyle(`${zoom} button`, { minWidth: '44px', height: '42px', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${zoom} button:nth-child(2)`, { minWidth: '64px' })
globalStyle(`${zoom} button:disabled`, { color: vars.ink3 })

export const words = style({
  gridArea: 'words',
  padding: '24px 28px',
  overflowY: 'auto',
  borderLeft: `1px solid ${vars.line}`,
  '@media': {
    [stacked]: {
      maxHeight: '188px',
      padding: '12px 20px',
      borderLeft: 0,
      borderTop: `1px solid ${vars.line}`,
    },
  },
})
export const caption = style({ font: `400 ${rem(17)}/1.7 ${vars.serif}`, overflowWrap: 'anywhere' })
export const second = style({
  margin: '16px 0',
  paddingTop: '14px',
  borderTop: `1px solid ${vars.line}`,
  font: `400 ${rem(15)}/1.55 ${vars.serif}`,
  color: vars.ink2,
  overflowWrap: 'anywhere',
})
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  marginTop: '8px',
  color: colour.primary,
})

export const film = style({
  gridArea: 'film',
  display: 'flex',
  gap: '12px',
  padding: '10px 24px',
  overflowX: 'auto',
  background: vars.wash,
  borderTop: `1px solid ${vars.line}`,
  '@media': { '(max-height: 519.98px)': { display: 'none' } },
})
globalStyle(`${film} li`, { flex: 'none' })
globalStyle(`${film} li:first-child`, { marginLeft: 'auto' })
globalStyle(`${film} li:last-child`, { marginRight: 'auto' })
globalStyle(`${film} button`, {
  display: 'block',
  width: '92px',
  padding: '2px',
  fontSize: rem(12),
  lineHeight: rem(18),
  color: vars.ink2,
})
globalStyle(`${film} [aria-current]`, { color: colour.primary, fontWeight: 600 })
globalStyle(`${film} [aria-current] > :first-child`, {
  outline: `2px solid ${colour.primary}`,
  outlineOffset: '1px',
})
