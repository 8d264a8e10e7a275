import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { fromTablet, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] })
globalStyle(`${head} small`, { fontSize: rem(12), fontWeight: 400, color: vars.ink3 })

export const choice = style({
  position: 'relative',
  '@media': { [phone]: { display: 'flex' }, '(hover: none)': { display: 'flex' } },
})

/** A value with the box in front that shows what is chosen. */
export const tick = style({
  flex: 1,
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      boxSizing: 'border-box',
      width: '16px',
      height: '16px',
      marginTop: '2px',
      border: `1px solid ${vars.edge}`,
      borderRadius: '3px',
      background: vars.paper,
      forcedColorAdjust: 'none',
    },
  },
  '@media': { [phone]: { minHeight: '44px', alignItems: 'center' } },
})
globalStyle(`${tick} del`, { textDecorationColor: vars.alert, color: vars.ink3 })

export const ticked = style({})
globalStyle(`${ticked} ${tick}`, { color: vars.ink, fontWeight: 500 })
globalStyle(`${ticked} ${tick}::before`, {
  borderColor: colour.primary,
  background: colour.primary,
  boxShadow: `inset 0 0 0 3px ${vars.paper}`,
})

export const out = style({})
globalStyle(`${out} ${tick}::before`, {
  borderColor: vars.alert,
  background: `linear-gradient(${vars.alert}, ${vars.alert}) center / 8px 2px no-repeat`,
})

/** Beside a value on a phone and where nothing hovers; else over its number while one is at it. */
export const exclude = style({
  selectors: { [`${choice} > &`]: { lineHeight: rem(20), color: vars.ink2, fontSize: rem(12) } },
  '@media': {
    [phone]: { alignItems: 'center', marginLeft: vars.space[4] },
    [fromTablet]: {
      position: 'absolute',
      right: 0,
      top: '2px',
      padding: '0 6px !important',
      border: `1px solid ${vars.edge}`,
      borderRadius: '2px',
      background: vars.paper,
      opacity: 0,
    },
  },
})
globalStyle(`${choice}:hover ${exclude}, ${choice}:focus-within ${exclude}`, { opacity: 1 })
globalStyle(`${choice} > ${exclude}`, {
  '@media': {
    '(hover: none)': {
      position: 'static',
      alignSelf: 'flex-start',
      width: 'auto',
      minHeight: '24px',
      marginLeft: vars.space[2],
      border: 0,
      opacity: 1,
    },
  },
})

export const find = style({ position: 'relative', margin: '4px 0 6px' })
globalStyle(`${find} input`, {
  height: rem(32),
  paddingLeft: '32px',
  fontSize: vars.text[1],
  '@media': { [phone]: { height: rem(44) } },
})
globalStyle(`${find} svg`, {
  position: 'absolute',
  left: '9px',
  top: '8px',
  color: vars.ink3,
  pointerEvents: 'none',
  '@media': { [phone]: { top: '14px' } },
})
/** Two years and what shows the articles between them. */
export const span = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', margin: '4px 0 8px' })
globalStyle(`${span} > *`, {
  height: rem(32),
  minHeight: 0,
  fontSize: rem(12),
  '@media': { [phone]: { height: rem(44) } },
})
globalStyle(`${span} > input`, { flex: 1, minWidth: '48px', paddingInline: '8px' })
globalStyle(`${span} > button`, { flex: 'none', padding: '0 10px' })

export const every = style({ fontSize: vars.text[1] })
export const uncounted = style({ color: vars.ink3, fontSize: vars.text[1] })
