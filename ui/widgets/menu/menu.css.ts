import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { below, from } from '../../theme/media-at.ts'
import { rem } from '../../theme/rem.ts'
import {
  arrowWidth,
  breakpoints,
  longestName,
  menuFonts,
  type MenuFont,
  type MenuVariant,
} from './menu-variant.ts'

/** A header may set another height for the entries of the bar, on any element around the menu. */
export const menuHeight = createVar()
const ownHeight = createVar()
const height = fallbackVar(menuHeight, ownHeight)

const [size, padding, tracking, transform] = [createVar(), createVar(), createVar(), createVar()]
/** Of the line under the current entry: its colour, its height, and how far it reaches over the bar's lower edge. */
const [line, lineHeight] = [createVar(), createVar()]
export const reach = createVar()
/** Under the pointer, and where a second level is open. */
const [livelyGround, livelyInk] = [createVar(), createVar()]

const set = (font: MenuFont) => ({
  [size]: rem(font.size),
  [padding]: `${font.padding}px`,
  [tracking]: `${font.tracking}em`,
  [transform]: font.capitals ? 'uppercase' : 'none',
})
const looks: Readonly<Record<MenuVariant, Record<string, string>>> = {
  bar: {
    [line]: colour.bottomLine,
    [lineHeight]: '4px',
    [reach]: '0px',
    [livelyGround]: colour.primaryHover,
    [livelyInk]: vars.onPrimary,
  },
  plain: { [lineHeight]: '4px', [reach]: '1px' },
  spaced: { [lineHeight]: '3px', [reach]: '2px' },
  panel: { [ownHeight]: '54px', [lineHeight]: '4px', [reach]: '2px' },
}

/** Takes the room that its row leaves, and tells the plan how much that is. */
const nav = style({
  flex: '1 1 0',
  minWidth: 0,
  position: 'relative',
  vars: {
    [ownHeight]: '52px',
    [line]: colour.primary,
    [livelyGround]: 'transparent',
    [livelyInk]: colour.primary,
  },
})
export const bar = styleVariants(menuFonts, ({ zh, en }, variant) => [
  nav,
  {
    vars: { ...looks[variant], ...set(zh) },
    ...(variant === 'bar' ? { background: vars.bar, color: vars.onPrimary } : {}),
    selectors: { '&:lang(en)': { vars: set(en) } },
  },
])

/**
 * Words on the container's line: the padding hangs outside. In a bar of the whole width, what is wider than the
 * container grows evenly to both sides; the plan keeps it inside the window.
 */
const row = style({ display: 'flex' })
const hung = style([row, { marginInline: `calc(-1 * ${padding})` }])
const centred = style([
  row,
  {
    width: 'fit-content',
    minWidth: `min(${vars.container} + 2 * ${padding}, 100% - 2 * (${vars.gutter} - ${padding}))`,
    marginInline: 'auto',
  },
])
export const list = { bar: centred, panel: centred, plain: hung, spaced: hung } as const
export const even = style({ justifyContent: 'space-between' })
/** While widths are taken every entry is there. */
export const measuring = style({})
/** Until they have been taken, entries come and go with the window's width. */
export const stepped = style({})

export const entry = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  selectors: { '&[data-away]': { display: 'none' } },
})
/** A panel hangs below the whole bar. */
export const panelEntry = style([entry, { position: 'static' }])
globalStyle(`${measuring} > li${entry}`, { display: 'flex' })

const word = {
  height,
  lineHeight: height,
  fontSize: size,
  letterSpacing: tracking,
  textTransform: transform,
  whiteSpace: 'nowrap',
  color: 'inherit',
} as const
const lively = { background: livelyGround, color: livelyInk, textDecoration: 'none' } as const

/** One name. The last letter's tracking is no room of its own. */
export const barLink = style({
  ...word,
  display: 'block',
  position: 'relative',
  maxWidth: `calc(${longestName}em + 2 * ${padding})`,
  padding: `0 calc(${padding} - ${tracking}) 0 ${padding}`,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  ':hover': lively,
  '::before': {
    // the room of the name in bold, so that nothing moves when it becomes the current one
    content: 'attr(data-name)',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 600,
  },
  selectors: {
    '&:not(:last-child)': { paddingRight: '2px' },
    '&[aria-current]': { fontWeight: 600, color: livelyInk },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: `auto ${padding} calc(-1 * ${reach})`,
      height: lineHeight,
      background: line,
      forcedColorAdjust: 'none',
    },
    '&[aria-current]:not(:last-child)::after': { right: '2px' },
  },
})

const trigger = style({
  ...word,
  display: 'flex',
  alignItems: 'center',
  textTransform: 'none',
  selectors: { '&:hover, details[open] > &': lively },
})
/** The arrow of an entry with a second level, right behind its name. */
export const arrow = style([trigger, { width: `calc(${padding} + ${arrowWidth - 2}px)` }])
export const more = style([
  trigger,
  {
    gap: '4px',
    padding: `0 ${padding}`,
    textTransform: transform,
    selectors: { 'li[data-current] &': { fontWeight: 600, color: livelyInk } },
  },
])
globalStyle(`${trigger} svg`, { transition: 'transform .15s' })
globalStyle(`details[open] > ${trigger} svg`, { transform: 'rotate(180deg)' })
globalStyle(`${bar.bar} :focus-visible`, { outlineColor: vars.onPrimary })
globalStyle(`${entry} > :focus-visible, ${trigger}:focus-visible`, { outlineOffset: '-4px' })

/** By the width of the window: in the bar from a step on, in More below it. */
export const inBar = styleVariants(byStep((step) => ({ [below(step)]: hidden(`${stepped} > &`) })))
export const neverInBar = style(hidden(`${stepped} > &`))
export const inMore = styleVariants(
  byStep((step) => ({ [from(step)]: hidden(`${stepped} &, ${stepped} > &`) })),
)

function hidden(where: string) {
  return { selectors: { [where]: { display: 'none' } } } as const
}

function byStep(media: (step: number) => Record<string, ReturnType<typeof hidden>>) {
  return Object.fromEntries(breakpoints.map((step) => [step, { '@media': media(step) }]))
}
