import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../theme/contract.css.ts'
import { cramped, phone } from '../theme/media.ts'
import { below } from '../theme/media-at.ts'
import { rem } from '../theme/rem.ts'

/** The page's column: the container with a gutter at each side. */
export const wrap = style({
  width: '100%',
  maxWidth: `calc(${vars.container} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.gutter,
  '@media': { [phone]: { paddingInline: '20px' }, [below(360)]: { paddingInline: '16px' } },
})

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '40px',
  padding: '4px 18px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
  fontWeight: 500,
  lineHeight: 1.3,
  ':hover': { borderColor: colour.primary, color: colour.primary, textDecoration: 'none' },
  selectors: {
    '&:disabled, &:disabled:hover': {
      borderColor: vars.line,
      background: vars.wash,
      color: vars.ink3,
      cursor: 'not-allowed',
    },
  },
})

export const buttonPrimary = style([
  button,
  {
    background: vars.fill,
    borderColor: vars.fill,
    color: vars.onPrimary,
    ':hover': { background: colour.primaryHover, borderColor: colour.primaryHover, color: vars.onPrimary },
  },
])

export const field = style({
  width: '100%',
  minWidth: 0,
  height: rem(40),
  padding: '0 12px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
  '::placeholder': { color: vars.ink3, opacity: 1 },
  ':disabled': { borderColor: vars.line, background: vars.wash, cursor: 'not-allowed' },
})

/** A stamped label for versions and rights: outlined, never filled. */
export const tag = style({
  display: 'inline-block',
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: '2px',
  font: `500 ${12 / 16}rem/${rem(18)} ${vars.sans}`,
  color: colour.primary,
  whiteSpace: 'nowrap',
})
export const tagQuiet = style([tag, { color: vars.ink3 }])

export const link = style({ color: colour.primary })

/** A link of its own with an arrow, at least 24 px high. */
export const arrowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  color: colour.primary,
  fontSize: vars.text[1],
  whiteSpace: 'nowrap',
})

export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** A list whose lines take no room of their own: what stands around lays out what they hold. */
export const listed = style({ display: 'contents' })
globalStyle(`${listed} > li`, { display: 'contents' })

export const numbers = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

/** A section opens with a rule in ink and its name under it. */
export const section = style({
  borderTop: `2px solid ${vars.ink}`,
  paddingTop: '14px',
  selectors: { '& + &': { marginTop: vars.space[8] } },
  '@media': { [phone]: { selectors: { '& + &': { marginTop: vars.space[7] } } } },
})
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[4],
  '@media': { [cramped]: { flexWrap: 'wrap' } },
})
globalStyle(`${sectionHead} h2`, { font: `700 ${22 / 16}rem/1.36 ${vars.serif}` })

/** A section of a side rail: a thinner rule, a smaller name. */
export const railSection = style({
  borderTop: `1px solid ${vars.ink}`,
  paddingTop: '12px',
  selectors: { '& + &': { marginTop: vars.space[7] } },
})
globalStyle(`${railSection} > h2`, {
  font: `600 ${15 / 16}rem/${rem(24)} ${vars.sans}`,
  marginBottom: vars.space[3],
})

export const feedLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  verticalAlign: 'middle',
  color: colour.primary,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '@media': { print: { display: 'none' } },
})

/** What a button answers takes no room before it does. */
export const answer = style({ selectors: { '&:empty': { display: 'none' } } })
