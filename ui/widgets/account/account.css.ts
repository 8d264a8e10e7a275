import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, wide } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { button, buttonPrimary, field as plainField } from '../controls.css.ts'

/** One half says where one is, the other holds the form; on narrower pages the form stands alone. */
export const gate = style({
  display: 'grid',
  minHeight: '560px',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})

export const side = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: vars.space[3],
      padding: `${vars.space[9]} ${vars.space[8]}`,
      background: vars.fill,
      color: vars.onPrimary,
    },
  },
})
export const sideName = style({
  font: `700 ${rem(40)}/1.25 ${vars.serif}`,
  borderTop: '4px double',
  paddingTop: vars.space[5],
})
export const sideText = style({ fontSize: vars.text[3] })

export const room = style({
  width: '100%',
  maxWidth: '504px',
  margin: '0 auto',
  padding: `${vars.space[8]} ${vars.space[5]}`,
  '@media': {
    [wide]: { width: 'auto', margin: 0, marginInlineStart: vars.space[8] },
    [phone]: { padding: `${vars.space[6]} 20px` },
  },
})
export const title = style({ font: `700 ${rem(33)}/1.3 ${vars.serif}` })
export const lead = style({ marginTop: vars.space[2], color: vars.ink2, fontSize: vars.text[3] })

export const ways = style({
  display: 'flex',
  gap: vars.space[6],
  marginTop: vars.space[5],
  borderBottom: `1px solid ${vars.line}`,
})
export const way = style({
  display: 'block',
  padding: `${vars.space[2]} 0`,
  marginBottom: '-1px',
  minHeight: '40px',
  selectors: {
    '&[aria-current]': {
      borderBottom: `2px solid ${colour.primary}`,
      color: colour.primary,
      fontWeight: 600,
    },
  },
})

export const steps = style({
  counterReset: 'step',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginTop: vars.space[5],
  color: vars.ink3,
  fontSize: vars.text[2],
})
/** With the number of the list itself, which programs that read it count by themselves. */
export const step = style({
  '::before': { counterIncrement: 'step', content: "counter(step) '. '" },
  selectors: { '&[aria-current]': { color: colour.primary, fontWeight: 600 } },
})

export const form = style({ display: 'grid', gap: vars.space[5], marginTop: vars.space[5] })
export const line = style({ display: 'grid', gap: vars.space[1] })
export const labels = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  flexWrap: 'wrap',
})
export const label = style({ fontSize: vars.text[2], fontWeight: 500 })
export const field = style([
  plainField,
  {
    height: rem(46),
    fontSize: rem(16),
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.alert, borderWidth: '2px' } },
  },
])
export const code = style([
  field,
  { height: rem(52), fontSize: rem(22), letterSpacing: '.4em', fontVariantNumeric: 'tabular-nums' },
])
export const fixed = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `3px solid ${colour.primary}`,
  background: vars.wash,
  overflowWrap: 'anywhere',
})
export const hint = style({ color: vars.ink3, fontSize: vars.text[1] })
/** Said in words and by a sign, never by colour alone. */
export const fault = style({
  color: vars.alert,
  fontSize: vars.text[2],
  '::before': { content: '"! "', fontWeight: 700 },
})
export const tick = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  minHeight: '24px',
})
export const box = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  marginTop: '3px',
  accentColor: colour.primary,
})
export const agreement = style({ fontSize: vars.text[2], color: vars.ink2 })
export const read = style({
  display: 'inline-block',
  minHeight: '24px',
  marginInlineEnd: vars.space[4],
  color: colour.primary,
  textDecoration: 'underline',
})
export const submit = style([buttonPrimary, { minHeight: '48px', width: '100%', fontSize: vars.text[3] }])
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  alignItems: 'center',
})
export const link = style({ color: colour.primary, minHeight: '24px', textAlign: 'start' })

/** The way to the other form. */
export const end = style([others, { marginTop: vars.space[6], color: vars.ink2 }])

/** A page of an account that has no side. */
export const alone = style({
  maxWidth: '608px',
  marginInline: 'auto',
  paddingBlock: vars.space[7],
  paddingInline: vars.space[5],
  '@media': { [phone]: { paddingInline: vars.space[4] } },
})
export const ended = style([fault, { marginTop: vars.space[4] }])

export const elsewhere = style({ marginTop: vars.space[3], textAlign: 'center' })

export const parties = style({ marginTop: vars.space[6] })
export const partiesTitle = style({ color: vars.ink3, fontSize: vars.text[2], fontWeight: 500 })
export const partyList = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[3] })
export const party = style([button, { minHeight: '46px', width: '100%' }])
/** Its place is kept while nothing answers to it. */
export const partyToCome = style([party, { visibility: 'hidden' }])
export const passkey = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[5] })

export const boundList = style({ marginTop: vars.space[4] })
export const bound = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.line}`,
})
export const boundName = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** A page that holds an agreement. */
export const agreementText = style({ maxWidth: '744px', paddingBottom: vars.space[9] })
export const agreementSince = style({
  margin: `6px 0 ${vars.space[5]}`,
  color: vars.ink2,
  fontFamily: vars.sans,
  fontSize: vars.text[2],
})
export const agreementNote = style({
  margin: `${vars.space[3]} 0 ${vars.space[5]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderLeft: `3px solid ${colour.primary}`,
  background: colour.tint,
})
export const agreementVersions = style({
  marginTop: vars.space[7],
  borderTop: `1px solid ${vars.line}`,
  paddingTop: vars.space[4],
})
globalStyle(`${agreementNote} a, ${agreementVersions} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: colour.primary,
})
globalStyle(`${agreementVersions} > h2`, { font: `700 ${rem(18)}/1.4 ${vars.serif}`, marginBottom: '6px' })
globalStyle(`${agreementVersions} a[aria-current]`, { color: 'inherit', textDecoration: 'none' })
