import { style, type StyleRule } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { below } from '../../theme/media-at.ts'

/** Columns stand below each other where this holds. */
export const oneColumn = below(961)

export const page = style({
  display: 'flow-root',
  paddingBottom: '96px',
  // names are data: one without a blank breaks rather than widening its column
  overflowWrap: 'anywhere',
  '@media': { [phone]: { paddingBottom: '56px' } },
})
/** A row on a ground of its own, from edge to edge. */
export const band = style({ background: colour.tint, paddingBottom: '40px' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr',
  columnGap: '32px',
  alignItems: 'start',
  paddingTop: '56px',
  selectors: { [`${page} > :first-child > &`]: { paddingTop: '40px' } },
  '@media': {
    [below(1181)]: { columnGap: '24px' },
    [oneColumn]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      rowGap: '48px',
      paddingTop: '48px',
    },
    [phone]: { selectors: { [`${page} > :first-child > &`]: { paddingTop: '20px' } } },
  },
})
const twelfths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const perTwelfth = (attribute: string, style: (twelfth: number) => StyleRule) =>
  Object.fromEntries(twelfths.map((twelfth) => [`&[${attribute}="${twelfth}"]`, style(twelfth)]))
/**
 * A column, or a part of one: attributes say at which twelfth it begins, how many it has, and which part it is. A whole
 * column stands beside both parts of one that is cut; the lower part takes the height that is left.
 */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: '1 / span 2',
  rowGap: '48px',
  minWidth: 0,
  selectors: {
    ...perTwelfth('data-from', (twelfth) => ({ gridColumnStart: twelfth })),
    ...perTwelfth('data-width', (width) => ({ gridColumnEnd: `span ${width}` })),
    '&[data-cut="upper"]': { gridRow: 1, paddingBottom: '48px' },
    '&[data-cut="lower"]': { gridRow: 2 },
  },
  '@media': { [oneColumn]: { display: 'contents' } },
})
export const module = style({ minWidth: 0, scrollMarginTop: '88px' })

/** A module that could not be had: one line in its place. */
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '40px',
  color: vars.ink2,
})
export const again = style({
  minHeight: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.primary,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})
