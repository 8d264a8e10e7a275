import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phone, tablet } from '../../theme/media.ts'

const page_ = style({
  display: 'grid',
  alignItems: 'start',
  paddingBlock: '64px 96px',
  minHeight: '100vh',
  '@media': { [phone]: { display: 'block', paddingTop: '48px' } },
})
export const page = styleVariants({
  article: [
    page_,
    {
      gridTemplateColumns: '200px minmax(0,648px) 256px',
      justifyContent: 'space-between',
      columnGap: '32px',
      '@media': { [tablet]: { gridTemplateColumns: 'minmax(0,1fr)' } },
    },
  ],
  home: [page_, { gridTemplateColumns: 'minmax(0,1fr) 288px', columnGap: '72px' }],
  issue: [page_, { gridTemplateColumns: '232px minmax(0,1fr)', columnGap: '64px' }],
  results: [page_, { gridTemplateColumns: '232px minmax(0,1fr)', columnGap: '64px' }],
  column: [page_, { gridTemplateColumns: 'minmax(0,1fr)' }],
})
export const words = style({ position: 'absolute', clipPath: 'inset(50%)' })

const ground = style({ background: vars.wash, borderRadius: '2px' })
export const side = style([ground, { height: '360px', '@media': { [tablet]: { display: 'none' } } }])
export const main = style({ display: 'grid', gap: '32px' })
export const title = style([ground, { height: '96px', width: '90%' }])
/** Lines of text, drawn as stripes. */
export const lines = style({
  height: '140px',
  background: `repeating-linear-gradient(${vars.wash} 0 14px, transparent 14px 28px)`,
})
