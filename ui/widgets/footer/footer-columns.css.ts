import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../theme/rem.ts'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const footer = style({
  background: '#ebebeb',
  color: vars.ink2,
  fontSize: vars.text[2],
  lineHeight: '24px',
  '@media': { print: { display: 'none' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr) auto',
  gap: '32px 56px',
  paddingBlock: '44px 36px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '24px', paddingBlock: '32px 24px' } },
})
export const name = style({
  marginBottom: '6px',
  font: `700 ${rem(19)}/1.5 ${vars.serif}`,
  color: vars.ink,
  letterSpacing: '.02em',
})
export const visits = style({ marginTop: vars.space[3], fontVariantNumeric: 'tabular-nums' })
globalStyle(`${visits} b`, { fontWeight: 600, color: vars.ink, margin: '0 16px 0 4px' })

export const contacts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '6px 24px',
  alignContent: 'start',
})
globalStyle(`${contacts} div`, { display: 'flex', gap: '12px' })
globalStyle(`${contacts} dt`, { flex: 'none' })
globalStyle(`${contacts} dd`, { margin: 0, color: vars.ink, overflowWrap: 'anywhere' })
globalStyle(`${contacts} div:last-child`, { gridColumn: '1/-1' })

export const qr = style({ fontSize: vars.text[1], textAlign: 'center', justifySelf: 'start' })
globalStyle(`${qr} img`, { background: '#fff', marginBottom: '6px' })

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 24px',
  padding: '14px 64px 18px 0',
  borderTop: '1px solid #cdd0d4',
  fontSize: vars.text[1],
})
