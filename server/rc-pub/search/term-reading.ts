import type { LocalizedText } from '@xuekan/core'

/** What some words of a term are read as beside themselves. */
export interface TermReading {
  /** As they are typed. */
  readonly typed: string
  /** The same as the term is analysed. */
  readonly words: readonly string[]
  /** What else they are, the likeliest first; at least one. */
  readonly read: readonly LocalizedText[]
  /** What finds it: any of these `tsquery`s. */
  readonly queries: readonly string[]
  /** To highlight. */
  readonly marked: readonly string[]
}

/** Readings that each stand for words of their own: of two that share a word the first. */
export const separateReadings = (readings: readonly TermReading[]): readonly TermReading[] =>
  readings.reduce<readonly TermReading[]>((kept, reading) => {
    const taken = new Set(kept.flatMap(({ words }) => words))
    return reading.words.some((word) => taken.has(word)) ? kept : [...kept, reading]
  }, [])
