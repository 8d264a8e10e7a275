import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { feedLink } from '../controls.css.ts'

/** After a login it is what the address names: it shows that it waits for its press. */
export const place = style({
  display: 'inline-flex',
  borderRadius: vars.radius,
  // comes to rest below the head that stays, with the name of the page above it
  scrollMarginTop: '50vh',
  selectors: {
    '&:target': { outline: `2px solid ${colour.primary}`, outlineOffset: '4px' },
    '&:target:has([aria-pressed=true])': { outline: 0 },
    '&:empty': { display: 'none' },
  },
})

/** Looks as the link to the feed beside it. */
export const follow = style([
  feedLink,
  { cursor: 'pointer', selectors: { '&[aria-pressed=true]': { fontWeight: 600 } } },
])
globalStyle(`${follow}[aria-pressed=true] path`, { fill: colour.primary, stroke: vars.paper })

export const form = style({ display: 'inline-flex' })
