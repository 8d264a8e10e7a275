import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const hiddenOnPhone = style({ '@media': { [phone]: { display: 'none' } } })

export const control = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  ':hover': { textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-4px' },
})
export const image = style({ width: '22px', height: '22px', flex: 'none', objectFit: 'contain' })
export const letter = style({ font: `700 ${rem(18)}/${rem(22)} ${vars.serif}` })

/** A picture to look at or to scan, at the left of its entry. */
export const panel = style({
  position: 'absolute',
  right: '100%',
  zIndex: 1,
  width: '196px',
  padding: '18px 18px 14px',
  background: vars.paper,
  boxShadow: vars.lift,
  color: vars.ink2,
  fontSize: vars.text[2],
  lineHeight: 1.5,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
globalStyle(`${panel} img`, {
  width: '160px',
  height: 'auto',
  maxHeight: '44dvh',
  aspectRatio: '1',
  objectFit: 'contain',
  marginBottom: '10px',
  background: '#fff',
})

/** Words at the left of an entry. */
export const tip = style({
  position: 'absolute',
  top: '50%',
  right: 'calc(100% + 6px)',
  zIndex: 1,
  width: 'max-content',
  maxWidth: 'min(260px, 60vw)',
  padding: '6px 12px',
  translate: '0 -50%',
  borderRadius: vars.radius,
  background: vars.ink,
  color: vars.paper,
  fontSize: vars.text[2],
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  // the pointer may go there
  '::after': { content: '""', position: 'absolute', inset: '0 -6px 0 auto', width: '6px' },
})
globalStyle(`${tip} span`, { display: 'block' })
globalStyle(`${tip} span + span`, { fontSize: vars.text[1], opacity: 0.85 })
