import { style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

/** Columns stand below each other where this holds. */
export const oneColumn = '(max-width: 960px)'

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
  columnGap: '32px',
  alignItems: 'start',
  paddingTop: '56px',
  selectors: { [`${page} > :first-child > &`]: { paddingTop: '40px' } },
  '@media': {
    '(max-width: 1180px)': { columnGap: '24px' },
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
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '48px',
  minWidth: 0,
  '@media': { [oneColumn]: { display: 'contents' } },
})

const twelfths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const spans: Readonly<Record<number, string>> = styleVariants(
  Object.fromEntries(twelfths.map((width) => [width, width])),
  (width: number) => ({ gridColumn: `span ${width}` }),
)
export const span = spans

/** In one column a row has what is read first in front, whatever column it stands in. */
const inFront = [
  ['statement', 'search', 'carousel', 'lead'],
  ['issue'],
  ['contents', 'onlineFirst', 'justAccepted', 'latest', 'journals', 'subjects'],
  ['figures', 'call', 'newestIssues', 'video', 'audio', 'news', 'albums', 'facts', 'houses'],
  ['ranking'],
  ['editors', 'indexedIn', 'links', 'about', 'alerts'],
] as const
type Kind = (typeof inFront)[number][number]
const placeOf = Object.fromEntries(
  inFront.flatMap((kinds, place) => kinds.map((kind) => [kind, place] as const)),
) as Record<Kind, number>
export const order = styleVariants(placeOf, (place) => ({
  minWidth: 0,
  scrollMarginTop: '88px',
  '@media': { [oneColumn]: { order: place } },
}))

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
