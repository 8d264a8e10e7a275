import { keyframes, style } from '@vanilla-extract/css'
import { colour } from '../../theme/contract.css.ts'

const along = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } })

export const progress = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 40,
  height: '3px',
  background: colour.bottomLine,
  transformOrigin: 'left',
  transform: 'scaleX(.9)',
  animation: `${along} 4s cubic-bezier(.1,.7,.3,1)`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
