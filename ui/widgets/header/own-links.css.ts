import { style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { between, phone, slim, wide } from '../../theme/media.ts'

/** A small link of the header: on one line, cut where there is no room. */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  // however long those beside it are, it can be pressed
  minWidth: '28px',
  minHeight: '28px',
  padding: '0 8px',
  color: vars.ink2,
  whiteSpace: 'nowrap',
  ':hover': { color: colour.primary },
  '@media': {
    [phone]: { minHeight: '44px' },
    [`${between}, ${slim}`]: { padding: '0 5px' },
  },
})
/** The group keeps its name longer than the others; in a narrower window it leaves them room. */
export const entrance = style([
  item,
  {
    flex: 'none',
    maxWidth: '16em',
    '@media': {
      [between]: { flex: '0 99999 auto', minWidth: '5em' },
      // a reader's own wider spacing has room here
      [wide]: { maxWidth: '20em' },
    },
  },
])
export const text = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // on a phone it takes two lines rather than losing its end
  '@media': {
    [phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      lineHeight: 1.2,
    },
    [slim]: { WebkitLineClamp: 3, lineHeight: 1.1 },
  },
})

/** Gives way to the links beside it; on a phone it leaves the line to them. */
export const greeting = style({
  minWidth: 'min(5em, 15%)',
  flex: '0 1000000000 auto',
  padding: '0 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.ink2,
})
export const besideButtons = style([greeting, { '@media': { [phone]: { display: 'none' } } }])
