import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

const forced = '(forced-colors: active)'
/** Where there is little room the link stands below, so that the choices beside the text can be read. */
const besideLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: '14px',
  '@media': { [phone]: { rowGap: '6px' } },
})

/** Type, text, condition and button. */
export const fields = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  selectors: { [`${besideLink} > &`]: { flex: '1 1 0', minWidth: 'min(300px, 100%)' } },
})
globalStyle(`${fields} input, ${fields} select`, {
  border: 0,
  outline: 0,
  background: 'none',
  minWidth: 0,
  fontSize: rem(15),
  borderRadius: vars.radius,
})
globalStyle(`${fields} input`, {
  flex: '1 1 0',
  // however much stands beside it, it can be pressed
  minWidth: '44px',
  padding: '0 8px 0 14px',
  appearance: 'none',
  textOverflow: 'ellipsis',
})
globalStyle(`${fields} input::placeholder`, {
  color: vars.ink3,
  opacity: 1,
  textOverflow: 'ellipsis',
  // read whole on a phone, however large its text is
  fontSize: 'min(1em, 5vw)',
})
globalStyle(`${fields} select`, {
  flex: '0 1 auto',
  padding: '0 2px 0 10px',
  color: vars.ink2,
  maxWidth: '8em',
  textOverflow: 'ellipsis',
})
globalStyle(`${fields} select:focus-visible`, {
  boxShadow: `inset 0 0 0 2px ${colour.primary}`,
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-3px' } },
})
/** What takes the words away comes with what helps to write them, and the hint has its room. */
globalStyle(`${fields} input::-webkit-search-cancel-button`, { display: 'none' })
/** The type stands before the text, the condition after it: so the text keeps its place when that comes. */
globalStyle(`${fields} select:has(~ input)`, { borderRight: `1px solid ${vars.line}` })

/** One frame everywhere. */
export const box = style([
  fields,
  {
    height: rem(42),
    border: `1px solid ${vars.edge}`,
    borderRadius: vars.radius,
    background: vars.paper,
    ':focus-within': { borderColor: colour.primary, boxShadow: `0 0 0 1px ${colour.primary}` },
    '@media': {
      [phone]: { height: rem(46) },
      [forced]: { ':focus-within': { outline: '2px solid Highlight' } },
    },
  },
])
/** What is short of room is shared: the text keeps the most of it, and the type can still be pressed. */
globalStyle(`${box} input`, { minWidth: `clamp(44px, 60%, ${rem(146)})` })
globalStyle(`${box} select`, { minWidth: '28px' })
export const large = style({ height: rem(48) })
globalStyle(`${large} input`, { fontSize: rem(17) })

/** A line alone. In use it opens out over what stands before it. */
const line = style([
  fields,
  {
    position: 'absolute',
    inset: '0 0 0 auto',
    width: '100%',
    borderBottom: `1px solid ${vars.edge}`,
    background: vars.paper,
    ':focus-within': {
      zIndex: 2,
      width: 'max(100%, min(440px, 48vw))',
      borderColor: colour.primary,
      boxShadow: `0 1px ${colour.primary}, -20px 0 16px -4px ${vars.paper}`,
    },
    '@media': { [forced]: { ':focus-within': { outline: '2px solid Highlight' } } },
  },
])
globalStyle(`${line} input`, { paddingLeft: '4px' })

export const go = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  margin: '-1px',
  flex: 'none',
  borderRadius: `0 ${vars.radius} ${vars.radius} 0`,
  background: vars.fill,
  color: vars.onPrimary,
  ':hover': { background: colour.primaryHover },
  '@media': { [forced]: { border: '1px solid ButtonText' } },
})
const bareGo = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  flex: 'none',
  color: vars.ink2,
  ':hover': { color: colour.primary },
})
const besideBox = style({
  flex: 'none',
  minHeight: '24px',
  color: colour.primary,
  fontSize: vars.text[1],
  whiteSpace: 'nowrap',
})
const belowLine = style([
  besideBox,
  {
    position: 'absolute',
    zIndex: 3,
    top: 'calc(100% + 4px)',
    right: 0,
    padding: '2px 8px',
    background: vars.paper,
    selectors: { [`:not(:focus-within) > &`]: { clipPath: 'inset(50%)' } },
  },
])

export const holder = { field: besideLink, underlined: style({ position: 'relative', height: rem(36) }) }
export const frame = { field: box, underlined: line }
export const button = { field: go, underlined: bareGo }
export const advanced = { field: besideBox, underlined: belowLine }
