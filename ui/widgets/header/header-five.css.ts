import { headerSizes, tallerBy } from '@xuekan/core/site'
import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { below } from '../../theme/media-at.ts'
import { tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { box, go } from '../search/search-box.css.ts'
import { name, second } from './logo.css.ts'

const sizes = headerSizes[5]

/** Beside a button, a search box and a language there is room for one name, in the height of their row. */
const crowded = below(900)

export const place = style({ height: rem(sizes.row) })
export const tallPlace = style({ height: rem(sizes.row + tallerBy) })

const aRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  paddingRight: '40px',
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [tablet]: { gap: vars.space[4], paddingRight: vars.gutter },
    [crowded]: { gap: vars.space[3], paddingRight: vars.space[6] },
  },
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
  whiteSpace: 'nowrap',
  ':hover': { background: colour.primaryHover },
  ':focus-visible': { outlineColor: vars.onPrimary, outlineOffset: '-5px' },
  selectors: {
    [`${tallPlace} &`]: { height: rem(sizes.row + tallerBy - 1) },
    [`${fixedRow} &`]: { height: rem(sizes.fixed - 1) },
  },
  '@media': { [tablet]: { padding: `0 16px 0 ${vars.gutter}` } },
})
// the search gives way before the name does
export const logo = style({
  flex: '1 1 auto',
  minWidth: 0,
  selectors: { '&:first-child': { marginLeft: '40px' } },
})
export const search = style({
  flex: '0 9999 560px',
  // type and hint can be read, while the name takes a second line; the hint stays whole where there is less room
  minWidth: '330px',
  '@media': {
    [tablet]: { flexBasis: '440px' },
    [below(1020)]: { minWidth: 'clamp(264px, 100vw - 600px, 330px)' },
    [crowded]: { minWidth: 'clamp(248px, 100vw - 520px, 300px)' },
  },
})

globalStyle(`${logo} ${name}:lang(en)`, { '@media': { [crowded]: { fontSize: rem(17) } } })
globalStyle(`${logo} ${second}`, { '@media': { [crowded]: { display: 'none' } } })
/** The hint is read whole; the button and two characters of the type are left room. */
globalStyle(`${search} ${box} input`, {
  '@media': {
    [crowded]: {
      minWidth: `clamp(44px, max(45%, 100% - ${rem(108)}), ${rem(146)})`,
      padding: '0 4px 0 10px',
    },
  },
})
globalStyle(`${search} ${go}`, { '@media': { [crowded]: { width: '40px' } } })
/** In a fixed row there is no room for the way to the advanced search below the box. */
globalStyle(`${fixedRow} ${search} form + a`, { '@media': { [below(1240)]: { display: 'none' } } })
