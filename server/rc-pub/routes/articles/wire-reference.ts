import type { WireReference } from '@xuekan/rc-pub/contract'
import type { CitationRecord, CitedAuthor } from '../../store/article-record.ts'
import type { ReferenceRow } from '../../store/find-article-details.ts'
import { orNull } from '../endpoint-handler.ts'

/** One entry of a list of references, `at` being its place from 0. */
export const wireReference = (
  { id, label, text, doi, citations }: ReferenceRow,
  at: number,
): WireReference => ({
  id: orNull(id),
  sortId: at + 1,
  label: orNull(label),
  text: orNull(text),
  doi: orNull(doi),
  citations: citations.map(wireCitation),
})

const wireCitation = (record: CitationRecord): WireReference['citations'][number] => ({
  lang: orNull(record.language),
  type: orNull(record.type),
  authors: orNull(record.authors.map(nameOf).join(';')),
  title: orNull(record.title),
  source: orNull(record.source),
  year: orNull(record.year),
  volume: orNull(record.volume),
  issue: orNull(record.issue),
  firstPageNum: orNull(record.firstPage),
  lastPageNum: orNull(record.lastPage),
  elocationId: orNull(record.elocationId),
  edition: orNull(record.edition),
  publisher: orNull(record.publisher),
  doi: orNull(record.doi),
  pmid: orNull(record.pmid),
  url: orNull(record.url),
})

/** Semicolons part the names, so none may stand in one. */
function nameOf(author: CitedAuthor): string {
  const name =
    author.kind === 'person'
      ? [[author.surname, author.givenNames].filter((part) => part !== '').join(' '), author.suffix]
          .filter((part) => part !== '')
          .join(', ')
      : author.name
  return name.replaceAll(';', ',')
}
