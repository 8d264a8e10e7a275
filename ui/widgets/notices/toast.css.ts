import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

export const toastRegion = style({ display: 'flex', flexDirection: 'column', gap: '8px' })

/** A line in the colour of what it means, and its sign: never by the colour alone. */
const aToast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  minHeight: '48px',
  paddingLeft: '14px',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderLeft: `4px solid ${colour.primary}`,
  borderRadius: vars.radius,
  boxShadow: '0 2px 4px rgb(20 28 40/.08), 0 12px 32px rgb(20 28 40/.18)',
  pointerEvents: 'auto',
  animation: `${arrive} .16s ease-out`,
})
export const toast = styleVariants(
  { success: {}, notice: {}, error: { borderLeftColor: vars.alert } },
  (own) => [aToast, own],
)
const aSign = style({ display: 'grid', color: colour.primary })
export const sign = styleVariants({ success: {}, notice: {}, error: { color: vars.alert } }, (own) => [
  aSign,
  own,
])
export const text = style({
  padding: '12px 8px 12px 12px',
  fontSize: rem(15),
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})
export const action = style({
  alignSelf: 'stretch',
  minHeight: '44px',
  padding: '0 12px',
  color: colour.primary,
  fontSize: rem(15),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  ':focus-visible': { outlineOffset: '-3px' },
})
export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: '40px',
  minHeight: '44px',
  color: vars.ink3,
  ':hover': { color: vars.ink },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [phone]: { width: '44px' } },
})
