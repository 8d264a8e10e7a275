import { headerSizes, tallerBy } from '@xuekan/core/site'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { ground } from './ground.css.ts'
import { between, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

const { row: rowHeight, menu } = headerSizes[1]

const aRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[6],
  '@media': { [between]: { gap: vars.space[5] } },
})
export const row = style([aRow, { minHeight: rem(rowHeight) }])
export const tallRow = style([aRow, { minHeight: rem(rowHeight + tallerBy) }])
/** Without a menu below it. */
export const alone = style({ boxShadow: `0 1px ${vars.line}` })
export const bar = style({ height: rem(menu) })

export const tools = style({
  // gives way before the name of the journal breaks
  flex: '0 9999 660px',
  minWidth: '400px',
  // what stands on a picture covers no more of it than it needs
  selectors: { [`${ground} &`]: { flexBasis: '720px' } },
})
export const links = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: 0,
  marginBottom: '6px',
  marginRight: '-8px',
  fontSize: vars.text[1],
})
export const find = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[5],
  '@media': { [tablet]: { gap: vars.space[3] } },
})
export const search = style({
  flex: '0 1 540px',
  minWidth: '200px',
  selectors: { [`${ground} &`]: { flex: '1 1 200px' } },
})
