/** How much of the foot of the window belongs to a bar; nothing fixed stands outside these two. */
export const edgeBottom = 'var(--edge-bottom, 0px)'

/** The height of the bar of a phone, with what the device keeps free below it. */
export const barHeight = 'calc(60px + env(safe-area-inset-bottom, 0px))'

/** From here on there is room beside the container for what floats: 1200 px and 76 px at each side. */
export const floatsFit = '(min-width: 1353px)'
export const floatsDoNotFit = '(max-width: 1352.98px)'
