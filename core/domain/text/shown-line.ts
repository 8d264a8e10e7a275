import { oneLine } from './one-line.ts'

/** Embeddings, overrides and isolates of the bidirectional algorithm; marks of one place are none of them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * What somebody has typed anywhere, to be shown within other text: one line that turns the direction of nothing behind it. Law:
 * `shownLine(shownLine(raw))` is `shownLine(raw)`.
 */
export const shownLine = (raw: string): string => oneLine(raw.replace(turning, ''))
