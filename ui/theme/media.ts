// what `below` and `from` give (`media-at.ts`), written out: browsers load these words and no more

/** Breakpoints by content: one column and the phone header below 768 px, two columns below 1080 px. */
export const phone = '(max-width: 47.99875em)'
export const tablet = '(max-width: 67.49875em)'
export const fromTablet = '(min-width: 48em)'
/** Room for outline, text and tools beside each other. */
export const wide = '(min-width: 67.5em)'
/** Room for text and one rail. */
export const between = '(min-width: 48em) and (max-width: 67.49875em)'
/** Below 480 px. */
export const narrow = '(max-width: 29.99875em)'
/** Below 376 px: the narrowest phones. */
export const slim = '(max-width: 23.49875em)'
/** A phone with text that is twice as large: one thing beside another has no room. */
export const cramped = '(max-width: 18.74875em)'
/** A reader's own few colours, in which what is transparent is drawn. */
export const forced = '(forced-colors: active)'
export const calm = '(prefers-reduced-motion: reduce)'
