import type { Codec } from '../storage/codec.ts'
import { themeLights } from '../theme/theme-lights.ts'

/** The reader's own light: black on white, one of the others, or dark while the reader's system is. */
export const readingLights = ['paper', ...themeLights, 'system'] as const
/** The width of a text, in steps: 32, 36 or 40 Chinese characters a line. */
export const readingMeasures = ['narrow', 'medium', 'broad'] as const
/** The sizes of a text, the third as it is set. */
export const readingSizes = [1, 2, 3, 4, 5] as const

export type ReadingLight = (typeof readingLights)[number]
export type ReadingMeasure = (typeof readingMeasures)[number]
export type ReadingSize = (typeof readingSizes)[number]

/** How a reader wants texts to look. */
export interface ReadingLook {
  readonly light: ReadingLight
  readonly size: ReadingSize
  readonly measure: ReadingMeasure
}

/** As everything is set. */
export const plainLook: ReadingLook = { light: 'paper', size: 3, measure: 'medium' }

/**
 * A look as the words that its page bears: a style sheet reads them as they are stored, before anything is drawn. What
 * is as it is set has no word, so the plain look is ''. Law: `parse` gives null for any other text than `print` gives.
 */
export const readingLookCodec: Codec<ReadingLook> = {
  print: ({ light, size, measure }) =>
    [
      light === plainLook.light ? '' : light,
      size === plainLook.size ? '' : `size${size}`,
      measure === plainLook.measure ? '' : measure,
    ]
      .filter((word) => word !== '')
      .join(' '),
  parse: (text) => {
    const words = text.split(' ')
    const look: ReadingLook = {
      light: readingLights.find((light) => words.includes(light)) ?? plainLook.light,
      size: readingSizes.find((size) => words.includes(`size${size}`)) ?? plainLook.size,
      measure: readingMeasures.find((measure) => words.includes(measure)) ?? plainLook.measure,
    }
    return readingLookCodec.print(look) === text ? look : null
  },
}
