import type { StyleRule } from '@vanilla-extract/css'
import { phone } from '../../theme/media.ts'

/** Entries that do not fit the height of the window stand in further columns, towards the page. */
export const columns = (cellHeight: string): StyleRule => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(auto-fit, ${cellHeight})`,
  direction: 'rtl',
  // a window that is enlarged many times still has room for one
  maxHeight: `max(${cellHeight}, 100dvh - 208px)`,
})

/** A phone has room for the basket alone. */
export const onlyBasket = (basketCell: string): StyleRule => ({
  '@media': {
    [phone]: { selectors: { [`&:not(:has(> .${basketCell.split(' ')[0]}))`]: { display: 'none' } } },
  },
})
