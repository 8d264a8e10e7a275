import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { edgeBottom } from '../../theme/edges.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** It lies on the page and scrolls with it. */
export const card = style({
  position: 'absolute',
  inset: 'auto',
  width: '432px',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: '60dvh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.paper,
  boxShadow: vars.lift,
  color: vars.ink,
  fontSize: vars.text[2],
  lineHeight: 1.6,
  ':focus': { outline: 'none' },
  '@media': {
    [phone]: {
      position: 'fixed',
      inset: `auto 0 ${edgeBottom}`,
      width: 'auto',
      maxWidth: 'none',
      borderWidth: '1px 0 0',
      borderRadius: '6px 6px 0 0',
    },
    print: { display: 'none' },
  },
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 10px',
  padding: '14px 20px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
globalStyle(`${entry} > b`, { fontWeight: 600, color: colour.primary })
globalStyle(`${entry} a`, { color: colour.primary })
/** The places of work of an author stand close together. */
globalStyle(`${card}[data-card=author] ${entry} + ${entry}`, { border: 0, paddingTop: 0 })
globalStyle(`${entry} > :only-child`, { gridColumn: '1 / -1' })
export const links = style({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: '0 18px' })
globalStyle(`${links} a`, { minHeight: '24px', fontSize: vars.text[1], lineHeight: rem(24) })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 20px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.wash,
  fontSize: vars.text[1],
  color: vars.ink3,
})
globalStyle(`${foot} a`, {
  minWidth: '24px',
  lineHeight: rem(28),
  color: colour.primary,
  '@media': { [phone]: { lineHeight: rem(44) } },
})
globalStyle(`${foot} a[aria-current]`, { fontWeight: 600, color: vars.ink })
export const list = style({ marginLeft: 'auto' })
