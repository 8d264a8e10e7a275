import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tablet } from '../../theme/media.ts'

export const headPicture = style({
  width: '24px',
  height: '24px',
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.wash,
})
export const name = style({
  maxWidth: '12em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const member = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  color: vars.ink,
})

/** Where the header is narrow the way to register is in the menu and on the page of the login. */
export const register = style({
  '@media': { [tablet]: { selectors: { '&&': { display: 'none' } } } },
})
