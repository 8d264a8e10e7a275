import { headerSizes, tallerBy } from '@xuekan/core/site'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { lowBanner } from '../../theme/media-at.ts'
import { tablet } from '../../theme/media.ts'
import { menuHeight } from '../menu/menu.css.ts'
import { rem } from '../../theme/rem.ts'

const { band: bandHeight, menu: barHeight } = headerSizes[2]

/** The plate and the tab lie on the picture; without one they stand in a band in the theme's colour. */
export const over = style({ position: 'relative' })
export const band = style({ position: 'relative', height: rem(bandHeight), background: vars.bar })

export const ground = style({
  position: 'absolute',
  inset: 0,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[5],
})

const aPlate = { display: 'flex', flexDirection: 'column', minWidth: 0, color: vars.onPrimary } as const
export const plate = style({
  ...aPlate,
  flex: '0 0 auto',
  width: 'min(404px, 44%)',
  height: '83%',
  padding: '32px 36px 28px',
  background: vars.bar,
  '@media': {
    [lowBanner]: { height: '92%', padding: '22px 30px 20px' },
    [tablet]: { height: '100%', padding: '18px 22px 16px' },
  },
})
globalStyle(`${plate} > a`, { flex: '1 1 0', minHeight: 0 })
export const flatPlate = style({
  ...aPlate,
  position: 'absolute',
  inset: `auto ${vars.space[5]} 18px`,
  gap: vars.space[2],
})
export const imprint = style({
  marginTop: '14px',
  fontSize: vars.text[2],
  color: vars.onPrimary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${flatPlate} &`]: { marginTop: 0 } },
  '@media': { [tablet]: { selectors: { [`${plate} &`]: { display: 'none' } } } },
})

/** Solid, so that its words can be read over any picture. */
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  flex: '0 1 auto',
  marginLeft: 'auto',
  padding: '4px 18px',
  background: vars.paper,
  borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
  fontSize: vars.text[2],
  // a line more rather than words cut short
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
})
export const links = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginLeft: '-8px',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
})

const aBar = (height: number) => style({ height: rem(height), vars: { [menuHeight]: rem(height - 1) } })
export const bar = aBar(barHeight)
export const tallBar = aBar(barHeight + tallerBy)
export const line = style({ background: vars.paper, borderBottom: `1px solid ${vars.line}` })
export const menu = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  height: menuHeight,
})
