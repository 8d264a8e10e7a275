import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { steps } from './steps.ts'

/** The one block of the theme's colour on a page. */
export const bar = style({
  background: colour.primary,
  color: vars.onPrimary,
})

/**
 * Text on the container's line: the box hangs 16 px outside. What is wider than the container grows evenly to both
 * sides; the plan keeps it inside the window.
 */
export const list = style({
  display: 'flex',
  width: 'fit-content',
  minWidth: `min(${vars.container} + 32px, 100% - 16px)`,
  marginInline: 'auto',
})
export const even = style({ justifyContent: 'space-between' })
/** While widths are taken every entry is there. */
export const measuring = style({})

export const entry = style({ position: 'relative', display: 'flex' })
globalStyle(`${measuring} > li${entry}`, { display: 'flex' })

const barItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  height: '52px',
  padding: '0 16px',
  fontSize: `${15 / 16}rem`,
  whiteSpace: 'nowrap',
  color: 'inherit',
} as const

export const trigger = style({
  ...barItem,
  selectors: {
    '&:hover, &[data-state=open], details[open] > &': { background: colour.primaryHover },
    // above the link that it stands on
    'a + details > &, a + &': { position: 'relative', padding: '0 8px', marginLeft: '-20px' },
  },
})
export const barLink = style({
  ...barItem,
  position: 'relative',
  ':hover': { background: colour.primaryHover, color: 'inherit', textDecoration: 'none' },
  selectors: {
    '&[aria-current]': { fontWeight: 600 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 16px 0',
      height: '4px',
      background: colour.bottomLine,
    },
  },
})
globalStyle(`${bar} :focus-visible`, { outlineColor: vars.onPrimary, outlineOffset: '-4px' })

export const disclosure = style({ position: 'relative' })

const panel = {
  zIndex: 20,
  minWidth: '216px',
  padding: '8px 0',
  background: vars.paper,
  color: vars.ink,
  borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
  boxShadow: vars.lift,
} as const
export const popup = style({ ...panel, position: 'absolute', right: 0, top: '100%' })
export const floating = style({ ...panel, maxHeight: 'min(80vh, 560px)', overflowY: 'auto' })
globalStyle(`${popup} :focus-visible, ${floating} :focus-visible`, { outlineColor: colour.primary })

export const popupLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '40px',
  padding: '8px 20px',
  fontSize: `${15 / 16}rem`,
  lineHeight: '24px',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-highlighted], &[data-state=open]': {
      background: colour.tint,
      color: colour.primary,
      textDecoration: 'none',
      outline: 0,
    },
    '&[aria-current]': { color: colour.primary, fontWeight: 600 },
  },
})
export const popupChildren = style({ paddingLeft: vars.space[4] })
globalStyle(`${popupChildren} a`, { fontSize: vars.text[2], color: vars.ink2 })

/** Not in the bar, or not in More. */
export const away = style({ display: 'none' })

/** By the width of the window: in the bar from a step on, in More below it. */
export const inBar = styleVariants(
  byStep((step) => ({ [`(max-width: ${step - 0.02}px)`]: { display: 'none' } })),
)
export const inMore = styleVariants(byStep((step) => ({ [`(min-width: ${step}px)`]: { display: 'none' } })))

function byStep(media: (step: number) => Record<string, { display: 'none' }>) {
  return Object.fromEntries(steps.map((step) => [step, { '@media': media(step) }]))
}
