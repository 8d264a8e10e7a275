import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { between, fromTablet, phone, tablet, wide } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { phoneBackdrop, phoneSheet } from './phone-sheet.ts'

/** Outline, text, tools; from 768 px text and one rail; one column and sheets on a phone. */
export const layout = style({
  display: 'grid',
  gridTemplate: '"left text right" auto / 200px minmax(0,648px) 256px',
  justifyContent: 'space-between',
  // between 1080 and 1200 px nothing is left over that could part the columns
  columnGap: '32px',
  paddingBottom: vars.space[9],
  '@media': {
    [tablet]: {
      gridTemplate: '"text rail" auto / minmax(0,648px) clamp(200px,27vw,280px)',
      columnGap: 'clamp(28px,4.4vw,48px)',
    },
    [phone]: { display: 'block', paddingBottom: vars.space[8] },
    print: { display: 'block' },
  },
})
export const column = style({ gridArea: 'text', minWidth: 0 })

/** Beside the text, and scrolled within itself: never taller than the window. */
const sticky = {
  position: 'sticky',
  top: '24px',
  maxHeight: 'calc(100dvh - 48px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // what opens below a button leaves the button where it was pressed
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
} as const
/** The present section's dot and the focus reach a little beyond the column. */
const overhang = { margin: '0 0 0 -8px', padding: '0 0 2px 8px' } as const

export const rail = style({
  display: 'contents',
  '@media': {
    [between]: {
      ...sticky,
      ...overhang,
      gridArea: 'rail',
      alignSelf: 'start',
      display: 'flex',
      flexDirection: 'column',
    },
    print: { display: 'none' },
  },
})

/** A part of the rail: a sheet on a phone, so a popover, and in its place from 768 px on. */
const part = style({
  fontSize: vars.text[2],
  lineHeight: rem(22),
  color: vars.ink,
  '@media': {
    [fromTablet]: {
      display: 'block',
      position: 'static',
      inset: 'auto',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      border: 0,
      margin: 0,
      padding: 0,
      background: 'none',
    },
    [wide]: { ...sticky, alignSelf: 'start' },
    [phone]: phoneSheet,
    print: { display: 'none' },
  },
  '::backdrop': phoneBackdrop,
})
export const left = style([
  part,
  {
    '@media': {
      [wide]: { ...overhang, gridArea: 'left' },
      [between]: { order: 2, marginTop: vars.space[5], paddingTop: vars.space[4] },
    },
    selectors: { '&:not(:has(nav))': { '@media': { [between]: { display: 'none' } } } },
  },
])
export const tools = style([part, { '@media': { [wide]: { gridArea: 'right' } } }])
