import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { narrow } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { gutter } from '../basket/dialog-styles.ts'

export const row = style({
  display: 'grid',
  gridTemplate: '"name lines action" / 108px minmax(0,1fr) 104px',
  gap: '6px 16px',
  padding: '14px 0',
  borderTop: `1px solid ${vars.line}`,
  ':first-child': { borderTop: 0 },
  '@media': { [narrow]: { gridTemplate: '"name action" "lines lines" / 1fr auto' } },
})
export const name = style({ gridArea: 'name', fontFamily: vars.sans, lineHeight: rem(24) })
globalStyle(`${name} b, ${name} small`, {
  display: 'block',
  '@media': { [narrow]: { display: 'inline' } },
})
globalStyle(`${name} small`, { color: vars.ink3 })
export const lines = style({ display: 'grid', gap: '8px', gridArea: 'lines', overflowWrap: 'anywhere' })
export const action = style({ gridArea: 'action' })
globalStyle(`${action} button`, { width: '100%', paddingInline: '12px', whiteSpace: 'nowrap' })

export const foot = style({
  ...gutter,
  position: 'relative',
  flex: 'none',
  paddingBlock: '12px 18px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.wash,
})
export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  fontSize: vars.text[1],
  lineHeight: rem(24),
  color: vars.ink2,
})
globalStyle(`${hint} b`, { color: vars.ink, overflowWrap: 'anywhere' })
export const files = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '8px',
  marginTop: '6px',
})
export const file = style({
  display: 'flex',
  minHeight: '44px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
})
globalStyle(`${file} a`, { flex: '1 1 auto', padding: '3px 9px', lineHeight: rem(18), color: 'inherit' })
globalStyle(`${file} b, ${file} small`, { display: 'block', fontSize: rem(13) })
globalStyle(`${file} small`, { color: vars.ink3 })
export const copyFile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  borderLeft: `1px solid ${vars.line}`,
  color: colour.primary,
})
export const status = style({ position: 'absolute', clipPath: 'inset(50%)' })
export const coming = style({ display: 'block', height: '320px' })
