import { headerSizes, tallerBy } from '@xuekan/core/site'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tablet } from '../../theme/media.ts'
import { ground } from './ground.css.ts'
import { menuHeight } from '../menu/menu.css.ts'
import { rem } from '../../theme/rem.ts'

const sizes = headerSizes[6]
const doubleRule = 7

/** A thick rule and a hair under it. */
export const rules = style({
  height: `${doubleRule}px`,
  marginTop: rem(sizes.rules - doubleRule),
  borderTop: `4px solid ${vars.ink}`,
  borderBottom: `1px solid ${vars.ink}`,
})

const mast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(190px, 1fr) minmax(0, auto) minmax(190px, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(140px, 1fr) minmax(0, auto) minmax(140px, 1fr)',
      gap: vars.space[4],
    },
  },
})
export const masthead = style([mast, { minHeight: rem(sizes.masthead) }])
export const tallMasthead = style([mast, { minHeight: rem(sizes.masthead + tallerBy) }])

export const start = style({
  minWidth: 0,
  fontSize: vars.text[2],
  lineHeight: 1.7,
  color: vars.ink2,
  selectors: { [`${ground} &`]: { justifySelf: 'start' } },
})
export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 0,
  selectors: { [`${ground} &`]: { justifySelf: 'end' } },
})

export const bar = style({ height: rem(sizes.menu) })
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  height: rem(sizes.menu),
  vars: { [menuHeight]: rem(sizes.menu - 2) },
  borderTop: `1px solid ${vars.ink}`,
  borderBottom: `1px solid ${vars.ink}`,
})
export const menu = style({ flex: '1 1 0', minWidth: 0 })
export const search = style({
  flex: '0 0 300px',
  '@media': { [tablet]: { flexBasis: '264px' } },
})
