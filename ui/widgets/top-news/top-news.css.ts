import { topNewsCarousel, topNewsLine } from '@xuekan/core/site'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { calm, fromTablet, narrow, phone } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'

/** Its height is there before its pictures are. */
export const region = style({
  position: 'relative',
  flex: 'none',
  height: rem(topNewsCarousel.height),
  overflow: 'hidden',
  background: colour.primaryHover,
  color: vars.onPrimary,
  '@media': { print: { display: 'none' } },
})
type Rules = NonNullable<StyleRule['selectors']>[string]
/** How it looks as one line: on phones, and everywhere beyond the home page, until the reader opens it. */
const asLine = (part: string, rules: Rules): void => {
  globalStyle(`${region}[data-home=false][data-opened=false] ${part}`, rules)
  globalStyle(`${region}[data-opened=false] ${part}`, { '@media': { [phone]: rules } })
}
globalStyle(`${region}[data-home=false][data-opened=false]`, { height: rem(topNewsLine.height) })
globalStyle(`${region}[data-opened=false]`, { '@media': { [phone]: { height: rem(topNewsLine.height) } } })
/** Put away in this tab before the page was loaded (`app/browser/before-paint.ts`). */
globalStyle(`html[data-top-news="away"] ${region}`, { display: 'none' })
export const strip = style({
  display: 'flex',
  height: '100%',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [calm]: { scrollBehavior: 'auto' } },
})
export const slide = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
export const link = style({
  position: 'absolute',
  inset: 0,
  ':hover': { color: 'inherit', textDecoration: 'none' },
})
// within the strip, and seen on any picture
globalStyle(`${strip}:focus-visible, ${link}:focus-visible`, {
  outline: `2px solid ${vars.onPrimary}`,
  outlineOffset: '-5px',
  boxShadow: `inset 0 0 0 5px ${colour.primaryHover}`,
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: 'right center',
})
export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'stretch',
})
/** The title stands on a ground of its own, which reaches from the edge of the window to its end. */
export const plaque = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxWidth: '56%',
  paddingRight: '32px',
  background: colour.primaryHover,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 100% 0 auto',
    width: '100vw',
    background: 'inherit',
  },
  '@media': {
    [phone]: { maxWidth: 'calc(100% - 176px)', paddingRight: '14px' },
    [narrow]: { maxWidth: 'calc(100% - 132px)' },
  },
})
export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  font: `700 ${rem(22)}/1.35 ${vars.serif}`,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '&:lang(en)': { fontWeight: 600 },
    [`${link}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '.2em',
    },
  },
  '@media': { [phone]: { fontSize: rem(16), lineHeight: 1.3, WebkitLineClamp: 3 } },
})

export const controls = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '@media': {
    [phone]: { paddingRight: '8px' },
    // they do nothing there
    '(scripting: none)': { display: 'none' },
  },
})
export const plate = style({
  display: 'flex',
  alignItems: 'center',
  padding: '2px',
  borderRadius: vars.radius,
  background: vars.paper,
  color: vars.ink2,
  pointerEvents: 'auto',
})
const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '2px',
  color: vars.ink,
  ':hover': { background: colour.tint, color: colour.primary },
  '@media': { [phone]: { width: '44px', height: '44px' } },
})
export const previous = style([control, { '@media': { [narrow]: { display: 'none' } } }])
export const next = style([control])
/** Opens the line; where the pictures always show, there is nothing to open. */
export const toggle = style([control])
globalStyle(`${region}[data-home=true] ${toggle}`, { '@media': { [fromTablet]: { display: 'none' } } })
globalStyle(`${region}[data-opened=true] ${toggle} > svg`, { transform: 'rotate(180deg)' })
export const dismiss = style([control, { borderRadius: '0 2px 2px 0' }])
/** A line between the steps and what folds or puts away. */
globalStyle(`${next} + ${toggle}`, { boxShadow: `-1px 0 ${vars.line}` })
globalStyle(`${region}[data-home=true] ${next} ~ ${dismiss}`, {
  '@media': { [fromTablet]: { boxShadow: `-1px 0 ${vars.line}` } },
})
export const count = style({
  padding: '0 4px',
  fontSize: vars.text[1],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
})

/** In the line a news item without a title is named in words, where else its picture is. */
export const unnamed = style({ display: 'none' })

asLine(picture, { display: 'none' })
for (const step of [previous, count, next]) asLine(step, { display: 'none' })
asLine(unnamed, { display: 'flex', alignItems: 'center', height: '100%' })
asLine(plaque, { maxWidth: 'calc(100% - 100px)', paddingRight: 0 })
asLine(title, { fontSize: rem(14), lineHeight: 1.4, WebkitLineClamp: 1, wordBreak: 'break-all' })
asLine(plate, { padding: 0, background: 'transparent', color: vars.onPrimary })
for (const button of [toggle, dismiss])
  asLine(button, { height: rem(32), color: vars.onPrimary, boxShadow: 'none' })
