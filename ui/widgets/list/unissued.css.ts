import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** What each version label means. */
export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '10px 14px',
  fontSize: vars.text[1],
  lineHeight: '20px',
})
globalStyle(`${versions} dd`, { color: vars.ink2 })
