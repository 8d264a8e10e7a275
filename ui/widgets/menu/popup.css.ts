import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'
import { bar, reach } from './menu.css.ts'

const ground = {
  position: 'absolute',
  top: '100%',
  zIndex: 20,
  background: vars.paper,
  color: vars.ink,
  whiteSpace: 'normal',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const

/** Below its entry; where that would leave the window, to the other side. */
export const popup = style({
  ...ground,
  left: 0,
  width: 'max-content',
  minWidth: '216px',
  maxWidth: 'min(360px, 100vw - 16px)',
  maxHeight: 'min(72vh, 560px)',
  padding: '8px 0',
  border: `1px solid ${vars.line}`,
  borderTop: `3px solid ${colour.primary}`,
  borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
  boxShadow: vars.lift,
  selectors: {
    '&[data-align=end]': { left: 'auto', right: 0 },
    [`${bar.bar} &`]: { borderTopWidth: 0 },
  },
  '@media': {
    // who has no scripts to look where the window ends
    '(scripting: none)': { selectors: { 'li:nth-child(n + 4) > details > &': { left: 'auto', right: 0 } } },
  },
})
/** Many entries stand in two columns. */
export const broad = style([
  popup,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    width: 'min(640px, 100vw - 16px)',
    maxWidth: 'none',
  },
])
globalStyle(`${popup} :focus-visible`, { outlineColor: colour.primary, outlineOffset: '-3px' })

const lively = { background: colour.veil, color: colour.primary, textDecoration: 'none' } as const

export const branch = style({ position: 'relative', minWidth: 0 })
export const link = style({
  display: 'block',
  padding: '8px 20px',
  fontSize: rem(15),
  lineHeight: rem(24),
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover, &:focus-visible': lively,
    '&:not(:last-child)': { paddingRight: '48px' },
    '&[aria-current]': { color: colour.primary, fontWeight: 600, boxShadow: `inset 3px 0 ${colour.primary}` },
  },
})
export const toggle = style({
  position: 'absolute',
  top: 0,
  right: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  color: vars.ink3,
  ':hover': { color: colour.primary },
})
export const below = style({ paddingLeft: '16px' })
globalStyle(`${below} a`, { color: vars.ink2 })
globalStyle(`details[open] > ${toggle} svg`, { transform: 'rotate(180deg)' })

/** As wide as the page, with up to four columns on the container's line. */
export const panel = style({
  ...ground,
  // leaves the rule below the bar in sight
  top: `calc(100% + ${reach})`,
  insetInline: 0,
  maxHeight: '76vh',
  borderBottom: `1px solid ${vars.line}`,
  boxShadow: '0 12px 24px rgb(20 28 40/.1)',
})
export const panelInside = style({
  display: 'flex',
  gap: vars.space[5],
  padding: `28px ${vars.gutter} 36px`,
  maxWidth: `calc(${vars.container} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
})
export const columns = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(180px, (100% - 72px) / 4), 1fr))',
  gap: '28px 24px',
  alignContent: 'start',
})
export const flow = style({ flex: 1, columns: '4 180px', columnGap: vars.space[5] })
export const columnHead = style({
  borderBottom: `1px solid ${vars.line}`,
  marginBottom: vars.space[2],
  paddingBottom: vars.space[2],
  fontSize: vars.text[2],
  fontWeight: 600,
  color: vars.ink3,
})
export const panelLink = style({
  display: 'block',
  padding: '6px 0',
  fontSize: rem(15),
  lineHeight: rem(24),
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: colour.primary },
    '&[aria-current]': { color: colour.primary, fontWeight: 600 },
    [`${columnHead} &`]: { padding: 0, fontSize: 'inherit' },
  },
})
export const aside = style({
  display: 'flex',
  flex: '0 0 264px',
  gap: vars.space[4],
  alignItems: 'flex-start',
  paddingLeft: vars.space[5],
  borderLeft: `1px solid ${vars.line}`,
})
export const picture = style({
  width: '104px',
  height: 'auto',
  flex: 'none',
  border: `1px solid ${vars.line}`,
})
export const asideName = style({ font: `600 ${vars.text[3]}/1.4 ${vars.serif}`, overflowWrap: 'anywhere' })
