import { indexTerms, nameLexemes, namesInOnePiece } from '../search/index-terms.ts'
import { plainText } from '../search/plain-text.ts'
import { textWords } from '../search/text-words.ts'
import { namesInLetters } from '../search/read-name.ts'
import { authorKeys } from '../store/author-keys.ts'
import type { StoredRecord } from '../store/article-row.ts'

/** Grows when the same record is indexed otherwise, so that what is stored is indexed again (`indexOlder`). */
export const indexForm = 5

/** What an article is indexed by: all that the index says of it follows from these fields. */
export type IndexedRecord = Pick<
  StoredRecord,
  'title' | 'keywords' | 'contributors' | 'affiliations' | 'abstractHtml'
>

/** The words of each field of a record as the index takes them. */
export function indexedWords(record: IndexedRecord) {
  const names = record.contributors.flatMap((each) => [each.name.zh, each.name.en, ...namesInLetters(each)])
  const title = indexTerms([record.title.zh, record.title.en].map(plainText))
  const keyword = indexTerms([...record.keywords.zh, ...record.keywords.en].map(plainText))
  const orcids = record.contributors.map(({ orcid }) => orcid)
  const name = indexTerms([names.join('; '), namesInOnePiece(names).join(' '), orcids.join(' ')])
  const institution = indexTerms(
    record.affiliations.flatMap((each) => [each.name.zh, each.name.en]).map(plainText),
  )
  const abstract = indexTerms([record.abstractHtml.zh, record.abstractHtml.en].map(plainText))
  return {
    title_words: title.words,
    title_grams: title.grams,
    keyword_words: keyword.words,
    keyword_grams: keyword.grams,
    name_words: name.words,
    name_grams: name.grams,
    institution_words: institution.words,
    institution_grams: institution.grams,
    abstract_words: abstract.words,
    abstract_grams: abstract.grams,
    name_lexemes: [...nameLexemes(names), ...orcids.flatMap((orcid) => textWords(orcid).words)],
    author_keys: authorKeys(record.contributors),
    index_form: indexForm,
  }
}
