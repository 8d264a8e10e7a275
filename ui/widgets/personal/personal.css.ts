import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { button, buttonPrimary, section, sectionHead, wrap } from '../controls.css.ts'

/** The menu beside what is open; on narrower pages it is a line above it. */
export const layout = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0,1fr)',
    columnGap: '64px',
    alignItems: 'start',
    paddingTop: vars.space[7],
    paddingBottom: vars.space[9],
    '@media': {
      [tablet]: { display: 'block', paddingTop: vars.space[6] },
      [phone]: { paddingTop: vars.space[5], paddingBottom: vars.space[8] },
    },
  },
])

export const who = style({ display: 'flow-root', paddingBottom: vars.space[4], overflowWrap: 'anywhere' })
export const avatar = style({
  float: 'inline-start',
  width: '52px',
  height: '52px',
  marginInlineEnd: vars.space[3],
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.wash,
})
export const name = style({ font: `700 ${rem(18)}/1.4 ${vars.serif}` })
export const institution = style({ color: vars.ink3, fontSize: vars.text[1] })

export const menu = style({
  borderTop: `1px solid ${vars.ink}`,
  '@media': {
    [tablet]: { borderTop: 0, borderBottom: `1px solid ${vars.line}` },
    print: { display: 'none' },
  },
})
globalStyle(`${menu} ul`, {
  '@media': { [tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: '26px' } },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  borderBottom: `1px solid ${vars.line}`,
  borderInlineStart: '3px solid transparent',
  paddingInlineStart: '2px',
  whiteSpace: 'nowrap',
  ':hover': { color: colour.primary, textDecoration: 'none' },
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: colour.primary,
      paddingInlineStart: '14px',
      color: colour.primary,
      fontWeight: 600,
    },
  },
  '@media': {
    [tablet]: {
      minHeight: '44px',
      borderInlineStart: 0,
      borderBottom: '2px solid transparent',
      paddingInlineStart: 0,
      selectors: { '&[aria-current]': { borderBottomColor: colour.primary, paddingInlineStart: 0 } },
    },
  },
})
export const leave = style({
  minHeight: '24px',
  marginTop: vars.space[5],
  color: vars.ink2,
  fontSize: vars.text[2],
  ':hover': { color: colour.primary },
  '@media': { [tablet]: { marginTop: vars.space[3], minHeight: '40px' } },
})

export const title = style({
  marginBottom: vars.space[4],
  font: `700 ${rem(28)}/1.3 ${vars.serif}`,
  '@media': { [tablet]: { marginTop: vars.space[5] }, [phone]: { fontSize: rem(24) } },
})
export const done = style({
  marginBottom: vars.space[5],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `3px solid ${colour.primary}`,
  background: vars.wash,
})
export const part = section
export const head = style([
  sectionHead,
  { flexWrap: 'wrap', gap: `0 ${vars.space[4]}`, marginBottom: vars.space[3] },
])
export const note = style({ color: vars.ink3, fontSize: vars.text[1] })

/** Fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
})
export const column = style({ display: 'grid', gap: vars.space[4], maxWidth: '440px' })
export const acrossFields = style({ gridColumn: '1 / -1' })
export const line = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' })
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  margin: 0,
  padding: 0,
  border: 0,
})
// where the labels of the other fields begin
globalStyle(`${choices} legend`, { padding: 0 })
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
})
export const box = style({ width: '18px', height: '18px', accentColor: colour.primary })
export const submit = style([buttonPrimary, { minHeight: '44px', justifySelf: 'start' }])

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '64px',
  padding: `${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.line}`,
})
export const rowText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const rowName = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', fontWeight: 600 })
/** A value with what changes it at the end of its line. */
export const changed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const end = style([button, { minHeight: '36px', padding: '4px 12px', fontSize: vars.text[2] }])
export const quietLink = style({
  minHeight: '24px',
  color: colour.primary,
  fontSize: vars.text[2],
  ':hover': { textDecoration: 'underline' },
})

export const finder = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], maxWidth: rem(600) })
// a hint and a chosen order are read whole, however large the text is
globalStyle(`${finder} > input`, { flex: `1 1 ${rem(250)}`, width: 'auto' })
globalStyle(`${finder} > select`, { flex: '1 1 auto', width: 'auto', maxWidth: '100%' })
export const count = style([note, { padding: `${vars.space[3]} 0`, borderBottom: `2px solid ${vars.ink}` }])
/** What has just been taken away, with the way back. */
export const dropped = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '52px',
  marginBottom: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.wash,
})
/** What is done with a row stands below it on a phone, so that titles have the width. */
export const saved = style([
  row,
  {
    '@media': {
      [phone]: {
        flexWrap: 'wrap',
        gap: vars.space[2],
        paddingTop: vars.space[3],
        paddingBottom: vars.space[3],
      },
    },
  },
])
globalStyle(`${saved} > ${rowText}`, { '@media': { [phone]: { flexBasis: '100%' } } })
export const savedTitle = style({ font: `600 ${rem(18)}/1.4 ${vars.serif}` })
