import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../theme/rem.ts'
import { vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'

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
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

export const stack = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: '52px 40px',
  '@media': { [phone]: { paddingBlock: '40px 32px' } },
})
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 20px',
  marginTop: '18px',
  fontSize: vars.text[2],
})
export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '6px 32px',
  maxWidth: '800px',
  marginTop: '18px',
})
globalStyle(`${contacts} div`, { display: 'flex', gap: '10px', minWidth: 0 })
globalStyle(`${contacts} dt`, { flex: 'none' })
globalStyle(`${contacts} dd`, { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 })
globalStyle(`${contacts} a`, { display: 'inline-block', minHeight: '24px' })
export const wide = style({})
globalStyle(`${contacts} ${wide}`, { flex: '1 0 100%', justifyContent: 'center' })

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '24px 0',
  marginTop: vars.space[6],
})
export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  fontSize: vars.text[1],
  lineHeight: 1.6,
  textAlign: 'left',
})
globalStyle(`${code} img`, {
  flex: 'none',
  width: '96px',
  height: '96px',
  padding: '6px',
  background: '#fff',
})
globalStyle(`${code} figcaption`, {
  maxWidth: '12em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
})
export const visits = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '16px 40px',
  selectors: {
    [`${code} + &`]: {
      marginLeft: '40px',
      paddingLeft: '40px',
      borderLeft: '1px solid rgb(128 128 128/.6)',
      '@media': { [phone]: { marginLeft: 0, paddingLeft: 0, borderLeft: 0, width: '100%' } },
    },
  },
})
globalStyle(`${visits} div`, { display: 'flex', flexDirection: 'column-reverse', textAlign: 'left' })
globalStyle(`${visits} dt`, { fontSize: vars.text[1] })
globalStyle(`${visits} dd`, {
  font: `600 ${rem(28)}/1.2 ${vars.serif}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const legalLine = style({
  position: 'relative',
  borderTop: '1px solid rgb(128 128 128/.5)',
})
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignContent: 'flex-start',
  gap: '2px 24px',
  paddingBlock: '16px 22px',
  fontSize: vars.text[1],
  overflowWrap: 'anywhere',
  '@media': { [tablet]: { paddingInline: '64px' } },
})
/** Its lines take no room of their own. */
globalStyle(`${legal} > li`, { display: 'contents' })
