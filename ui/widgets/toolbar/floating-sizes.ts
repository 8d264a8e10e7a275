/** Where the words of a labelled toolbar would lie over the page, below 1376 px: it is a rail of icons there. */
export const slim = '(max-width: 85.99875em)'
