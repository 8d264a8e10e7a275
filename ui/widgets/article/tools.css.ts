import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { floatsFit } from '../../theme/edges.ts'
import { between, fromTablet, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { waiting } from '../basket/add-to-basket.css.ts'
import { badge } from '../basket/basket-button.css.ts'

export const pdf = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  padding: '4px 16px',
  // seen where the reader's own colours take the ground away
  border: '1px solid transparent',
  borderRadius: vars.radius,
  background: vars.fill,
  color: vars.onPrimary,
  fontSize: rem(15),
  fontWeight: 500,
  ':hover': { background: colour.primaryHover, color: vars.onPrimary, textDecoration: 'none' },
  // name and size on one line, in the narrowest rail too
  '@media': { [between]: { gap: '6px', padding: '4px 12px', fontSize: rem(14), whiteSpace: 'nowrap' } },
})
globalStyle(`${pdf} small`, { marginLeft: 'auto', fontSize: rem(13), whiteSpace: 'nowrap' })

/** Icons with words, three in a row, where the rail has the outline too. */
export const list = style({
  marginTop: vars.space[1],
  '@media': {
    [between]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginTop: vars.space[2],
      borderBottom: `1px solid ${vars.line}`,
    },
  },
})
export const row = style({
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    '(scripting: none)': { selectors: { [`&:has(> .${waiting})`]: { display: 'none' } } },
    [between]: {
      borderBottom: 0,
      selectors: { '&:has(> [aria-expanded=true])': { gridColumn: '1 / -1' } },
    },
  },
})
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '44px',
  textAlign: 'left',
  ':hover': { color: colour.primary, textDecoration: 'none' },
  selectors: { '&[aria-pressed=true]': { color: colour.primary, fontWeight: 500 } },
  '@media': {
    [between]: {
      flexDirection: 'column',
      gap: '3px',
      minHeight: '56px',
      padding: '6px 2px',
      fontSize: rem(12),
      lineHeight: 1.3,
      textAlign: 'center',
    },
  },
})
globalStyle(`${tool} svg`, { color: colour.primary })
globalStyle(`${tool}[aria-pressed=true] path`, { fill: 'currentColor' })
/** In the place of an icon. */
export const letters = style({
  flex: 'none',
  width: rem(20),
  color: colour.primary,
  letterSpacing: '-.04em',
  font: `600 ${rem(15)}/${rem(20)} ${vars.serif}`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
export const answer = style({
  marginLeft: 'auto',
  fontSize: vars.text[1],
  color: vars.ink3,
  '@media': { [between]: { margin: 0, fontSize: rem(12), selectors: { '&:empty': { display: 'none' } } } },
})
globalStyle(`${tool} > .${badge}`, {
  position: 'static',
  marginLeft: 'auto',
  '@media': { [between]: { position: 'absolute', top: 0, left: 'calc(50% + 6px)', margin: 0 } },
})

export const toTop = style([
  tool,
  {
    color: vars.ink2,
    '@media': {
      [floatsFit]: { display: 'none' },
      [between]: { flexDirection: 'row', minHeight: '36px', fontSize: vars.text[1] },
    },
  },
])

/** The header has the language switch from 768 px on. */
export const languages = style({
  marginTop: vars.space[3],
  '@media': { [fromTablet]: { display: 'none' } },
  selectors: { '&:empty': { display: 'none' } },
})
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 16px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  fontWeight: 500,
})

export const metrics = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginTop: vars.space[6],
  '@media': { [between]: { display: 'none' }, [phone]: { justifyContent: 'flex-start' } },
})
globalStyle(`${metrics} div`, { display: 'flex', flexDirection: 'column-reverse' })
globalStyle(`${metrics} dt`, { fontSize: vars.text[1], lineHeight: rem(20), color: vars.ink3 })
globalStyle(`${metrics} dd`, {
  font: `600 ${rem(24)}/${rem(30)} ${vars.serif}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
})
