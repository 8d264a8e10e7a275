import { citationKey } from './citation-key.ts'
import type { CitationRecord } from './citation-record.ts'
import type { CitationFormatName } from './citation-format-names.ts'
import { printBibtex } from './print-bibtex.ts'
import { printEndnote } from './print-endnote.ts'
import { printNoteExpress } from './print-note-express.ts'
import { printNoteFirst } from './print-note-first.ts'
import { printRis } from './print-ris.ts'

/** One export format: its name is the `citationType` of a download. */
export interface CitationFormat {
  readonly name: CitationFormatName
  readonly extension: string
  readonly mediaType: string
  readonly print: (records: readonly CitationRecord[]) => string
}

/** The export formats, in the order in which they are offered. Files are UTF-8 without a byte order mark. */
export const citationFormats = [
  { name: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex; charset=utf-8', print: printBibtex },
  {
    name: 'Endnote',
    extension: 'enw',
    mediaType: 'application/x-endnote-refer; charset=utf-8',
    print: printEndnote,
  },
  {
    name: 'RefMan',
    extension: 'ris',
    mediaType: 'application/x-research-info-systems; charset=utf-8',
    print: printRis,
  },
  { name: 'NoteExpress', extension: 'net', mediaType: 'text/plain; charset=utf-8', print: printNoteExpress },
  { name: 'NoteFirst', extension: 'xml', mediaType: 'application/xml; charset=utf-8', print: printNoteFirst },
] as const satisfies readonly CitationFormat[]

/** The format that a request names, without regard to letter case; null for any other name. */
export const citationFormatNamed = (raw: string): CitationFormat | null =>
  citationFormats.find(({ name }) => name.toLowerCase() === raw.trim().toLowerCase()) ?? null

/** `qi2026gravel.ris`: the key of the one record, or the number of several (`citation-3.ris`). In ASCII. */
export function citationFileName(
  { extension }: Pick<CitationFormat, 'extension'>,
  records: readonly CitationRecord[],
): string {
  const [only] = records
  const name = records.length === 1 && only !== undefined ? citationKey(only) : `citation-${records.length}`
  return `${name.replace(/[^A-Za-z0-9._-]+/g, '-')}.${extension}`
}
