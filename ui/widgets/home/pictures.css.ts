import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { fromTablet, phone } from '../../theme/media.ts'
import { below } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'
import { oneColumn } from './rows.css.ts'

/** Side by side; on a phone a strip that is swiped, whose cut edge shows that there is more. */
export const strip = style({
  display: 'grid',
  gap: '24px',
  '@media': {
    [phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '232px',
      gridTemplateColumns: 'none',
      gap: '16px',
      overflowX: 'auto',
      marginInline: '-20px',
      paddingInline: '20px',
      scrollPaddingInline: '20px',
      scrollSnapType: 'x proximity',
    },
    // as wide as the gutter of the page
    [below(360)]: { marginInline: '-16px', paddingInline: '16px', scrollPaddingInline: '16px' },
  },
})
globalStyle(`${strip} > li`, { minWidth: 0, scrollSnapAlign: 'start' })
const columnsOf: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 5 }
const acrossOf: Readonly<Record<number, string>> = styleVariants(columnsOf, (columns) => ({
  '@media': {
    [fromTablet]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  },
}))
export const across = acrossOf

export const figure = style({})
globalStyle(`${figure} > *`, { display: 'block' })
export const frame = style({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '4/3',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  background: vars.paper,
})
globalStyle(`${frame} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'contain' })
globalStyle(`${acrossOf[2] ?? ''} ${frame}`, { aspectRatio: '16/9' })
export const caption = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: '8px',
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink2,
})
globalStyle(`${caption} b`, { marginRight: '6px', fontWeight: 600, color: vars.ink })

export const albums = style({ display: 'grid', gap: '20px' })
export const album = style({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: '16px' } },
  selectors: { [`${strip} &`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', alignItems: 'start' } },
})
globalStyle(`${album} b`, { display: 'block', font: `600 ${rem(18)}/1.45 ${vars.serif}` })
globalStyle(`${album} small`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.text[1],
  lineHeight: rem(20),
  color: vars.ink3,
})
export const plain = style({ color: colour.primary, lineHeight: rem(28) })
globalStyle(`${plain} b`, { fontWeight: 400 })
export const thumb = style({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16/10',
  borderRadius: '2px',
  background: colour.tint,
})
globalStyle(`${thumb} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })

export const media = style({ display: 'block' })
globalStyle(`${media} b`, { display: 'block', marginTop: '12px', font: `600 ${rem(17)}/1.5 ${vars.serif}` })
globalStyle(`${media} small`, { fontSize: vars.text[1], lineHeight: rem(20), color: vars.ink3 })
/** Across a row: picture and words side by side. */
export const mediaWide = style([
  media,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: '32px',
    alignItems: 'center',
    '@media': { [oneColumn]: { display: 'block' } },
  },
])
export const summary = style({
  display: 'block',
  margin: '8px 0',
  font: `400 ${rem(17)}/1.7 ${vars.serif}`,
  color: vars.ink2,
})
export const noPoster = style({ display: 'block' })
export const poster = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16/9',
  borderRadius: '2px',
  background: colour.tint,
})
globalStyle(`${poster} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const length = style({
  position: 'absolute',
  selectors: { [`${noPoster} > &`]: { position: 'static' } },
  bottom: '12px',
  left: '12px',
  padding: '0 12px',
  borderRadius: vars.radius,
  background: vars.ink,
  color: vars.paper,
  font: `500 ${rem(14)}/${rem(32)} ${vars.sans}`,
})

export const carousel = style({
  display: 'flex',
  gap: '16px',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
})
globalStyle(`${carousel} > li`, { flex: '0 0 min(100%, 880px)', scrollSnapAlign: 'start' })
export const banner = style({ display: 'block' })
globalStyle(`${banner} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '10/3',
  objectFit: 'cover',
  borderRadius: '2px',
})
globalStyle(`${banner} span`, { display: 'block', marginTop: '8px', fontWeight: 500 })
