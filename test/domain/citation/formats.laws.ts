import type { CitationFormatName } from '../../../core/domain/citation/citation-format-names.ts'
import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import { printGbt7714 } from '../../../core/domain/citation/print-gbt7714.ts'
import { citationFormatLaws, gbt7714Laws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'
import { elementsAt, readBibtex, readEndnote, readNoteExpress, readRis, readXml } from './readers.ts'

/** How many records a file of each format holds. */
const counts: Readonly<Record<CitationFormatName, (file: string) => number>> = {
  BibTeX: (file) => readBibtex(file).length,
  Endnote: (file) => readEndnote(file).length,
  RefMan: (file) => readRis(file).length,
  NoteExpress: (file) => readNoteExpress(file).length,
  NoteFirst: (file) => elementsAt(readXml(file), 'Bibliography').length,
}

describe.each(citationFormats)('the printer of $name', ({ name, print }) => {
  eachLaw(citationFormatLaws(print, counts[name]))
})

describe('printGbt7714', () => {
  eachLaw(gbt7714Laws(printGbt7714))
})
