import { present } from '../text/present.ts'
import { splitSemicolons } from '../text/semicolons.ts'

/**
 * The databases that index a journal, out of its basic info: parted by semicolons, in order, each once; 'null', 'undefined' and blank names are absent (C3.9,
 * C3.12).
 * Total: [] for what is no text. Law: reading the list again, joined with semicolons, gives the list.
 */
export const readIndexed = (raw: unknown): readonly string[] => [
  ...new Set(
    splitSemicolons(present(raw))
      .map(present)
      .filter((name) => name !== ''),
  ),
]
