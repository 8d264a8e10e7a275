import { style } from '@vanilla-extract/css'
import { colour } from '../../theme/contract.css.ts'

/** As wide as the window, at every width (C9.7). Without its picture the place keeps a ground of the theme. */
export const banner = style({
  aspectRatio: '683 / 175',
  width: '100%',
  overflow: 'hidden',
  background: colour.primaryHover,
})
export const bannerPicture = style({ width: '100%', height: '100%', objectFit: 'cover' })
