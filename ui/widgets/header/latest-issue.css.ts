import { style } from '@vanilla-extract/css'
import { colour } from '../../theme/contract.css.ts'

export const latestIssue = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  ':hover': { color: colour.primary },
})
