import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** What each version label means. */
export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '10px 14px',
  fontSize: vars.text[1],
  lineHeight: rem(20),
})
globalStyle(`${versions} dd`, { color: vars.ink2 })

/** Short lists of the rail, with their numbers at the end of the line. */
export const beside = style({ listStyle: 'none', lineHeight: rem(22) })
globalStyle(`${beside} li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '9px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${beside} a[aria-current]`, { color: colour.primary, fontWeight: 600 })
globalStyle(`${beside} small`, { color: vars.ink3 })

/** Above the list: of which section, in which order. */
export const narrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '10px 0 2px',
  fontFamily: vars.sans,
  fontSize: vars.text[2],
  '@media': { print: { display: 'none' } },
})
globalStyle(`${narrow} ul`, {
  width: 'max-content',
  maxWidth: 'min(360px, 84vw)',
  maxHeight: '60vh',
  overflowY: 'auto',
})
globalStyle(`${narrow} nav a, ${narrow} ul a`, {
  '@media': { [phone]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
globalStyle(`${narrow} ul a`, { '@media': { [phone]: { display: 'flex' } } })
globalStyle(`${narrow} li a[aria-current]`, { color: colour.primary, fontWeight: 600 })
