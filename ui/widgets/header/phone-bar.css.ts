import { headerStyles, phoneBarSizes } from '@xuekan/core/site'
import { style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

const byStyle = Object.fromEntries(headerStyles.map((one) => [one, one])) as Record<
  (typeof headerStyles)[number],
  (typeof headerStyles)[number]
>
const heightOf = (one: (typeof headerStyles)[number]): string =>
  rem(phoneBarSizes[one].bar + phoneBarSizes[one].lines)

export const place = styleVariants(byStyle, (one) => ({ height: heightOf(one) }))

const ground = style({ position: 'relative', background: vars.paper })
export const variant = styleVariants(
  {
    1: { borderBottom: `3px solid ${colour.primary}` },
    2: { borderBottom: `1px solid ${vars.line}` },
    3: { borderBottom: `1px solid ${vars.line}` },
    4: { borderBottom: `2px solid ${vars.ink}` },
    5: { borderBottom: `1px solid ${vars.line}` },
    6: { borderTop: `4px solid ${vars.ink}`, borderBottom: `1px solid ${vars.ink}` },
  },
  (lines, one) => [ground, { height: heightOf(one), ...lines }],
)

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  padding: '0 8px 0 6px',
  selectors: {
    [`${variant[5]} &`]: { paddingLeft: 0 },
    // the hair under the thick rule
    [`${variant[6]} &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(44px, 1fr) minmax(0, auto) minmax(88px, 1fr)',
      marginTop: '2px',
      height: 'calc(100% - 2px)',
      borderTop: `1px solid ${vars.ink}`,
    },
  },
})
export const start = style({
  flex: 'none',
  selectors: { '&:empty': { width: '8px' }, [`${variant[5]} &:empty`]: { width: '16px' } },
})
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  ':hover': { color: colour.primary },
})
/** The menu's button where it slides in on wide windows too (style 5): a block in the theme's colour, flush with the window's edge. */
export const block = style([
  button,
  {
    width: '60px',
    height: rem(phoneBarSizes[5].bar),
    marginRight: '6px',
    background: vars.bar,
    color: vars.onPrimary,
    ':hover': { background: colour.primaryHover, color: vars.onPrimary },
    ':focus-visible': { outlineColor: vars.onPrimary, outlineOffset: '-5px' },
  },
])

export const logo = style({ flex: '1 1 0', minWidth: 0, margin: '0 4px' })
export const end = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flex: 'none' })
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: '44px',
  height: '44px',
  padding: '0 6px',
  fontSize: vars.text[2],
  fontWeight: 600,
  color: vars.ink,
})
