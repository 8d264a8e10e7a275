/** Where the words of a labelled toolbar would lie over the page: it is a rail of icons there. */
export const slim = '(max-width: 1359.98px)'

/** The height at the end of the page that the tools of a phone reach up to. */
export const lastLine = 'calc(120px + env(safe-area-inset-bottom, 0px))'
