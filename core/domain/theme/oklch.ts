/** A colour by what the eye sees: lightness 0 to 1, chroma from 0, hue in radians (Björn Ottosson's Oklab). */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** The colour `#rrggbb` as Oklch. */
export function oklchOf(colour: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255))
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const one = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const other = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(one, other),
    h: Math.atan2(other, one),
  }
}

/**
 * The colour as `#rrggbb`; where no screen has it, with the most chroma that one has at this lightness and hue.
 * Law: of `oklchOf(colour)` it is `colour`.
 */
export function printOklch({ l, c, h }: Oklch): string {
  let [most, least] = [c, 0]
  if (!fits({ l, c, h })) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (most + least) / 2
      if (fits({ l, c: middle, h })) least = middle
      else most = middle
    }
    most = least
  }
  return `#${partsOf({ l, c: most, h })
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Half a step of 255: what is rounded away. */
const tolerance = 0.002

const fits = (colour: Oklch): boolean =>
  partsOf(colour).every((part) => part >= -tolerance && part <= 1 + tolerance)

/** Red, green and blue, 0 to 1 where a screen has them. */
function partsOf({ l, c, h }: Oklch): readonly number[] {
  const [one, other] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * one + 0.2158037573 * other) ** 3
  const middle = (l - 0.1055613458 * one - 0.0638541728 * other) ** 3
  const short = (l - 0.0894841775 * one - 1.291485548 * other) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map(encoded)
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

const encoded = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
