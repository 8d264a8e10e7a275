import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

/** Lines with what stands behind each at the right. */
export const ways = style({ maxWidth: '776px', paddingTop: vars.space[5] })
globalStyle(`${ways} li > a`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[5],
  minHeight: '44px',
  alignItems: 'center',
})
globalStyle(`${ways} li`, {
  borderBottom: `1px solid ${vars.line}`,
  fontSize: rem(15),
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})
globalStyle(`${ways} small`, { flex: 'none', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${ways} a small`, { color: colour.primary, fontWeight: 600 })
