import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { fromTablet, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { phoneBackdrop, phoneSheet } from '../article/phone-sheet.ts'
import { wrap } from '../controls.css.ts'
import { floating } from '../toolbar/floating-tools.css.ts'

const height = rem(56)

export const bar = style({
  background: vars.paper,
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [fromTablet]: { position: 'sticky', top: 0, zIndex: 3, marginTop: vars.space[4] },
    print: { display: 'none' },
  },
})
// nothing that is led to stands behind it
globalStyle(`html:has(.${bar})`, {
  '@media': { [fromTablet]: { scrollPaddingTop: `calc(${height} + 16px)` } },
})
export const inner = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    '@media': { [fromTablet]: { minHeight: height } },
  },
])
// the bar of a phone has what floats elsewhere
globalStyle(`html:has(.${bar}) .${floating}.${floating}`, { '@media': { [phone]: { display: 'none' } } })
const upwards = { '@media': { [phone]: { display: 'none' } } } as const

export const contents = style([
  upwards,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '40px',
    ':hover': { color: colour.primary },
  },
])
export const section = style([
  upwards,
  {
    flex: '0 1 auto',
    minWidth: 0,
    maxWidth: '24em',
    overflow: 'hidden',
    font: `600 ${rem(16)}/${rem(24)} ${vars.serif}`,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
])
export const read = style([
  upwards,
  { fontSize: vars.text[1], fontVariantNumeric: 'tabular-nums', color: vars.ink3 },
])
/** The ways to each text alone, at the end of the bar. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  '@media': { [fromTablet]: { marginLeft: 'auto' } },
})
globalStyle(`${ways} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  color: colour.primary,
})
export const look = style([upwards, { position: 'relative' }])
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '40px',
  ':hover': { color: colour.primary },
})
// what it opens lies over the text
globalStyle(`${look} > div`, {
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  right: 0,
  width: rem(320),
  maxWidth: '90vw',
  maxHeight: `calc(100dvh - ${height} - 24px)`,
  overflowY: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius,
  background: vars.paper,
  boxShadow: vars.lift,
})

/** How much is read, along the lower edge. */
export const progress = style({
  position: 'absolute',
  inset: 'auto 0 -1px',
  width: '100%',
  height: '2px',
  border: 0,
  appearance: 'none',
  background: 'none',
  '::-webkit-progress-bar': { background: 'none' },
  '::-webkit-progress-value': { background: colour.primary },
  '::-moz-progress-bar': { background: colour.primary },
  '@media': { [phone]: { display: 'none' } },
})

/** The outline of both texts: below the button that opens it, and a sheet on a phone. */
export const outline = style({
  fontSize: vars.text[2],
  lineHeight: rem(22),
  color: vars.ink,
  '@media': {
    [phone]: phoneSheet,
    [fromTablet]: {
      inset: `calc(${height} + 8px) auto auto max(20px, 50vw - 600px)`,
      width: rem(360),
      maxWidth: 'calc(100vw - 40px)',
      maxHeight: `calc(100dvh - ${height} - 32px)`,
      margin: 0,
      padding: vars.space[5],
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: 0,
      borderRadius: vars.radius,
      background: vars.paper,
      boxShadow: vars.lift,
    },
    print: { display: 'none' },
  },
  '@supports': {
    '(position-area: bottom)': {
      '@media': {
        [fromTablet]: {
          ...({ positionArea: 'bottom span-right', positionTryFallbacks: 'flip-block' } as object),
          inset: 'auto',
          marginTop: '8px',
        },
      },
    },
  },
})
globalStyle(`${outline}::backdrop`, { '@media': { [phone]: phoneBackdrop } })
/** What can be done with the article is the sheet of a phone alone: elsewhere its own page has it. */
export const tools = style({
  fontSize: vars.text[2],
  lineHeight: rem(22),
  color: vars.ink,
  '@media': { [phone]: phoneSheet, [fromTablet]: { display: 'none' }, print: { display: 'none' } },
  '::backdrop': phoneBackdrop,
})
