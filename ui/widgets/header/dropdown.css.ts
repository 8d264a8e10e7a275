import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const dropdown = style({ position: 'relative', flex: 'none', minWidth: 0 })

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  cursor: 'pointer',
})
globalStyle(`${trigger} > svg:last-child`, { transition: 'transform .15s ease' })
globalStyle(`${trigger}[data-state=open] > svg:last-child, ${dropdown}[open] > summary > svg:last-child`, {
  transform: 'rotate(180deg)',
})

const panel = {
  zIndex: 30,
  minWidth: '160px',
  maxWidth: 'min(320px, 100vw - 16px)',
  padding: '6px 0',
  background: vars.paper,
  color: vars.ink,
  border: `1px solid ${vars.line}`,
  borderTop: `3px solid ${colour.primary}`,
  borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
  boxShadow: vars.lift,
} as const
export const below = style({ ...panel, position: 'absolute', right: 0, top: 'calc(100% + 4px)' })
export const floating = style(panel)

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  minHeight: '40px',
  padding: '8px 18px',
  fontSize: vars.text[2],
  lineHeight: rem(24),
  textAlign: 'start',
  color: vars.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-highlighted]': {
      background: colour.veil,
      color: colour.primary,
      textDecoration: 'none',
      outline: 0,
    },
    '&[aria-current]': { fontWeight: 600 },
  },
  '@media': {
    [phone]: { minHeight: '44px' },
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
})
