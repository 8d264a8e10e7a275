import { globalStyle, style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { fromTablet, phone, tablet } from '../../theme/media.ts'
import { below, from } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'
import { oneColumn } from './rows.css.ts'

const smallCover = {
  gridTemplateColumns: '108px minmax(0, 1fr)',
  columnGap: '20px',
} as const

/** Cover at the left, contents at the right; on a phone below each other. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: '192px minmax(0, 1fr)',
  columnGap: '40px',
  alignItems: 'start',
  '@media': {
    [below(1181)]: { gridTemplateColumns: '150px minmax(0, 1fr)', columnGap: '28px' },
    [phone]: { display: 'block' },
  },
})
/** The cover alone, its number below it, or beside it where the column is wide enough. */
export const compact = style({ containerType: 'inline-size' })
export const cover = style({
  '@media': { [phone]: { display: 'grid', ...smallCover, alignItems: 'end', marginBottom: '24px' } },
  selectors: { [`${compact} > &`]: { marginBottom: 0 } },
  '@container': {
    [from(320)]: {
      selectors: { [`${compact} > &`]: { display: 'grid', ...smallCover, alignItems: 'end' } },
    },
  },
})
/** What the issue holds, below its cover. */
export const titles = style({ marginTop: '12px', borderTop: `1px solid ${vars.line}` })
export const number = style({
  marginTop: '14px',
  font: `600 ${rem(18)}/1.45 ${vars.serif}`,
  // no number alone on the last line
  textWrap: 'balance',
})
export const day = style({ fontSize: vars.text[1], lineHeight: rem(20), color: vars.ink3 })
export const links = style({ marginTop: vars.space[2] })

/** Contents of a whole row stand in two columns. */
export const twoColumns = style({
  '@media': { [fromTablet]: { columns: 2, columnGap: '32px' }, [oneColumn]: { columns: 'auto' } },
})
globalStyle(`${twoColumns} article`, { breakInside: 'avoid' })
globalStyle(`${twoColumns} h3`, { breakAfter: 'avoid' })

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 208px) minmax(0, 1fr)',
  gap: '32px',
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 150px) minmax(0, 1fr)' },
    [phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
})
/** As many beside each other as there are and as their words have room for. */
export const shelfEntries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: '32px',
})
export const shelfPicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  objectFit: 'contain',
  marginBottom: '12px',
  border: `1px solid ${vars.line}`,
  borderRadius: '2px',
  background: vars.paper,
})
export const section = style({
  fontSize: vars.text[1],
  lineHeight: rem(20),
  fontWeight: 600,
  color: colour.primary,
})
export const title = style({
  font: `600 ${rem(16)}/1.55 ${vars.serif}`,
  textWrap: 'pretty',
  selectors: { '&:lang(en)': { fontSize: rem(17), lineHeight: 1.38 } },
})
globalStyle(`${title} [lang]`, { fontFamily: vars.serif })
export const by = style({ marginTop: '3px', fontSize: vars.text[2], lineHeight: rem(22), color: vars.ink2 })
export const narrow = style({
  padding: '11px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
