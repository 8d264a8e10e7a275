import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { barHeight, edgeBottom, floatsDoNotFit } from '../../theme/edges.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { badge } from '../basket/basket-button.css.ts'
import { page } from '../layout.css.ts'
import { slim } from './floating-sizes.ts'

/** On a phone a bar that owns the foot of the window: what floats there would lie over the text. */
const bar = {
  inset: 'auto 0 0',
  flexDirection: 'row',
  alignItems: 'stretch',
  gap: 0,
  height: edgeBottom,
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  borderTop: `1px solid ${vars.line}`,
  background: vars.paper,
  pointerEvents: 'auto',
} as const

/** As high as the window, so that it stays where it is when a part comes; only its parts are in the way. */
export const floating = style({
  position: 'fixed',
  top: 0,
  zIndex: 9,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${floating} > *`, { pointerEvents: 'auto' })
globalStyle(`html:has(.${floating})`, {
  '@media': {
    [phone]: {
      vars: { '--edge-bottom': barHeight },
      paddingBottom: edgeBottom,
    },
  },
})
/** What stands in the bar shares its length, in either style: icons with their names, as in the bar of an article. */
const inBar = (what: string, style: StyleRule): void =>
  globalStyle(`${floating}${what}`, { '@media': { [phone]: style } })
inBar(' > *', { flex: 1 })
inBar(' ul', { height: '100%', gridTemplate: '100% / 100%', boxShadow: 'none' })
inBar(' li', { width: 'auto', background: 'none', boxShadow: 'none' })
for (const state of ['', ':hover'])
  inBar(` button${state}${state}`, {
    flexDirection: 'column',
    gap: '3px',
    width: '100%',
    height: '100%',
    borderRadius: 0,
    background: 'none',
    boxShadow: 'none',
    color: state === '' ? vars.ink2 : colour.primary,
  })
inBar(' button:focus-visible', { outlineOffset: '-3px', outlineColor: vars.ink })
inBar(` button > span:not(.${badge})`, { display: 'block', font: `${rem(12)}/${rem(16)} ${vars.sans}` })
inBar(` button > .${badge}.${badge}`, { top: '4px', right: 'auto', left: 'calc(50% + 8px)' })
// the rail and the bar of an article have what floats elsewhere
globalStyle(`${page}:has(> main[data-page=article]) > .${floating}`, {
  '@media': { [floatsDoNotFit]: { display: 'none' } },
})

/** The toolbar, or its place while it is on its way: in the bar of a phone nothing moves when it comes. */
export const tools = style({ minWidth: 0 })

/** Style 1: free of the edge, and each part free of the other. */
export const apart = style([
  floating,
  {
    right: '24px',
    bottom: '32px',
    gap: '8px',
    '@media': { [slim]: { right: '4px' }, [phone]: bar },
  },
])
/** Style 2: glued to the edge, in one piece. */
export const glued = style([floating, { right: 0, bottom: '48px', '@media': { [phone]: bar } }])
