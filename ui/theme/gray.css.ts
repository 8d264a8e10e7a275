import { style } from '@vanilla-extract/css'

/** Without colour (C3.1). On the root element for a whole page: anywhere else a filter breaks fixed children. */
export const gray = style({ filter: 'grayscale(1)' })
