import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { unseen } from '../controls.css.ts'
import { row } from './personal.css.ts'

/** Albums beside each other: three, two on a phone. */
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  paddingTop: vars.space[5],
  '@media': { [phone]: { gridTemplateColumns: '1fr 1fr', gap: `${vars.space[5]} ${vars.space[4]}` } },
})
export const album = style({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' })
export const cover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  marginBottom: vars.space[3],
  border: `1px solid ${vars.line}`,
  background: vars.paper,
  color: vars.ink3,
  overflow: 'hidden',
})
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '52px',
  height: '35px',
  border: `1px solid ${vars.line}`,
  background: vars.wash,
  color: vars.ink3,
  overflow: 'hidden',
})
/** A drawing is shown whole: its words stand at its edges. */
globalStyle(`${cover} img, ${thumb} img`, { width: '100%', height: '100%', objectFit: 'contain' })
export const name = style({ font: `600 ${rem(18)}/1.4 ${vars.serif}` })
/** The whole album is pressed. */
export const nameLink = style({
  ':hover': { color: colour.primary },
  '::after': { content: '', position: 'absolute', inset: 0 },
})

export const folded = style({ marginTop: vars.space[6] })
export const summary = style({
  minHeight: '44px',
  paddingBlock: vars.space[3],
  color: colour.primary,
  fontWeight: 600,
  cursor: 'pointer',
  // said by the state of the summary; the sign is for eyes alone
  '::before': { content: '"+ " / ""' },
  selectors: { '[open] > &::before': { content: '"− " / ""' } },
})

export const opened = style({ margin: `${vars.space[3]} 0 ${vars.space[4]}`, overflowWrap: 'anywhere' })
export const openedName = style({ font: `700 ${rem(22)}/1.36 ${vars.serif}` })
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const dialog = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '520px',
  padding: vars.space[5],
  border: `1px solid ${vars.line}`,
  '@media': { [phone]: { padding: 0, border: 0 } },
})
export const option = style([row, { minHeight: '52px' }])
export const options = style({ border: 0, paddingInlineStart: vars.space[5] })
export const hidden = unseen
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] })

/** Who else reads an album. */
export const sharing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: '720px',
  marginTop: vars.space[6],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.line}`,
})
export const sharingTitle = style({ font: `600 ${rem(18)}/1.4 ${vars.serif}` })
export const sharingActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
})
export const sharedLink = style({ flex: '1 1 280px', width: 'auto' })
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
