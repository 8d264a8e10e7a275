import { globalStyle, style } from '@vanilla-extract/css'
import { field } from '../controls.css.ts'
import { colour, vars } from '../../theme/contract.css.ts'
import { cramped, phone, tablet } from '../../theme/media.ts'
import { below as narrowerThan } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 344px',
  gap: '40px 56px',
  alignItems: 'start',
  paddingBlock: `36px ${vars.space[9]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr)' },
    [phone]: { paddingBlock: `${vars.space[5]} ${vars.space[8]}` },
  },
})
export const title = style({
  font: `700 ${rem(30)}/1.34 ${vars.serif}`,
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const lead = style({ margin: `4px 0 ${vars.space[5]}`, color: vars.ink2 })
export const rows = style({ borderTop: `2px solid ${vars.ink}` })

/** A row reads like a sentence; on a phone it is three lines, and what joins it leads. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '92px 124px 92px minmax(0,1fr) 36px',
  gap: '8px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr) minmax(0,5fr) 36px' },
    // a choice is read whole
    [narrowerThan(360)]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
    [cramped]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
  },
})
export const words = style({
  '@media': {
    [phone]: { gridColumn: '1 / -1', gridRow: 2 },
    [narrowerThan(360)]: { gridRow: 3 },
    [cramped]: { gridRow: 3 },
  },
})
export const select = style([field, { paddingInline: '8px 4px', color: vars.ink }])
export const operator = style([
  select,
  { borderColor: 'transparent', background: colour.tint, color: colour.primary, fontWeight: 600 },
])
export const operatorNot = style([operator, { color: vars.alert }])
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: rem(40),
  color: vars.ink3,
  ':hover': { color: vars.alert },
})
export const wrong = style({
  borderColor: vars.alert,
  boxShadow: `inset 0 0 0 1px ${vars.alert}`,
})
export const error = style({
  display: 'flex',
  gap: '8px',
  color: vars.alert,
  fontSize: vars.text[1],
  lineHeight: rem(20),
})
export const rowError = style([error, { gridColumn: '1 / -1' }])
globalStyle(`${error} svg`, { flex: 'none', width: '16px', height: '16px', marginTop: '2px' })

export const group = style({ padding: '12px 0', borderBottom: `1px solid ${vars.line}` })
export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0,1fr) auto',
  gap: '12px',
  alignItems: 'center',
  marginBottom: '8px',
  color: vars.ink2,
})
export const groupBody = style({
  paddingLeft: '14px',
  borderLeft: `2px solid ${colour.primary}`,
  '@media': { [phone]: { paddingLeft: '10px' } },
})
globalStyle(`${groupBody} > ${row}:last-of-type`, { borderBottom: 0 })
export const textButton = style({ minHeight: '28px', color: colour.primary, fontSize: vars.text[1] })
export const adding = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', padding: '16px 0 8px' })
export const addingIn = style([adding, { gap: '0 20px', padding: '4px 0 0' }])
export const keys = style({
  color: vars.ink3,
  fontSize: vars.text[1],
  '@media': { [phone]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
})
export const published = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0,320px) auto',
  gap: '8px 24px',
  alignItems: 'end',
  marginTop: vars.space[5],
  paddingBlock: '16px',
  borderTop: `1px solid ${vars.ink}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0,1fr)' } },
})
export const publishedName = style({ font: `600 ${rem(16)}/${rem(40)} ${vars.serif}` })
export const years = style({ display: 'flex', alignItems: 'center', gap: '8px', color: vars.ink3 })
export const year = style([field, { width: rem(84), textAlign: 'center', padding: '0 6px' }])

export const aside = style({
  position: 'sticky',
  top: vars.space[5],
  paddingTop: '14px',
  borderTop: `2px solid ${vars.ink}`,
  '@media': { [tablet]: { position: 'static' } },
})
globalStyle(`${aside} h2`, { font: `600 ${rem(14)}/${rem(24)} ${vars.sans}` })
export const sentence = style({
  margin: '6px 0 20px',
  font: `400 ${rem(18)}/1.8 ${vars.serif}`,
  overflowWrap: 'anywhere',
  '::first-letter': { textTransform: 'uppercase' },
})
globalStyle(`${sentence} mark`, {
  padding: '1px 3px',
  borderRadius: '1px',
  background: vars.mark,
  color: vars.ink,
})
globalStyle(`${sentence} b`, { color: colour.primary, fontWeight: 600 })
globalStyle(`${sentence} b[data-not]`, { color: vars.alert })
export const text = style([
  field,
  {
    display: 'block',
    height: 'auto',
    minHeight: '108px',
    margin: '6px 0 8px',
    padding: '10px 12px',
    lineHeight: 1.6,
    resize: 'vertical',
  },
])
export const hint = style({ color: vars.ink3, fontSize: vars.text[1], lineHeight: rem(20) })
/** What needs no button where scripts run. */
export const byText = style({ marginTop: '8px', '@media': { '(scripting: enabled)': { display: 'none' } } })
export const count = style({
  minHeight: '36px',
  marginTop: '20px',
  font: `600 ${rem(18)}/${rem(36)} ${vars.serif}`,
})
export const go = style({ width: '100%', minHeight: '48px', marginTop: '12px', fontSize: vars.text[3] })
export const below = style({ display: 'flex', justifyContent: 'flex-end', marginTop: '8px' })

/** What was searched for, above what was found. */
export const asked = style({ paddingBlock: `${vars.space[6]} ${vars.space[4]}` })
export const query = style({
  margin: '0 0 12px',
  color: vars.ink2,
  fontSize: vars.text[1],
  overflowWrap: 'anywhere',
})
