import { headerSizes, tallerBy } from '@xuekan/core/site'
import { style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

const sizes = headerSizes[5]

export const place = style({ height: rem(sizes.row) })
export const tallPlace = style({ height: rem(sizes.row + tallerBy) })

const aRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  paddingRight: '40px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [tablet]: { paddingRight: vars.gutter } },
})
export const row = style([
  aRow,
  {
    minHeight: rem(sizes.row),
    selectors: { [`${tallPlace} &`]: { minHeight: rem(sizes.row + tallerBy) } },
  },
])
export const fixedRow = style([aRow, { height: rem(sizes.fixed) }])

/** Flush with the window's edge, as high as the row. */
export const burger = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '10px',
  height: rem(sizes.row - 1),
  padding: '0 24px 0 40px',
  background: vars.bar,
  color: vars.onPrimary,
  fontSize: vars.text[3],
  fontWeight: 600,
  ':hover': { background: colour.primaryHover },
  ':focus-visible': { outlineColor: vars.onPrimary, outlineOffset: '-5px' },
  selectors: {
    [`${tallPlace} &`]: { height: rem(sizes.row + tallerBy - 1) },
    [`${fixedRow} &`]: { height: rem(sizes.fixed - 1) },
  },
  '@media': { [tablet]: { paddingLeft: vars.gutter } },
})
export const logo = style({
  flex: '1 1 0',
  minWidth: 0,
  selectors: { '&:first-child': { marginLeft: '40px' } },
})
export const search = style({
  flex: '0 1 560px',
  minWidth: '220px',
  '@media': { [tablet]: { flexBasis: '440px' } },
})
