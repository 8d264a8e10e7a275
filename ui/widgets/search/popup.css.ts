import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { fields } from './search-box.css.ts'

const row = rem(40)
const rowOnPhone = rem(44)

/** Hangs under the frame of the box, as wide as it is. */
export const panel = style({
  position: 'absolute',
  inset: 'calc(100% + 5px) -1px auto',
  zIndex: 20,
  maxHeight: 'min(456px, 100dvh - 200px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: '6px 0',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  boxShadow: vars.lift,
  fontSize: rem(15),
  lineHeight: 1.4,
  textAlign: 'left',
})

/** Those of one kind beside its name; on phones below it. */
export const group = style({
  display: 'flex',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}`, marginTop: '4px', paddingTop: '4px' } },
  '@media': { [phone]: { display: 'block' } },
})
export const kind = style({
  flex: 'none',
  width: rem(74),
  padding: '0 0 0 14px',
  color: vars.ink3,
  fontSize: vars.text[1],
  lineHeight: row,
  '@media': { [phone]: { display: 'block', width: 'auto', lineHeight: 1.4, paddingTop: '6px' } },
})
export const other = style({ color: vars.ink3, fontSize: vars.text[1] })
export const list = style({ flex: 1, minWidth: 0 })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: row,
  padding: '0 14px',
  cursor: 'pointer',
  ':hover': { background: colour.veil },
  '@media': { [phone]: { height: rowOnPhone } },
})
export const activeOption = style([
  option,
  {
    background: colour.tint,
    boxShadow: `inset 3px 0 ${colour.primary}`,
    ':hover': { background: colour.tint },
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
])
export const sign = style({ flex: 'none', color: vars.ink3 })
export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** What would be added to what is typed. */
export const added = style({ fontWeight: 600 })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '36px',
  padding: '0 4px 0 14px',
})
export const heading = style({ fontSize: vars.text[1], fontWeight: 600, color: vars.ink2 })
export const here = style({ marginLeft: '6px', fontWeight: 400, color: vars.ink3 })
export const erase = style({
  flex: 'none',
  minHeight: '32px',
  padding: '0 10px',
  color: colour.primary,
  fontSize: vars.text[1],
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [phone]: { minHeight: '44px' } },
})
export const recent = style({ display: 'flex' })
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: row,
  height: row,
  color: vars.ink3,
  ':hover': { background: colour.veil, color: vars.ink },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [phone]: { width: rowOnPhone, height: rowOnPhone } },
})

/** Two thin strokes, as in our own signs. */
const stroke = (angle: string): string =>
  `linear-gradient(${angle}, transparent 45%, ${vars.ink3} 45% 55%, transparent 55%)`
globalStyle(`${fields} input:not(:placeholder-shown)::-webkit-search-cancel-button`, {
  display: 'block',
  appearance: 'none',
  width: '24px',
  height: '24px',
  cursor: 'pointer',
  background: `${stroke('45deg')} center/11px 11px no-repeat, ${stroke('-45deg')} center/11px 11px no-repeat`,
})
/** The condition stands after the text. */
globalStyle(`${fields} input ~ select`, { borderLeft: `1px solid ${vars.line}` })
