import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { narrow } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

export const group = style({ marginTop: vars.space[6] })
export const heading = style({
  paddingBottom: vars.space[2],
  borderBottom: `1px solid ${vars.line}`,
  font: `600 ${rem(20)}/1.45 ${vars.serif}`,
})
export const name = style({ font: `600 ${rem(17)}/1.5 ${vars.serif}`, textWrap: 'pretty' })

const list = style({})
globalStyle(`${list} small`, { color: vars.ink3, fontSize: vars.text[1], overflowWrap: 'anywhere' })
globalStyle(`${list} p`, { marginTop: '2px', color: vars.ink2, fontSize: rem(15), lineHeight: 1.7 })
globalStyle(`${list} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBottom: vars.space[3],
  aspectRatio: '8/5',
  objectFit: 'cover',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
})

const rows = style([list])
globalStyle(`${rows} li`, { padding: '14px 0 16px', borderBottom: `1px solid ${vars.line}` })

const twoColumns = style([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: '0 40px',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
])
const links = style([twoColumns])
globalStyle(`${links} li`, { padding: '12px 0 14px', borderBottom: `1px solid ${vars.line}` })
const cards = style([twoColumns, { rowGap: vars.space[6], paddingTop: vars.space[4] }])

/** By how the columns are shown. */
export const lists = { rows, links, cards } as const
