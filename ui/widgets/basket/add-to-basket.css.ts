import { style } from '@vanilla-extract/css'
import { colour } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

/** Its place is kept while it has nothing to do, and is none where scripts never run. */
export const reservedPlace = style({
  visibility: 'hidden',
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** Its place is kept until a press is held for scripts that are coming, or fetches them again. */
export const waiting = style({
  visibility: 'hidden',
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    ':root:is([data-scripts=coming], [data-scripts=failed]) &': { visibility: 'visible' },
  },
})

/** Among the links of an entry; on a phone its target is higher than its line. */
export const inline = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: '26px',
  color: 'inherit',
  textAlign: 'left',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em', textDecorationThickness: '1px' },
  selectors: { '&[aria-pressed=true]': { color: colour.primary, fontWeight: 500 } },
  '@media': { [phone]: { '::after': { content: '', position: 'absolute', inset: '-9px -6px' } } },
})
