import { headerSizes, tallerBy } from '@xuekan/core/site'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { menuHeight } from '../menu/menu.css.ts'
import { rem } from '../../theme/rem.ts'

const { row: rowHeight, menu: barHeight } = headerSizes[4]

const aRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[6],
})
export const row = style([aRow, { minHeight: rem(rowHeight) }])
export const tallRow = style([aRow, { minHeight: rem(rowHeight + tallerBy) }])
// gives way before the name of the group breaks
export const search = style({ flex: '0 9999 540px', minWidth: '310px' })

export const bar = style({ height: rem(barHeight) })
/** A hair above, a rule in ink below. */
export const menu = style({
  position: 'relative',
  height: rem(barHeight),
  vars: { [menuHeight]: rem(barHeight - 3) },
  background: vars.paper,
  borderTop: `1px solid ${vars.line}`,
  borderBottom: `2px solid ${vars.ink}`,
})
export const end = style({ borderBottom: `2px solid ${vars.ink}` })
