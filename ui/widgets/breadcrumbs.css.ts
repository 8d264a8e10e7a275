import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { phone } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '18px 0',
  fontSize: vars.text[1],
  lineHeight: rem(24),
  color: vars.ink3,
  '@media': { [phone]: { display: 'block', padding: '12px 0 14px' } },
})
globalStyle(`${crumbs} li + li::before`, { content: '/', color: vars.edge, marginRight: '8px' })
globalStyle(`${crumbs} a`, { display: 'inline-block' })
// a long name goes on in the next line, and what follows stands behind it
globalStyle(`${crumbs} li`, { '@media': { [phone]: { display: 'inline', marginRight: '8px' } } })
globalStyle(`${crumbs} li:nth-last-child(n + 2):nth-child(n + 2) a`, {
  '@media': { [phone]: { display: 'inline' } },
})

/** The picture above it: its place is kept before it is there, and what does not fit is cut at its edges. */
export const banner = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '6',
  objectFit: 'cover',
  marginTop: vars.space[5],
  '@media': { [phone]: { aspectRatio: '4', marginTop: vars.space[4] } },
})
