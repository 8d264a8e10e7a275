import { spawnSync } from 'node:child_process'
import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import type { CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { describe, expect, it } from 'vitest'
import { corpusOf } from './cited-corpus.ts'
import { ownReaders, readMods, type FormatReadBack, type ReadRecord } from './read-back.ts'

const programs = { BibTeX: 'bib2xml', Endnote: 'end2xml', RefMan: 'ris2xml' } as const

/** The records as the program of bibutils reads them; where it is not installed, as the readers of this folder do. */
function readBack(format: FormatReadBack, text: string): readonly ReadRecord[] {
  const program = programs[format]
  const run = spawnSync(program, ['-un'], { input: text, encoding: 'utf8', maxBuffer: 1 << 26 })
  const missing = run.error !== undefined && 'code' in run.error && run.error.code === 'ENOENT'
  // oxlint-disable-next-line no-console -- which of the two has judged is worth knowing
  console.info(`${format} was read by ${missing ? 'the readers of the tests' : program}`)
  if (missing) return ownReaders[format](text)
  expect(run.status).toBe(0)
  return readMods(run.stdout)
}

/** Programs print quotation marks as TeX does, and words of a name with or without its dots. */
const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

const wordsOf = (name: string): string =>
  plain(name)
    .split(/[\s,.]+/)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

const line = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

function expected(record: CitationRecord, format: FormatReadBack) {
  const { firstPage, lastPage, elocationId } = record
  const last = lastPage === firstPage ? [] : [lastPage]
  return {
    title: plain(line(record.title)),
    words: record.authors.map(({ name }) =>
      wordsOf(name.kind === 'whole' ? name.name : `${name.family} ${name.given}`),
    ),
    container: record.container,
    year: String(record.year),
    volume: record.volume,
    issue: record.issue,
    pages: firstPage === '' ? elocationId : [firstPage, ...last].filter((page) => page !== '').join('-'),
    doi: record.doi,
    // In EndNote's format the resolver stands in place of the page.
    url: format === 'Endnote' ? '' : record.url,
    serial: record.kind === 'book' ? record.isbn : record.issn,
    keywords: plain(line(record.keywords.join(', '))),
    abstract: plain(line(record.abstract)),
  }
}

function understood(read: ReadRecord, format: FormatReadBack) {
  const { names, title, keywords, abstract, url, ...rest } = read
  return {
    ...rest,
    title: plain(title),
    words: names.map(({ whole }) => wordsOf(whole)),
    url: format === 'Endnote' ? '' : url,
    keywords: plain(keywords),
    abstract: plain(abstract),
  }
}

describe.each(['BibTeX', 'Endnote', 'RefMan'] as const)('records exported for %s', (format) => {
  const records = corpusOf(format)
  const text = citationFormats.find(({ name }) => name === format)?.print(records) ?? ''
  const read = readBack(format, text)

  it('should be read back field by field by another program [C7.9]', () => {
    expect(read.map((each) => understood(each, format))).toEqual(
      records.map((record) => expected(record, format)),
    )
  })

  it('should be read back with the family names of people [C7.9]', () => {
    const families = records.map(({ authors }) =>
      authors.map(({ name }) => (name.kind === 'person' && name.given !== '' ? name.family : null)),
    )
    const found = families.map((names, record) =>
      names.map((family, index) =>
        family === null ? null : plain(read[record]?.names[index]?.family ?? ''),
      ),
    )
    expect(found).toEqual(families)
  })
})
