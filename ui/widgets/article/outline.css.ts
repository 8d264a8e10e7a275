import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const outline = style({})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '8px',
  marginBottom: vars.space[2],
  font: `400 ${vars.text[1]}/${rem(20)} ${vars.sans}`,
  fontVariantNumeric: 'tabular-nums',
  color: vars.ink3,
})
globalStyle(`${head} b`, { fontWeight: 600, color: vars.ink })
globalStyle(`${head} span:last-child`, { marginLeft: 'auto' })

// The outline's own line is the progress: in the journal's colour down to the present section, its dot at the end.
export const items = style({ position: 'relative' })
globalStyle(`${items} li`, { position: 'relative' })
globalStyle(`${items} li::before`, {
  content: '',
  position: 'absolute',
  inset: '0 auto 0 0',
  width: '2px',
  background: vars.line,
})
globalStyle(`${items} li:first-child::before`, { top: '50%' })
globalStyle(`${items} li:last-child::before`, { bottom: '50%' })
globalStyle(`${items} li:has(~ li > [aria-current])::before`, { background: colour.primary })
globalStyle(`${items} li:has(> [aria-current])::before`, {
  background: `linear-gradient(${colour.primary} 50%, ${vars.line} 50%)`,
})
globalStyle(`${items} a`, {
  display: 'block',
  minHeight: '24px',
  padding: '4px 0 4px 16px',
  color: vars.ink3,
  textWrap: 'pretty',
  '@media': { [phone]: { paddingBlock: '11px', fontSize: vars.text[3] } },
})
globalStyle(`${items} li:has(~ li > [aria-current]) a`, { color: vars.ink2 })
globalStyle(`${items} a:hover`, { color: colour.primary, textDecoration: 'none' })
globalStyle(`${items} a[aria-current]`, { color: colour.primary, fontWeight: 600 })
globalStyle(`${items} a[aria-current]::before`, {
  content: '',
  position: 'absolute',
  top: 'calc(50% - 4px)',
  left: '-3px',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: colour.primary,
  boxShadow: `0 0 0 3px ${vars.paper}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
export const second = style({})
globalStyle(`${items} ${second} a`, { paddingLeft: '31px', fontSize: vars.text[1] })
