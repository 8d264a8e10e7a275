import { style } from '@vanilla-extract/css'
import { rem } from '../../theme/rem.ts'
import { vars } from '../../theme/contract.css.ts'

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minWidth: 0,
  ':hover': { textDecoration: 'none', color: 'inherit' },
})
export const small = style([logo, { gap: '10px' }])

export const picture = style({
  height: '60px',
  width: 'auto',
  // The place of a square mark is kept until its picture comes.
  minWidth: '60px',
  maxWidth: '360px',
  flex: 'none',
  objectFit: 'contain',
  selectors: { [`${small} &`]: { height: '36px', minWidth: '36px', maxWidth: '40vw' } },
})
export const words = style({ minWidth: 0 })
export const name = style({
  display: 'block',
  font: `700 ${rem(30)}/1.2 ${vars.serif}`,
  letterSpacing: '.05em',
  selectors: {
    '&:lang(en)': { fontWeight: 600, fontSize: rem(26), letterSpacing: '-.005em' },
    [`${small} &`]: {
      fontSize: rem(19),
      lineHeight: 1.25,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [`${small} &:lang(en)`]: {
      fontSize: rem(16),
      lineHeight: 1.15,
      letterSpacing: 0,
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
})
export const second = style({
  display: 'block',
  marginTop: '2px',
  font: `400 ${rem(15)}/1.35 ${vars.serif}`,
  color: vars.ink2,
  selectors: {
    '&:lang(zh)': { letterSpacing: '.08em' },
    [`${small} &`]: { display: 'none' },
  },
})
