import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { fromTablet } from '../../theme/media.ts'

export const outline = style({})
globalStyle(`${outline} > p`, {
  marginBottom: vars.space[2],
  font: `600 ${vars.text[1]}/20px ${vars.sans}`,
  color: vars.ink3,
})
export const items = style({ borderLeft: `1px solid ${vars.line}` })
globalStyle(`${items} a`, {
  display: 'block',
  minHeight: '24px',
  padding: '5px 0 5px 15px',
  marginLeft: '-1px',
  borderLeft: '2px solid transparent',
  color: vars.ink2,
})
globalStyle(`${items} a:hover`, {
  borderColor: colour.primary,
  color: colour.primary,
  textDecoration: 'none',
})
export const second = style({})
globalStyle(`${items} ${second} a`, { paddingLeft: '31px', fontSize: vars.text[1], color: vars.ink3 })

/** The outline of a narrow window, folded. */
export const folded = style({
  marginTop: '28px',
  borderBlock: `1px solid ${vars.line}`,
  '@media': {
    '(min-width: 1080px)': { display: 'none' },
    print: { display: 'none' },
    [fromTablet]: { fontSize: vars.text[2] },
  },
})
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  fontWeight: 500,
  fontSize: vars.text[3],
})
globalStyle(`${folded}[open] summary svg`, { transform: 'rotate(180deg)' })
globalStyle(`${folded} ol`, { marginBottom: vars.space[4] })
