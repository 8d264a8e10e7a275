import type { CitationFormat } from './citation-formats.ts'
import type { CitationRecord } from './citation-record.ts'
import { bibtexPrinter } from './print-bibtex.ts'
import { printNoteFirst } from './print-note-first.ts'

/** How a file of so many records is written a few records at a time. */
export interface CitationPieces {
  readonly head: string
  readonly piece: (records: readonly CitationRecord[]) => string
  /** Between two pieces. */
  readonly between: string
  readonly tail: string
}

/**
 * The parts of a file of a format. Law: head, pieces with what is between them, and tail are what `print` writes of all
 * records at once, wherever they are cut; no piece is empty. Pieces are asked for once, in their order.
 */
export function citationPieces({ name, print }: CitationFormat, count: number): CitationPieces {
  if (name === 'BibTeX') return { head: '', piece: bibtexPrinter(), between: '\n', tail: '' }
  if (name !== 'NoteFirst') return { head: '', piece: print, between: '', tail: '' }
  const [head = '', tail = ''] = printNoteFirst([]).split(/(?=<\/Bibliographies>)/)
  return {
    head: head.replace('>0<', `>${count}<`),
    piece: (records) => {
      const whole = print(records)
      return whole.slice(whole.indexOf('<Bibliography>'), whole.lastIndexOf('</Bibliographies>'))
    },
    between: '',
    tail,
  }
}
