import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { narrow } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { checkbox, forced, gutter, radio, ring, tight } from './dialog-styles.ts'

export const textButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
  paddingInline: '8px',
  color: colour.primary,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '@media': { [narrow]: { minHeight: '44px', paddingInline: '5px' } },
})
export const dangerButton = style([textButton, { color: vars.alert }])
export const quietButton = style([textButton, { color: vars.ink2 }])

export const undo = style({
  ...gutter,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '4px',
  background: colour.tint,
  color: vars.ink,
})
globalStyle(`${undo}:has(button)`, { minHeight: '44px', borderTop: `1px solid ${vars.line}` })

export const foot = style({
  display: 'grid',
  flex: 'none',
  gridTemplate: '"hand hand" "tools copy" "formats export" / minmax(0,1fr) auto',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '12px 28px 20px',
  borderTop: `1px solid ${vars.line}`,
  background: vars.wash,
  '@media': {
    [tight]: {
      gridTemplate: '"hand hand" "tools tools" "formats formats" "copy export" / 1fr 1fr',
      gap: '10px 12px',
      padding: '8px 20px 14px',
    },
  },
})
export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: '44px',
  '@media': { [narrow]: { columnGap: '4px' } },
})
export const all = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '10px',
  minHeight: '44px',
  paddingRight: '10px',
  lineHeight: rem(24),
  paddingBlock: '10px',
  cursor: 'pointer',
  '@media': { [narrow]: { paddingRight: '4px' } },
})
globalStyle(`${all} input`, checkbox)
export const question = style({ paddingRight: '8px', fontWeight: 500 })
const tall = { '@media': { [tight]: { selectors: { '&&': { minHeight: '44px' } } } } }
export const copy = style({ gridArea: 'copy', ...tall })
export const export_ = style({ gridArea: 'export', ...tall })

export const formats = style({
  gridArea: 'formats',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minWidth: 0,
})
/** Without room the names of the formats speak for themselves. */
export const formatsName = style({
  color: vars.ink2,
  whiteSpace: 'nowrap',
  '@media': { [tight]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const segments = style({ display: 'flex', flexWrap: 'wrap', flex: '1 1 auto', rowGap: '6px' })
export const segment = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: { '& + &': { marginLeft: '-1px' } },
  '@media': { [tight]: { flex: '1 1 auto' } },
})
globalStyle(`${segment} input`, { ...radio, zIndex: 2, cursor: 'pointer' })
globalStyle(`${segment} span`, {
  display: 'block',
  position: 'relative',
  padding: '0 12px',
  border: `1px solid ${vars.edge}`,
  background: vars.paper,
  fontWeight: 500,
  lineHeight: rem(38),
  textAlign: 'center',
  '@media': { [tight]: { padding: '0 4px', fontSize: rem(12), lineHeight: rem(42) } },
})
globalStyle(`${segment}:first-child span`, { borderRadius: `${vars.radius} 0 0 ${vars.radius}` })
globalStyle(`${segment}:last-child span`, { borderRadius: `0 ${vars.radius} ${vars.radius} 0` })
globalStyle(`${segment}:hover span`, { zIndex: 1, borderColor: colour.primary, color: colour.primary })
globalStyle(`${segment} input:checked + span`, {
  zIndex: 1,
  borderColor: colour.primary,
  background: colour.tint,
  color: colour.primary,
  boxShadow: `inset 0 0 0 1px ${colour.primary}`,
  '@media': { [forced]: { outline: '2px solid Highlight' } },
})
globalStyle(`${segment} input:focus-visible + span`, { ...ring, zIndex: 1, outlineOffset: '1px' })

export const manualCopy = style({ gridArea: 'hand', lineHeight: rem(22) })
export const manualCopyText = style({
  display: 'block',
  width: '100%',
  maxHeight: '30vh',
  marginTop: '6px',
  padding: '8px 12px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.paper,
  color: vars.ink,
  font: `400 ${rem(14)}/${rem(22)} ${vars.sans}`,
  resize: 'vertical',
})
