import { headerSizes, stackedBelow, tallerBy } from '@xuekan/core/site'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { below } from '../../theme/media-at.ts'
import { menuHeight } from '../menu/menu.css.ts'
import { rem } from '../../theme/rem.ts'

const sizes = headerSizes[3]
/** Too narrow for logo and menu side by side. */
const stacked = below(stackedBelow)

const ofHeight = (height: number, stackedHeight: number) =>
  style({ height: rem(height), '@media': { [stacked]: { height: rem(stackedHeight) } } })

const stackedHeight = sizes.stackedRow + sizes.stackedMenu
export const place = ofHeight(sizes.row, stackedHeight)
export const tallPlace = ofHeight(sizes.row + tallerBy, stackedHeight + tallerBy)
/** Without a menu. */
export const alone = ofHeight(sizes.row, sizes.stackedRow)

const aRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: '0 40px',
  borderBottom: `1px solid ${vars.line}`,
})
export const row = style([
  aRow,
  {
    vars: { [menuHeight]: rem(sizes.row - 1) },
    minHeight: rem(sizes.row),
    selectors: {
      [`${tallPlace} &`]: {
        minHeight: rem(sizes.row + tallerBy),
        vars: { [menuHeight]: rem(sizes.row + tallerBy - 1) },
      },
    },
    '@media': {
      [stacked]: {
        vars: { [menuHeight]: rem(sizes.stackedMenu - 1) },
        flexWrap: 'wrap',
        padding: `0 ${vars.gutter}`,
        minHeight: rem(stackedHeight),
        selectors: {
          [`${alone} &`]: { minHeight: rem(sizes.stackedRow) },
          [`${tallPlace} &`]: {
            minHeight: rem(stackedHeight + tallerBy),
            vars: { [menuHeight]: rem(sizes.stackedMenu - 1) },
          },
        },
      },
    },
  },
])
export const fixedRow = style([
  aRow,
  {
    vars: { [menuHeight]: rem(sizes.fixed - 1) },
    height: rem(sizes.fixed),
    '@media': { [stacked]: { padding: `0 ${vars.gutter}` } },
  },
])

export const logo = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '360px',
  '@media': { [stacked]: { selectors: { [`${row} &`]: { flex: '1 1 0', maxWidth: 'none' } } } },
})
/** As wide as the plan fills it at most (C9.3), so that entries that share its width stay together. */
const menuWidths = { resting: '650px', fixed: 'calc(100vw - 820px)' } as const

export const menu = style({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: menuWidths.resting,
  marginLeft: '56px',
  selectors: { [`${fixedRow} &`]: { maxWidth: menuWidths.fixed } },
  '@media': {
    [stacked]: {
      selectors: {
        [`${row} &`]: {
          order: 3,
          flex: '0 0 100%',
          maxWidth: 'none',
          marginLeft: 0,
          height: rem(sizes.stackedMenu),
        },
      },
    },
  },
})
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '4px',
  marginLeft: 'auto',
  paddingLeft: vars.space[4],
  '@media': {
    [stacked]: { selectors: { [`${row} &`]: { minHeight: rem(sizes.stackedRow - 1) } } },
  },
})
