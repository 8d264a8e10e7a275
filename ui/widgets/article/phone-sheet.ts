import { vars } from '../../theme/contract.css.ts'
import { edgeBottom } from '../../theme/edges.ts'

/** A popover as a sheet of a phone, which ends at the bar at the foot of the window. */
export const phoneSheet = {
  position: 'fixed',
  inset: `auto 0 ${edgeBottom}`,
  width: 'auto',
  maxHeight: 'min(560px, 72dvh)',
  margin: 0,
  padding: '20px 20px 16px',
  border: 0,
  borderRadius: '6px 6px 0 0',
  background: vars.paper,
  boxShadow: vars.lift,
  overscrollBehavior: 'contain',
} as const

/** What lies behind such a sheet ends at the bar too. */
export const phoneBackdrop = {
  bottom: edgeBottom,
  height: 'auto',
  background: 'rgb(16 22 32/.55)',
} as const
