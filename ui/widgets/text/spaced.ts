import type { ReactNode } from 'react'

/**
 * Words that stand beside each other in a line, with a space after each. Where their styles keep them apart the space is
 * not seen; programs that show a page without its styles would run them together.
 */
export const spaced = (words: readonly ReactNode[]): readonly ReactNode[] =>
  words.flatMap((word) => [word, ' '])
