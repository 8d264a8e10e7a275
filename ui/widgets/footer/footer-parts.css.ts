import { style } from '@vanilla-extract/css'

export const footerPicture = style({
  display: 'inline-block',
  width: 'auto',
  height: '40px',
  minWidth: '40px',
  marginRight: '12px',
  verticalAlign: 'middle',
})
