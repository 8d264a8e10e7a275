import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../ui/theme/contract.css.ts'
import { phone } from '../../ui/theme/media.ts'

export const page = style({ paddingBottom: vars.space[9] })
export const top = style({
  paddingBlock: vars.space[5],
  background: vars.wash,
  borderBottom: `1px solid ${vars.line}`,
})
export const title = style({ font: `700 ${vars.text[7]}/1.3 ${vars.serif}`, marginBottom: vars.space[3] })
export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: '2px', marginTop: vars.space[2] })
export const choice = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '36px',
  minHeight: '32px',
  padding: '0 8px',
  borderRadius: vars.radius,
  color: colour.primary,
  selectors: { '&[aria-current]': { background: colour.primary, color: vars.onPrimary } },
})
export const followed = style({
  minHeight: '1.6em',
  marginTop: vars.space[2],
  color: vars.ink3,
  overflowWrap: 'anywhere',
})

export const group = style({ marginTop: vars.space[8] })
export const groupName = style({ font: `700 ${vars.text[6]}/1.35 ${vars.serif}` })
export const sampleName = style({
  margin: `${vars.space[5]} auto ${vars.space[2]}`,
  color: vars.ink2,
  font: `600 ${vars.text[2]}/1.5 ${vars.sans}`,
})

const framed = style({ borderBlock: `1px dashed ${vars.line}` })
/** What is fixed stays in it. What opens in one lies above the next. */
const holder = style([
  framed,
  {
    position: 'relative',
    transform: 'translate(0)',
    selectors: { '&:hover, &:focus-within': { zIndex: 1 } },
  },
])
export const place = {
  in: '',
  wide: holder,
  window: style([holder, { height: '520px', overflow: 'hidden' }]),
} as const

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })
/** Clear of the messages that come above, on a phone below. */
export const noticeButtons = style([
  row,
  { marginTop: '360px', '@media': { [phone]: { marginTop: vars.space[5] } } },
])
export const narrow = style({ maxWidth: '460px' })
/** Like what has the focus. */
export const focused = style({
  outline: `2px solid ${colour.primary}`,
  outlineOffset: '2px',
  borderRadius: '2px',
})
export const table = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} :is(th,td)`, {
  padding: '4px 16px 4px 0',
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: 400,
  textAlign: 'start',
})
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: vars.space[4],
})
export const swatch = style({
  width: '100%',
  height: '64px',
  marginBottom: '6px',
  outline: `1px solid ${vars.line}`,
})
export const small = style({ display: 'block', color: vars.ink3, fontSize: vars.text[1] })
export const sans = styleVariants(vars.text, (size) => ({ font: `400 ${size}/1.5 ${vars.sans}` }))
export const serif = styleVariants(vars.text, (size) => ({ font: `700 ${size}/1.4 ${vars.serif}` }))
export const icons = style([swatches, { textAlign: 'center', color: vars.ink2 }])
globalStyle(`${icons} svg`, { margin: '0 auto 4px' })
/** A menu that leaves the width to its row. */
export const menuRow = style({ display: 'flex' })
export const stack = style({ display: 'grid', gap: vars.space[4] })
export const basketButton = style({ display: 'grid', placeItems: 'center', width: '44px', height: '44px' })
/** An open search hangs below its row. */
export const dropPlace = style({ height: '148px' })
export const dropRow = style({ position: 'relative', display: 'flex', justifyContent: 'flex-end' })
export const progress = style({ height: '12px' })
export const skeleton = style({ height: '420px', overflow: 'hidden' })
export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: vars.space[5],
  maxWidth: '640px',
})
