import type { UiLanguage } from '../language/ui-language.ts'
import type { Codec } from '../storage/codec.ts'
import { themeLights } from '../theme/theme-lights.ts'

/** The reader's own light: black on white, one of the others, or dark while the reader's system is. */
export const readingLights = ['paper', ...themeLights, 'system'] as const
/** The width of a text, in steps: 32, 36 or 40 Chinese characters a line. */
export const readingMeasures = ['narrow', 'medium', 'broad'] as const
/** The sizes of a text, the third as it is set. */
export const readingSizes = [1, 2, 3, 4, 5] as const

/** The edges of a text: as it is set, both even, or the end ragged. */
export const readingAlignments = ['plain', 'justified', 'ragged'] as const

export type ReadingLight = (typeof readingLights)[number]
export type ReadingMeasure = (typeof readingMeasures)[number]
export type ReadingSize = (typeof readingSizes)[number]
export type ReadingAlignment = (typeof readingAlignments)[number]

/** How a reader wants texts to look. */
export interface ReadingLook {
  readonly light: ReadingLight
  readonly size: ReadingSize
  readonly measure: ReadingMeasure
  readonly alignment: ReadingAlignment
}

/** As everything is set. */
export const plainLook: ReadingLook = { light: 'paper', size: 3, measure: 'medium', alignment: 'plain' }

/** Where a text is read: the language of its page, and whether the window is a phone's. */
export interface ReadingSetting {
  readonly language: UiLanguage
  readonly isPhone: boolean
}

/** How texts are set: Chinese has no spaces that would gape, but too few characters in a line of a phone. */
const isSetJustified = ({ language, isPhone }: ReadingSetting): boolean => language === 'zh' && !isPhone

/** True where both edges of texts are even. */
export const isJustified = (
  { alignment }: Pick<ReadingLook, 'alignment'>,
  setting: ReadingSetting,
): boolean => (alignment === 'plain' ? isSetJustified(setting) : alignment === 'justified')

/**
 * The alignment for who wants both edges even here, or not. Laws: `isJustified` of it is what is wanted; what is as it is
 * set is `plain`, so that nothing is stored for it.
 */
export function alignmentFor(wanted: boolean, setting: ReadingSetting): ReadingAlignment {
  if (wanted === isSetJustified(setting)) return 'plain'
  return wanted ? 'justified' : 'ragged'
}

/**
 * A look as the words that its page bears: a style sheet reads them as they are stored, before anything is drawn. What
 * is as it is set has no word, so the plain look is ''. Law: `parse` gives null for any other text than `print` gives.
 */
export const readingLookCodec: Codec<ReadingLook> = {
  print: ({ light, size, measure, alignment }) =>
    [
      light === plainLook.light ? '' : light,
      size === plainLook.size ? '' : `size${size}`,
      measure === plainLook.measure ? '' : measure,
      alignment === plainLook.alignment ? '' : alignment,
    ]
      .filter((word) => word !== '')
      .join(' '),
  parse: (text) => {
    const words = text.split(' ')
    const look: ReadingLook = {
      light: readingLights.find((light) => words.includes(light)) ?? plainLook.light,
      size: readingSizes.find((size) => words.includes(`size${size}`)) ?? plainLook.size,
      measure: readingMeasures.find((measure) => words.includes(measure)) ?? plainLook.measure,
      alignment: readingAlignments.find((alignment) => words.includes(alignment)) ?? plainLook.alignment,
    }
    return readingLookCodec.print(look) === text ? look : null
  },
}
