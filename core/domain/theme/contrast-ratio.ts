/** Red, green and blue, each 0 to 255. */
type Rgb = readonly [number, number, number]

/**
 * The contrast of two opaque colours (`#rrggbb`), 1 to 21, as WCAG 2.2 defines it. Symmetric.
 * Throws for text that is no such colour: colours are constants of the program.
 */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(rgbOf(one)), luminance(rgbOf(other))].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The opaque colour that a translucent one gives over another. `alpha` is 0 to 1. */
export function blend(colour: string, alpha: number, background: string): string {
  const below = rgbOf(background)
  const mixed = rgbOf(colour).map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(colour: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  if (match === null) throw new Error(`Not a colour: ${colour}`)
  const [, red = '', green = '', blue = ''] = match
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
