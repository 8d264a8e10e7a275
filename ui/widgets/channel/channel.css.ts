import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,720px) 288px',
  justifyContent: 'space-between',
  columnGap: '48px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 224px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
  },
})
export const text = style({ minHeight: '40vh' })
export const title = style({
  paddingBottom: vars.space[4],
  marginBottom: vars.space[5],
  borderBottom: `2px solid ${vars.ink}`,
  font: `700 ${rem(32)}/1.3 ${vars.serif}`,
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const siblings = style({ '@media': { [phone]: { marginTop: vars.space[7] } } })
globalStyle(`${siblings} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  borderBottom: `1px solid ${vars.line}`,
  fontSize: rem(15),
})
globalStyle(`${siblings} a[aria-current]`, { color: colour.primary, fontWeight: 600 })
export const office = style({ marginBottom: vars.space[3], fontSize: vars.text[2], lineHeight: rem(24) })
globalStyle(`${office} > div`, {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0,1fr)',
  columnGap: '12px',
  padding: '4px 0',
})
globalStyle(`${office} dt`, { color: vars.ink3 })

/** The sections of a journal, each with how much has appeared in it. */
export const sections = style({ marginTop: vars.space[5] })
globalStyle(`${sections} a`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: '14px 0',
  borderBottom: `1px solid ${vars.line}`,
  font: `600 ${rem(17)}/1.5 ${vars.serif}`,
})
globalStyle(`${sections} small`, {
  color: vars.ink3,
  font: `400 ${vars.text[1]}/${rem(26)} ${vars.sans}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
