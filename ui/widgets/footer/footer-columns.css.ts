import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'

export const footer = style({
  background: vars.footer,
  color: vars.ink2,
  fontSize: vars.text[2],
  lineHeight: 1.7,
  '@media': { print: { display: 'none' } },
})
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '32px 48px',
  paddingBlock: '44px 36px',
  '@media': { [phone]: { flexDirection: 'column', gap: '24px', paddingBlock: '36px 28px' } },
})
export const site = style({
  flex: '0 1 300px',
  minWidth: 0,
  color: vars.ink,
  ':only-child': { flexBasis: '100%' },
  '@media': { [phone]: { flex: 'none', maxWidth: '100%' } },
})
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginTop: '14px',
  fontSize: vars.text[1],
  color: vars.ink2,
})
export const visits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  marginTop: '16px',
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${visits} div`, { display: 'flex', gap: '8px' })
globalStyle(`${visits} dd`, { color: vars.ink, fontWeight: 600 })

/** Two columns whose labels are as wide as the widest of their own. */
export const contacts = style({
  flex: '1 1 400px',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto minmax(0,1fr)',
  gap: '8px 16px',
  '@media': {
    [tablet]: { gridTemplateColumns: 'auto minmax(0,1fr)', flexBasis: '300px' },
    [phone]: { flex: 'none', width: '100%' },
  },
})
globalStyle(`${contacts} div`, { display: 'grid', gridColumn: 'span 2', gridTemplateColumns: 'subgrid' })
globalStyle(`${contacts} dt`, { whiteSpace: 'nowrap' })
globalStyle(`${contacts} dd`, { color: vars.ink, overflowWrap: 'anywhere' })
globalStyle(`${contacts} a`, { display: 'inline-block', minHeight: '24px' })
export const wide = style({})
globalStyle(`${contacts} ${wide}`, { gridColumn: '1/-1' })
globalStyle(`${wide} dd`, { gridColumn: '2/-1' })

export const code = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexDirection: 'row-reverse',
  gap: '16px',
  marginLeft: 'auto',
  textAlign: 'right',
  '@media': {
    // clear of the tools, which would lie over what is to be scanned
    [phone]: { flexDirection: 'row', marginInline: 0, textAlign: 'left' },
  },
})
globalStyle(`${code} img`, { flex: 'none', padding: '6px', background: '#fff' })
globalStyle(`${code} figcaption`, {
  maxWidth: '9em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
})

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: '4px 24px',
  padding: '16px 0 20px',
  borderTop: '1px solid rgb(128 128 128/.35)',
  fontSize: vars.text[1],
  overflowWrap: 'anywhere',
  '@media': { [tablet]: { paddingRight: '64px' } },
})
/** Its lines take no room of their own. */
globalStyle(`${legal} > li`, { display: 'contents' })
globalStyle(`${legal} a`, { minHeight: '24px' })
