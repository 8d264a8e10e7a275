import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { below } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'

export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: '40px',
  alignItems: 'start',
  '@media': { [phone]: { display: 'block' } },
})
export const first = style({ '@media': { [phone]: { marginBottom: '16px' } } })
globalStyle(`${first} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  objectFit: 'cover',
  marginBottom: '14px',
  borderRadius: '2px',
})
globalStyle(`${first} h3`, { font: `600 ${rem(19)}/1.5 ${vars.serif}`, textWrap: 'pretty' })
globalStyle(`${first} p`, { marginTop: '6px', lineHeight: 1.7, color: vars.ink2 })
export const meta = style({ display: 'flex', gap: '14px', fontSize: vars.text[1] })

const list = style({})
export const kind = style({
  fontSize: vars.text[1],
  fontWeight: 600,
  color: colour.primary,
  whiteSpace: 'nowrap',
})
export const title = style({ minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${list} time`, { fontSize: vars.text[1], color: vars.ink3, whiteSpace: 'nowrap' })
globalStyle(`${list} > li`, {
  padding: '11px 0',
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: rem(24),
})
globalStyle(`${list} > li:last-child`, { borderBottom: 0 })
/** One line each: kind, title, day. */
export const rows = style([list])
globalStyle(`${rows} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '16px',
  alignItems: 'baseline',
})
globalStyle(`${rows} > li`, {
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
/** Beside the first item there is no room for three columns in a narrower window. */
globalStyle(`${wide} > ${rows} > li`, {
  '@media': { [below(1181)]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
globalStyle(`${wide} > ${rows} ${title}`, {
  '@media': { [below(1181)]: { gridColumn: '1/-1', gridRow: 2 } },
})
globalStyle(`${wide} > ${rows} time`, {
  '@media': { [below(1181)]: { gridRow: 1, gridColumn: 2 } },
})
globalStyle(`${rows} ${title}`, { '@media': { [phone]: { gridColumn: '1/-1', gridRow: 2 } } })
globalStyle(`${rows} time`, { '@media': { [phone]: { gridRow: 1, gridColumn: 2, whiteSpace: 'normal' } } })
/** Kind and day above the title, for a narrow column. */
export const stacked = style([list])
globalStyle(`${stacked} > li`, { display: 'flex', flexWrap: 'wrap', gap: '0 10px', alignItems: 'baseline' })
globalStyle(`${stacked} ${title}`, { order: 1, width: '100%', font: `600 ${rem(16)}/1.5 ${vars.serif}` })
