import { splitSemicolons } from '../text/semicolons.ts'

/** Keywords written in one line, parted by semicolons, ASCII or full width (C5.11): in order, each once, none blank. */
export const parseKeywords = (raw: string): readonly string[] => [...new Set(splitSemicolons(raw))]

/** Law: `parseKeywords(printKeywords(words))` is `words` for what `parseKeywords` gives. */
export const printKeywords = (words: readonly string[]): string => words.join(';')
