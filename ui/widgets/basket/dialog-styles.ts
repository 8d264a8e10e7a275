import { batchDialogWidth } from '@xuekan/core/site'
import { colour } from '../../theme/contract.css.ts'
import { narrow } from '../../theme/media.ts'
import { from } from '../../theme/media-at.ts'

/** Where the window has room for the dialog; it is the whole window elsewhere (C9.5). */
export const roomy = from(batchDialogWidth)
/** Where it has none. */
export const tight = `not all and ${roomy}`
export const forced = '(forced-colors: active)'

export const gutter = { paddingInline: '28px', '@media': { [narrow]: { paddingInline: '20px' } } }

/** A radio button that its words stand for: it lies over them, seen by its mark alone. */
export const radio = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
} as const
export const ring = { outline: `2px solid ${colour.primary}`, outlineOffset: '-2px', borderRadius: '2px' }

export const checkbox = {
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: '3px 0 0',
  accentColor: colour.primary,
  cursor: 'pointer',
} as const
