import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { narrow, phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** A statement at the left, the covers at the right. */
export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,4fr) minmax(0,8fr)',
  gap: '40px 24px',
  alignItems: 'start',
  paddingTop: '44px',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0,1fr)' }, [phone]: { paddingTop: '28px' } },
})
export const statement = style({ paddingRight: vars.space[5], '@media': { [tablet]: { paddingRight: 0 } } })
export const title = style({
  font: `700 ${rem(34)}/1.38 ${vars.serif}`,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: rem(30), lineHeight: 1.22 } },
})
export const say = style({
  marginTop: '18px',
  maxWidth: '36em',
  fontSize: vars.text[3],
  lineHeight: 1.8,
  color: vars.ink2,
})
export const search = style({ marginTop: vars.space[5], maxWidth: '560px' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginTop: '22px' })

export const newest = style({ marginTop: '28px', paddingTop: '10px', borderTop: `2px solid ${vars.ink}` })
globalStyle(`${newest} h2`, { font: `700 ${vars.text[4]}/1.5 ${vars.serif}` })
globalStyle(`${newest} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
  color: vars.ink3,
})
globalStyle(`${newest} a`, { minWidth: 0, fontWeight: 600, color: vars.ink, overflowWrap: 'anywhere' })
globalStyle(`${newest} span`, { marginLeft: 'auto' })

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0,1fr))',
  gap: '28px 24px',
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(3, minmax(0,1fr))', gap: '24px 20px' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0,1fr))' },
  },
})
export const journal = style({
  display: 'block',
  overflowWrap: 'anywhere',
  ':hover': { color: colour.primary },
})
globalStyle(`${journal} b`, {
  display: 'block',
  marginTop: vars.space[3],
  font: `700 ${rem(17)}/1.35 ${vars.serif}`,
})
globalStyle(`${journal} small`, {
  display: 'block',
  fontSize: vars.text[1],
  lineHeight: 1.5,
  color: vars.ink3,
})

/** The journals of one group in a directory. */
export const group = style({ selectors: { '& + &': { marginTop: vars.space[7] } } })
globalStyle(`${group} > h2`, {
  margin: `0 0 ${vars.space[4]}`,
  paddingTop: '10px',
  borderTop: `1px solid ${vars.line}`,
  font: `600 ${rem(17)}/1.5 ${vars.sans}`,
})

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,8fr) minmax(0,4fr)',
  columnGap: vars.space[7],
  alignItems: 'start',
  paddingBlock: `${vars.space[8]} ${vars.space[9]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: vars.space[7] },
    [phone]: { paddingBlock: `48px ${vars.space[8]}` },
  },
})
