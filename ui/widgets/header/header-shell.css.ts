import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone as onPhone } from '../../theme/media.ts'

export const shell = style({ position: 'relative', '@media': { print: { display: 'none' } } })
export const wide = style({ '@media': { [onPhone]: { display: 'none' } } })
export const narrow = style({ display: 'none', '@media': { [onPhone]: { display: 'block' } } })

const arrive = keyframes({ from: { transform: 'translateY(-100%)' } })

/** Stays at the top of the window; its place in the page stays too, so that nothing jumps. */
export const fixed = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 15,
  background: vars.paper,
  boxShadow: vars.lift,
  animation: `${arrive} .18s ease-out`,
})
/** Above the page, so that what drops from it is seen. */
export const resting = style({ position: 'relative', zIndex: 5 })
