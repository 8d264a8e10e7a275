import { stripSizes } from '@xuekan/core/site'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone, slim, tablet } from '../../theme/media.ts'
import { row as utilities } from './utilities.css.ts'
import { rem } from '../../theme/rem.ts'

/** However large the text is, its links stand beside each other. */
const phoneText = (size: string) => `min(${size}, 4.6vw)`
const strip = style({
  height: rem(stripSizes.wide),
  fontSize: vars.text[1],
  '@media': { [phone]: { height: rem(stripSizes.phone), fontSize: phoneText(vars.text[1]) } },
})

export const variant = styleVariants({
  /** Of a group: in its tint, the entrance a block in the theme's colour. */
  group: [
    strip,
    {
      height: rem(stripSizes.group),
      background: colour.tint,
      fontSize: vars.text[2],
      '@media': {
        [phone]: { height: rem(stripSizes.phone), fontSize: phoneText(vars.text[2]) },
        [slim]: { fontSize: phoneText(vars.text[1]) },
      },
    },
  ],
  plain: [strip, { background: vars.wash }],
  /** Above a row that reaches from one edge of the window to the other. */
  wide: [strip, { background: vars.wash }],
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: '100%',
  selectors: { [`${variant.wide} &`]: { maxWidth: 'none', paddingInline: '40px' } },
  '@media': {
    [tablet]: { selectors: { [`${variant.wide} &`]: { paddingInline: vars.gutter } } },
    [phone]: { selectors: { [`${variant.wide} &`]: { paddingInline: '20px' } } },
  },
})

export const entrance = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 'min(8em, 40%)',
  // gives way sooner than the links beside it, and later than the greeting
  flex: '0 9999 auto',
  minHeight: '28px',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: colour.primary,
  selectors: {
    [`${variant.group} &`]: {
      height: '100%',
      padding: '0 12px 0 16px',
      background: vars.bar,
      color: vars.onPrimary,
    },
    [`${variant.group} &:hover`]: { background: colour.primaryHover, textDecoration: 'none' },
  },
  '@media': {
    [phone]: {
      minWidth: 'min(6.5em, 28%)',
      minHeight: '44px',
      selectors: {
        [`${variant.group} &`]: { marginLeft: '-20px' },
      },
    },
    [slim]: { paddingInlineEnd: '4px' },
  },
})
// the name needs its room more
globalStyle(`${entrance} > svg`, { '@media': { [slim]: { display: 'none' } } })

export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: 0,
  marginLeft: 'auto',
  marginRight: '-8px',
})
globalStyle(`${end} > ${utilities}`, { marginRight: '-2px' })
