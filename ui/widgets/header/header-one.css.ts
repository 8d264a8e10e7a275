import { headerHeight, tallerBy } from '@xuekan/core'
import { style } from '@vanilla-extract/css'
import { colour, vars } from '../../theme/contract.css.ts'
import { phone as onPhone, tablet } from '../../theme/media.ts'

const barHeight = 52

/** Keeps its height when its bar leaves the flow. */
const ofHeight = (height: number) =>
  style({
    minHeight: `${height}px`,
    '@media': { [onPhone]: { minHeight: '63px' }, print: { minHeight: 0 } },
  })
export const header = ofHeight(headerHeight)
export const tall = ofHeight(headerHeight + tallerBy)
export const bare = style({ borderBottom: `1px solid ${vars.line}` })

export const wide = style({ '@media': { [onPhone]: { display: 'none' }, print: { display: 'none' } } })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[6],
  height: `${headerHeight - barHeight}px`,
  selectors: { [`${tall} &`]: { height: `${headerHeight + tallerBy - barHeight}px` } },
})
export const tools = style({
  flex: '0 1 488px',
  minWidth: '300px',
  '@media': { [tablet]: { flexBasis: '360px' } },
})

export const fixedBar = style({ position: 'fixed', inset: '0 0 auto', zIndex: 10, boxShadow: vars.lift })

export const phone = style({
  display: 'none',
  background: vars.paper,
  borderBottom: `3px solid ${colour.primary}`,
  '@media': { [onPhone]: { display: 'block' }, print: { display: 'none' } },
})
export const fixedPhone = style([phone, { position: 'fixed', inset: '0 0 auto', zIndex: 10 }])
