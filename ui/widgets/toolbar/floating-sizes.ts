/** Where the words of a labelled toolbar would lie over the page: it is a rail of icons there. */
export const slim = '(max-width: 1375.98px)'
