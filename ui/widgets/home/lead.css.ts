import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { between, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { oneColumn } from './rows.css.ts'

export const lead = style({ minWidth: 0 })
const sideBySide = {
  display: 'grid',
  columnGap: '32px',
  alignItems: 'start',
  '@media': { [oneColumn]: { display: 'block' } },
} as const
export const looks = styleVariants({
  wide: { ...sideBySide, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  wordsLeft: { ...sideBySide, gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
  tall: {},
  /** Title and words, then the picture. */
  wordsAbove: {},
})
export const picture = style({
  display: 'block',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  overflow: 'hidden',
  background: vars.paper,
  selectors: {
    [`${looks.wordsLeft} > &`]: { '@media': { [oneColumn]: { marginTop: '20px' } } },
    [`${looks.wordsAbove} > &`]: { marginTop: '20px' },
  },
})
globalStyle(`${picture} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  objectFit: 'contain',
})
export const words = style({
  minWidth: 0,
  selectors: {
    [`${looks.tall} > &`]: { marginTop: '20px' },
    [`${looks.wide} > &`]: { '@media': { [oneColumn]: { marginTop: '20px' } } },
  },
})
export const kicker = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink2,
})
globalStyle(`${kicker} b`, { fontWeight: 600, color: colour.primary })
export const title = style({
  marginTop: '12px',
  font: `700 ${rem(30)}/1.4 ${vars.serif}`,
  textWrap: 'pretty',
  selectors: {
    '&:lang(en)': { fontSize: rem(34), fontWeight: 600, lineHeight: 1.2, letterSpacing: '-.012em' },
  },
  '@media': {
    [between]: { fontSize: rem(26), selectors: { '&:lang(en)': { fontSize: rem(27) } } },
    [phone]: { fontSize: rem(24), selectors: { '&:lang(en)': { fontSize: rem(24) } } },
  },
})
globalStyle(`${title} [lang]`, { fontFamily: vars.serif })
export const text = style({
  marginTop: '14px',
  font: `400 ${rem(17)}/1.8 ${vars.serif}`,
  color: vars.ink2,
  selectors: { '&:lang(en)': { lineHeight: 1.6 } },
})
export const by = style({ marginTop: '10px', lineHeight: rem(22), color: vars.ink2 })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: '14px',
  lineHeight: rem(24),
  fontSize: vars.text[2],
  color: colour.primary,
  '@media': { print: { display: 'none' } },
})
export const centred = style({ textAlign: 'center' })
globalStyle(`${centred} :is(${kicker}, ${ways})`, { justifyContent: 'center' })
globalStyle(`${centred} ${text}`, { maxWidth: '32em', marginInline: 'auto', textAlign: 'start' })
