import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { forced } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** Six links under a hairline. */
export const periods = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  borderBottom: `1px solid ${vars.line}`,
  fontSize: vars.text[2],
})
globalStyle(`${periods} a`, {
  minHeight: '36px',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  '@media': { [forced]: { borderBottomColor: 'Canvas' } },
  color: vars.ink2,
  lineHeight: rem(36),
})
globalStyle(`${periods} a[aria-current]`, { borderBottomColor: colour.primary, color: colour.primary })

export const places = style({ counterReset: 'place', maxWidth: '880px', paddingBottom: vars.space[9] })
globalStyle(`${places} > li`, {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr)',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.line}`,
})
/** The number of the list itself, which programs that read it count by themselves. */
globalStyle(`${places} > li::before`, {
  content: ['counter(place)', "counter(place) / ''"],
  counterIncrement: 'place',
  color: colour.primary,
  font: `700 ${rem(20)}/1.4 ${vars.serif}`,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${places} h2`, { font: `600 ${rem(18)}/1.4 ${vars.serif}` })
globalStyle(`${places} p`, { marginTop: '4px', color: vars.ink2, fontSize: vars.text[2] })
globalStyle(`${places} p > span`, { marginLeft: '12px', color: vars.ink3 })
