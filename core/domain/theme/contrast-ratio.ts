/** Red, green and blue, each 0 to 255. */
type Rgb = readonly [number, number, number]

/**
 * The contrast of two opaque colours (`#rrggbb`), 1 to 21, as WCAG 2.2 defines it. Symmetric.
 * Throws for text that is no such colour: colours are constants of the program.
 */
export function contrastRatio(one: string, other: string): number {
  const lights = [luminance(rgbOf(one)), luminance(rgbOf(other))]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** The opaque colour that a translucent one gives over another. `alpha` is 0 to 1. */
export function blend(colour: string, alpha: number, background: string): string {
  const [red, green, blue] = rgbOf(colour)
  const below = rgbOf(background)
  const mixed = (value: number, under: number): string =>
    Math.round(value * alpha + under * (1 - alpha))
      .toString(16)
      .padStart(2, '0')
  return `#${mixed(red, below[0])}${mixed(green, below[1])}${mixed(blue, below[2])}`
}

function rgbOf(colour: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`Not a colour: ${colour}`)
  const part = (start: number): number => parseInt(colour.slice(start, start + 2), 16)
  return [part(1), part(3), part(5)]
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
