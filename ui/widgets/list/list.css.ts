import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { forced, phone, tablet } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { fixed } from '../header/header-shell.css.ts'
import { snippet, thumb } from '../results/results.css.ts'

/** A list with a rail at its right, which comes last on a phone. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 276px',
  columnGap: '32px',
  alignItems: 'start',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0,1fr) 216px' },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
    print: { display: 'block' },
  },
})
export const rail = style({ '@media': { [phone]: { marginTop: vars.space[7] }, print: { display: 'none' } } })
export const title = style({
  font: `700 ${rem(32)}/1.3 ${vars.serif}`,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: rem(26) } },
})
export const lead = style({
  margin: `6px 0 ${vars.space[5]}`,
  color: vars.ink2,
  font: `400 ${rem(17)}/1.6 ${vars.serif}`,
})

/** Ways to hear of what a list newly has. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: '4px',
  fontFamily: vars.sans,
  fontSize: vars.text[2],
})

/** Tabs are links with counts. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  borderBottom: `1px solid ${vars.line}`,
})
export const emptyTab = style({ color: vars.ink3 })
globalStyle(`${tabs} a, ${tabs} span`, {
  display: 'block',
  minHeight: '40px',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  '@media': { [forced]: { borderBottomColor: 'Canvas' } },
  lineHeight: rem(40),
})
globalStyle(`${tabs} a:hover`, { textDecoration: 'none', color: colour.primary })
globalStyle(`${tabs} a[aria-current]`, {
  borderBottomColor: colour.primary,
  color: colour.primary,
  fontWeight: 600,
})
globalStyle(`${tabs} small`, {
  marginLeft: '2px',
  color: vars.ink3,
  fontSize: vars.text[1],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 28px',
  minHeight: '48px',
  paddingBlock: '8px',
  borderBottom: `2px solid ${vars.ink}`,
})
/** It stays in sight while something is chosen, below a header that is fixed. */
globalStyle(`html:has(.${fixed})`, { vars: { '--fixed-header': '64px' } })
export const barOfSelected = style([
  bar,
  { position: 'sticky', top: 'var(--fixed-header, 0px)', zIndex: 2, background: vars.paper },
])
export const count = style({
  color: vars.ink3,
  fontSize: vars.text[1],
  fontVariantNumeric: 'tabular-nums',
})
export const date = style({
  padding: '20px 0 8px',
  borderBottom: `1px solid ${vars.line}`,
  font: `600 ${rem(17)}/1.5 ${vars.serif}`,
})
export const rows = style({})
globalStyle(`${rows} .${snippet}`, { WebkitLineClamp: 2 })
globalStyle(`${rows} .${thumb}`, { width: '168px' })
