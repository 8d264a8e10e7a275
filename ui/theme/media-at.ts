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

/** The banner of header two is as high as the window is wide: here a name of two lines has no room on it at its full size. */
export const lowBanner = below(1340)
