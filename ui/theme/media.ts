/**
 * A media query for windows of so many pixels and more, at the browser's default text size. To a reader with larger text
 * the window is a narrower one, so that the columns give way before the words do.
 */
export const from = (pixels: number): string => `(min-width: ${inEm(pixels)})`

/** A media query for windows narrower than that. */
export const below = (pixels: number): string => `(max-width: ${inEm(pixels - 0.02)})`

function inEm(pixels: number): string {
  return `${Number((pixels / 16).toFixed(5))}em`
}

/** Breakpoints by content: one column and the phone header below 768 px, two columns below 1080 px. */
export const phone = below(768)
export const tablet = below(1080)
export const fromTablet = from(768)
/** Room for outline, text and tools beside each other. */
export const wide = from(1080)
/** Room for text and one rail. */
export const between = `${fromTablet} and ${tablet}`
export const narrow = below(480)
/** A phone with text that is twice as large: one thing beside another has no room. */
export const cramped = below(300)
export const calm = '(prefers-reduced-motion: reduce)'
