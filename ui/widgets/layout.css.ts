import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../theme/contract.css.ts'
import '../theme/fonts.css.ts'
import '../theme/ground.css.ts'
import { floatsDoNotFit } from '../theme/edges.ts'
import { fromTablet } from '../theme/media.ts'

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

/** Where nothing fits beside the container, what floats has the gutter; an article has it in its rail. */
globalStyle(`${page}:not(:has(> main[data-page=article]))`, {
  '@media': { [`${fromTablet} and ${floatsDoNotFit}`]: { vars: { [vars.gutter]: '56px' } } },
})

export const main = style({ flex: '1 0 auto', width: '100%', outline: 0 })

/**
 * A browser draws a page while it arrives. A header drawn in parts moves: a menu spread over the width of the page is
 * spread again with each entry that comes. So the header is shown once it is whole, which is when what follows begins.
 * A browser without :has() shows it at once.
 */
export const header = style({ selectors: { '&:not(:has(~ main))': { visibility: 'hidden' } } })

/**
 * A site's own styles reach what is inside the holder of a part, never the holder (C3.4). What overflows it is cut,
 * or lies behind the page: a header cannot be cut below, where its menus open.
 */
export const ownHeader = style([header, { flex: 'none', overflowX: 'clip' }])
export const ownFooter = style({ flex: 'none', contain: 'paint' })
export const guarded = style([main, { zIndex: 1, background: vars.paper }])

export const skip = style({
  position: 'absolute',
  left: '24px',
  top: '-80px',
  zIndex: 40,
  padding: '10px 16px',
  background: vars.paper,
  color: colour.primary,
  boxShadow: vars.lift,
  ':focus': { top: '8px' },
})
