import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import './alignment.css.ts'
import './lights.css.ts'
import './sizes.css.ts'

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[2]} 0 ${vars.space[4]}`,
})
export const group = style({ minWidth: 0 })
export const measure = style([group, { '@media': { [phone]: { display: 'none' } } }])
export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  padding: 0,
  fontSize: vars.text[1],
  fontWeight: 600,
  lineHeight: rem(28),
})
globalStyle(`${legend} output`, { fontWeight: 400, color: vars.ink3 })

export const size = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  padding: '0 12px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  font: `400 ${rem(14)}/1 ${vars.serif}`,
})
globalStyle(`${size} input`, { flex: '1 1 0', minWidth: 0, height: '24px', accentColor: colour.primary })
globalStyle(`${size} span:last-child`, { fontSize: rem(21) })

export const choices = style({ display: 'flex', gap: '8px' })
export const choice = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  fontSize: vars.text[1],
  lineHeight: rem(28),
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: colour.primary,
      boxShadow: `inset 0 0 0 1px ${colour.primary}`,
      color: colour.primary,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.primary}`, outlineOffset: '2px' },
  },
})
globalStyle(`${choice} input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
/** How it looks. */
const sample = style({
  display: 'block',
  borderRadius: '3px 3px 0 0',
  font: `600 ${rem(18)}/${rem(36)} ${vars.serif}`,
  fontWeight: 600,
  forcedColorAdjust: 'none',
})
export const samples = {
  paper: style([sample, { background: '#fff', color: '#1b1f24' }]),
  sepia: style([sample, { background: '#f8f1e3', color: '#2a241c' }]),
  dark: style([sample, { background: '#14181d', color: '#e3e6ea' }]),
  system: style([sample, { background: 'linear-gradient(90deg, #fff 50%, #14181d 50%)', color: '#767676' }]),
} as const

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '44px',
  borderTop: `1px solid ${vars.line}`,
  cursor: 'pointer',
})
globalStyle(`${row} label`, { flex: '1 1 0', cursor: 'pointer' })
globalStyle(`${row} small`, {
  display: 'block',
  fontSize: rem(12),
  lineHeight: rem(16),
  paddingBottom: '4px',
  color: vars.ink3,
})
/** A knob that lies at the right while it is on. */
export const switcher = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '38px',
  height: '24px',
  margin: 0,
  border: `1px solid ${vars.edge}`,
  borderRadius: '12px',
  background: vars.edge,
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    top: '3px',
    left: '3px',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    background: vars.paper,
  },
  selectors: {
    '&:checked': { background: colour.primary, borderColor: colour.primary },
    '&:checked::after': { left: '17px' },
    '&:focus-visible': { outline: `2px solid ${colour.primary}`, outlineOffset: '2px' },
  },
  '@media': {
    // a system of few colours takes backgrounds away
    '(forced-colors: active)': { background: 'Canvas', borderColor: 'ButtonText' },
  },
})
globalStyle(`${switcher}::after`, { '@media': { '(forced-colors: active)': { background: 'ButtonText' } } })

export const plain = style({
  display: 'block',
  width: '100%',
  minHeight: '44px',
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'start',
  color: colour.primary,
})
export const foot = style({ fontSize: vars.text[1], lineHeight: rem(24), color: vars.ink3 })
