import { indexTerms, nameLexemes, namesInOnePiece, type IndexTerms } from '../search/index-terms.ts'
import { plainText } from '../search/plain-text.ts'
import { textWords } from '../search/text-words.ts'
import { readText, wordsOf, writeVector, type ReadText } from '../search/text-vector.ts'
import { namesInLetters } from '../search/read-name.ts'
import type { WordReaders, WordsByDictionary } from '../search/word-readers.ts'
import type { StoredRecord } from '../store/article-row.ts'

/** Grows when the same record is indexed otherwise, so that what is stored is indexed again (`indexOlder`). */
export const indexForm = 5

/** What an article is indexed by: all that the index says of it follows from these fields. */
export type IndexedRecord = Pick<
  StoredRecord,
  'title' | 'keywords' | 'contributors' | 'affiliations' | 'abstractHtml'
>

type Field = 'title' | 'keyword' | 'name' | 'institution' | 'abstract'

/** The words of each field of a record as the index takes them. */
export interface IndexedWords {
  readonly fields: Readonly<Record<Field, IndexTerms>>
  /** Names, which are looked for as they are written too. */
  readonly nameLexemes: readonly string[]
}

export function indexedWords(record: IndexedRecord): IndexedWords {
  const names = record.contributors.flatMap((each) => [each.name.zh, each.name.en, ...namesInLetters(each)])
  const orcids = record.contributors.map(({ orcid }) => orcid)
  return {
    fields: {
      title: indexTerms([record.title.zh, record.title.en].map(plainText)),
      keyword: indexTerms([...record.keywords.zh, ...record.keywords.en].map(plainText)),
      name: indexTerms([names.join('; '), namesInOnePiece(names).join(' '), orcids.join(' ')]),
      institution: indexTerms(
        record.affiliations.flatMap((each) => [each.name.zh, each.name.en]).map(plainText),
      ),
      abstract: indexTerms([record.abstractHtml.zh, record.abstractHtml.en].map(plainText)),
    },
    nameLexemes: [...nameLexemes(names), ...orcids.flatMap((orcid) => textWords(orcid).words)],
  }
}

/** Every word of such records by the dictionary that reads it. */
export function wordsToRead(records: readonly IndexedWords[]): WordsByDictionary {
  const english = new Set<string>()
  const simple = new Set<string>()
  for (const { fields } of records) {
    for (const { words, grams } of Object.values(fields)) {
      for (const word of wordsOf(words)) english.add(word)
      for (const gram of wordsOf(grams)) simple.add(gram)
    }
    for (const word of wordsOf(fields.name.words)) simple.add(word)
  }
  return { english, simple }
}

/** What marks a lexeme that one field holds, for searches in that field. */
const marks = { title: 't', keyword: 'k', institution: 'i', abstract: 'b' } as const

/**
 * The `tsvector` of a record, as text: titles weigh A, keywords B, authors and institutions C, abstracts D; then lexemes
 * for searches in one field. All words must have been learnt (`wordsToRead`).
 */
export function indexedVector({ fields, nameLexemes: names }: IndexedWords, { read }: WordReaders): string {
  const english = (field: Field): ReadText => readText(fields[field].words, read.english)
  const grams = (field: Field): ReadText => readText(fields[field].grams, read.simple)
  const found = {
    title: [english('title'), grams('title')],
    keyword: [english('keyword'), grams('keyword')],
    name: [english('name'), readText(fields.name.words, read.simple), grams('name')],
    institution: [english('institution'), grams('institution')],
    abstract: [english('abstract'), grams('abstract')],
  } as const
  const marked = (['title', 'keyword', 'institution', 'abstract'] as const).flatMap((field) =>
    found[field].flatMap((text) => [...text.keys()].map((lexeme) => `${marks[field]}:${lexeme}`)),
  )
  return writeVector(
    [
      ...found.title.map((text) => [text, 'A'] as const),
      ...found.keyword.map((text) => [text, 'B'] as const),
      ...found.name.map((text) => [text, 'C'] as const),
      ...found.institution.map((text) => [text, 'C'] as const),
      ...found.abstract.map((text) => [text, 'D'] as const),
    ],
    [...marked, ...names.map((lexeme) => `a:${lexeme}`)],
  )
}
