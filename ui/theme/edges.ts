import { below, from } from './media-at.ts'

/** How much of the foot of the window belongs to a bar; nothing fixed stands outside these two. */
export const edgeBottom = 'var(--edge-bottom, 0px)'

/** The height of the bar of a phone, with what the device keeps free below it. */
export const barHeight = 'calc(3.75rem + env(safe-area-inset-bottom, 0px))'

/** From here on there is room beside the container for what floats: 1200 px and 76 px at each side. */
export const floatsFit = from(1353)
export const floatsDoNotFit = below(1353)
