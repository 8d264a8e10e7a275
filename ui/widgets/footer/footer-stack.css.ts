import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../theme/rem.ts'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

const footer = style({
  position: 'relative',
  fontSize: rem(15),
  lineHeight: 1.7,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
})
export const onDark = style([footer, { color: '#fff' }])
export const onLight = style([footer, { color: '#000' }])
globalStyle(`${footer} a:hover`, { color: 'inherit' })
globalStyle(`${footer} :focus-visible`, { outlineColor: 'currentColor' })

export const ground = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: '#1d2a3a',
})

export const stack = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: '52px 40px',
})
export const name = style({
  marginBottom: vars.space[3],
  font: `700 ${rem(24)}/1.3 ${vars.serif}`,
  letterSpacing: '.03em',
})
export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 32px',
  marginTop: vars.space[3],
})
globalStyle(`${contacts} div`, { display: 'flex', gap: '8px' })
globalStyle(`${contacts} dt`, { flex: 'none' })
globalStyle(`${contacts} dd`, { margin: 0, overflowWrap: 'anywhere' })

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '24px 40px',
  marginTop: vars.space[6],
})
export const qr = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  fontSize: vars.text[1],
  textAlign: 'left',
})
globalStyle(`${qr} img`, { background: '#fff' })
export const visits = style({ display: 'flex', gap: '40px' })
globalStyle(`${visits} div`, { display: 'flex', flexDirection: 'column-reverse', textAlign: 'left' })
globalStyle(`${visits} dt`, { fontSize: vars.text[1] })
globalStyle(`${visits} dd`, {
  margin: 0,
  font: `600 ${rem(28)}/1.2 ${vars.serif}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const legalLine = style({ position: 'relative', borderTop: '1px solid rgb(128 128 128/.5)' })
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '2px 24px',
  paddingBlock: '16px 22px',
  fontSize: vars.text[1],
  '@media': { [phone]: { paddingRight: '64px', paddingLeft: '64px' } },
})
