import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { button, buttonPrimary } from '../controls.css.ts'

/** The picture beside what is done with it. */
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[5],
})
const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: '176px',
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  background: vars.wash,
  color: vars.ink3,
})
export const frames = {
  photo: style([frame, { width: '176px' }]),
  cover: style([frame, { width: '264px', maxWidth: '100%' }]),
} as const
globalStyle(`${frame} > img`, { width: '100%', height: '100%', objectFit: 'contain' })
globalStyle(`${frame} > svg`, { width: '64px', height: '64px' })

/** The part of a picture that is used, moved by the pointer and by keys. */
export const cropped = style({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
})
/** How a photo is shown: what is outside of the circle is seen through a veil. */
export const circle = style({
  position: 'absolute',
  inset: '14px',
  border: '1px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 100px rgb(0 0 0 / 45%)',
  pointerEvents: 'none',
})
export const cropper = style({ display: 'grid', gap: vars.space[3], width: 'min-content', maxWidth: '100%' })
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  fontSize: vars.text[2],
})
globalStyle(`${zoom} > input`, { flex: 1, minWidth: 0, accentColor: colour.primary })

export const acts = style({
  display: 'grid',
  flex: '1 1 280px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
  minWidth: 0,
})
/** A chooser of files is as wide as its words: it gives way where text is larger. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
  width: '100%',
})
export const file = style({ maxWidth: '100%', minHeight: '44px', fontSize: vars.text[2] })
globalStyle(`${file}::file-selector-button`, {
  minHeight: '36px',
  marginInlineEnd: vars.space[3],
  padding: '4px 12px',
  border: `1px solid ${vars.line}`,
  borderRadius: '3px',
  background: vars.paper,
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
})
export const submit = style([buttonPrimary, { minHeight: '44px' }])
export const drop = style([button, { minHeight: '36px', padding: '4px 12px', fontSize: vars.text[2] }])
