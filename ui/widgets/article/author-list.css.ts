import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** The authors between the first and the last ones have lines of their own once they are shown. */
export const more = style({ selectors: { '&:has(> [open])': { flexBasis: '100%' } } })
globalStyle(`${more} details`, { margin: 0 })

const line = `1px solid ${vars.line}`

export const panel = style({
  margin: `${vars.space[2]} 0 ${vars.space[3]}`,
  border: line,
  borderRadius: vars.radius,
  font: `400 ${rem(14)}/${rem(26)} ${vars.sans}`,
})

/** Its place is kept until its scripts are here. */
export const finder = style({
  minHeight: '102px',
  borderBottom: line,
  '@media': {
    [phone]: { minHeight: '156px' },
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
})
/** Columns in place of the one run of names that a short list is. */
export const list = style({
  selectors: {
    'ul&': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
      gap: '0 16px',
      margin: 0,
      padding: `${vars.space[3]} ${vars.space[4]}`,
      fontSize: rem(15),
    },
  },
  '@media': { [phone]: { selectors: { 'ul&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
})
globalStyle(`${list} li`, { minWidth: 0, overflowWrap: 'anywhere' })
