/** Breakpoints by content: one column and the phone header below 768 px, two columns below 1080 px. */
export const phone = '(max-width: 767.98px)'
export const tablet = '(max-width: 1079.98px)'
export const fromTablet = '(min-width: 768px)'
/** Room for outline, text and tools beside each other. */
export const wide = '(min-width: 1080px)'
/** Room for text and one rail. */
export const between = '(min-width: 768px) and (max-width: 1079.98px)'
export const narrow = '(max-width: 479.98px)'
export const calm = '(prefers-reduced-motion: reduce)'
