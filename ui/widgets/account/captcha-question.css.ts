import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const captcha = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })
export const picture = style({
  width: '240px',
  height: 'auto',
  border: `1px solid ${vars.line}`,
  // black on white in every theme, and by night
  background: '#fff',
})
export const sound = style({ width: '240px', height: '40px' })

const withScripts = '(scripting: enabled)'
const withoutApplication = ':root:is([data-scripts=failed], [data-scripts=absent]) &'

/** What stands in place of the question while scripts run; before they are here too, so that nothing moves. */
export const work = style({
  display: 'none',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minHeight: '24px',
  '@media': {
    [withScripts]: { display: 'flex', selectors: { [withoutApplication]: { display: 'none' } } },
  },
})
export const state = style({ color: vars.ink2 })
export const question = style({ display: 'grid', gap: vars.space[2] })
export const questionWithoutScripts = style([
  question,
  {
    '@media': {
      [withScripts]: { display: 'none', selectors: { [withoutApplication]: { display: 'grid' } } },
    },
  },
])
