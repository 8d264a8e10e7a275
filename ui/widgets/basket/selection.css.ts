import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { cramped, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

const checkbox = {
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: 0,
  accentColor: colour.primary,
  cursor: 'pointer',
} as const

/** In front of an entry: its target is larger than what is seen of it. */
export const selectionBox = style({
  position: 'relative',
  display: 'block',
  width: '18px',
  height: '18px',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: '-5px' },
  '@media': { [phone]: { '::after': { inset: '-13px' } }, print: { display: 'none' } },
})
globalStyle(`${selectionBox} input`, { ...checkbox, position: 'relative', zIndex: 1, display: 'block' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 18px',
  '@media': { print: { display: 'none' } },
})
const control = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '32px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { minHeight: '44px' }, [cramped]: { whiteSpace: 'normal', textAlign: 'start' } },
} as const
export const all = style(control)
globalStyle(`${all} input`, checkbox)
export const add = style({
  ...control,
  gap: '6px',
  color: colour.primary,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em', textDecorationThickness: '1px' },
})
export const added = style({ color: vars.ink3, selectors: { '&:empty': { marginLeft: '-18px' } } })

export const exportChoice = style({ position: 'relative', '@media': { print: { display: 'none' } } })
globalStyle(`${exportChoice} > summary`, { listStyle: 'none' })
globalStyle(`${exportChoice} > summary::-webkit-details-marker`, { display: 'none' })
export const exportFormats = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: 3,
  minWidth: '148px',
  padding: '6px 0',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.paper,
  boxShadow: vars.lift,
})
/** Where it opens at the end of a line. */
export const atEnd = style({
  left: 'auto',
  right: 0,
  '@media': { [phone]: { left: 0, right: 'auto' } },
})
export const exportNote = style({
  padding: '4px 16px 6px',
  color: vars.ink3,
  fontSize: vars.text[1],
  whiteSpace: 'nowrap',
})
globalStyle(`${exportFormats} a`, { display: 'block', padding: '6px 16px', lineHeight: rem(24) })
globalStyle(`${exportFormats} a:hover`, { background: colour.tint, textDecoration: 'none' })
