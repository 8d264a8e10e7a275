/** A piece of a citation that is set in one way. */
export interface StyledPart {
  readonly text: string
  readonly italic: boolean
}

/** A citation on one line, as its style sets it. No part is empty. */
export type StyledText = readonly StyledPart[]

/** Parts in order; '' is left out. What stands in a list of one is set in italics. */
export const styled = (...parts: readonly (string | readonly [italic: string])[]): StyledText =>
  parts
    .map((part) =>
      typeof part === 'string' ? { text: part, italic: false } : { text: part[0], italic: true },
    )
    .filter(({ text }) => text !== '')

/** The same as plain text, for what knows no italics. */
export const unstyled = (parts: StyledText): string => parts.map(({ text }) => text).join('')
