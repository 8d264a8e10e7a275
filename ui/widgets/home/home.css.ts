import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 288px',
  columnGap: '72px',
  alignItems: 'start',
  paddingBlock: `${vars.space[7]} ${vars.space[9]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 256px', columnGap: '48px' },
    [phone]: { display: 'block', paddingBlock: `36px ${vars.space[8]}` },
  },
})
export const rail = style({ '@media': { [phone]: { marginTop: vars.space[7] } } })

export const current = style({
  display: 'grid',
  gridTemplateColumns: '192px minmax(0,1fr)',
  columnGap: '40px',
  '@media': {
    [tablet]: { gridTemplateColumns: '144px minmax(0,1fr)', columnGap: '28px' },
    [phone]: { display: 'block' },
  },
})
export const issue = style({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '108px 1fr',
      columnGap: '20px',
      alignItems: 'end',
      marginBottom: '28px',
    },
  },
})
export const number = style({ marginTop: '14px', font: `600 ${rem(18)}/1.45 ${vars.serif}` })
export const day = style({ fontSize: vars.text[1], lineHeight: '20px', color: vars.ink3 })
export const links = style({ marginTop: vars.space[2] })

/** A journal in words, above its lists. */
export const introduction = style({
  fontSize: vars.text[2],
  lineHeight: 1.75,
  color: vars.ink2,
  marginBottom: vars.space[3],
})

export const rank = style({})
globalStyle(`${rank} li`, {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0,1fr)',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${rank} li:last-child`, { borderBottom: 0 })
globalStyle(`${rank} b`, { font: `400 ${rem(20)}/23px ${vars.serif}`, color: colour.primary })
globalStyle(`${rank} a`, { display: 'block', font: `500 ${rem(15)}/1.5 ${vars.serif}` })
globalStyle(`${rank} small`, { fontSize: vars.text[1], lineHeight: '20px', color: vars.ink3 })

export const facts = style({})
globalStyle(`${facts} div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: '20px',
})
globalStyle(`${facts} dt`, { flex: 'none', color: vars.ink3 })
globalStyle(`${facts} dd`, { margin: 0, textAlign: 'right' })

export const indexed = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: vars.space[5] })
globalStyle(`${indexed} li`, { padding: '8px 0', borderBottom: `1px solid ${vars.line}`, lineHeight: '20px' })
