import type { LocalizedText } from '@xuekan/core'
import type {
  AdvancedNode,
  AdvancedTerm,
  SearchField,
  SearchQuery,
  SearchSort,
  YearRange,
} from '@xuekan/core/search'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'

/** An article with what the store counts of it. */
export interface CountedArticle {
  readonly id: number
  readonly siteId: number
  readonly record: ArticleRecord
  readonly visits: number
  readonly downloads: number
  readonly citations: number
}

/** What English takes off the words of the corpora, written out; null for words that it drops. */
export const stemOf: Readonly<Record<string, string | null>> = {
  flood: 'flood',
  floods: 'flood',
  flooding: 'flood',
  river: 'river',
  rivers: 'river',
  model: 'model',
  models: 'model',
  of: null,
  the: null,
}

type TextField = Exclude<SearchField, 'all' | 'doi'>

const textsOf: Readonly<Record<TextField, (record: ArticleRecord) => readonly string[]>> = {
  title: ({ title }) => [title.zh, title.en],
  keyword: ({ keywords }) => [...keywords.zh, ...keywords.en],
  author: ({ contributors }) => contributors.flatMap(({ name }) => [name.zh, name.en]),
  institution: ({ affiliations }) => affiliations.flatMap(({ name }) => [name.zh, name.en]),
  abstract: ({ abstractHtml }) => [abstractHtml.zh, abstractHtml.en],
}

const latin = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
const chinese = (text: string): readonly string[] => text.match(/\p{Script=Han}+/gu) ?? []

/** A name in one piece is a word to English, too: of those that the searches name, the one that it takes letters off. */
const stemOfName: Readonly<Record<string, string>> = { zhangweiming: 'zhangweim' }
const stem = (word: string): string | null =>
  word in stemOf ? (stemOf[word] ?? null) : (stemOfName[word] ?? word)

/** Looks at every article, one text after the other. */
const inSome = (
  record: ArticleRecord,
  field: SearchField,
  holds: (text: string, field: TextField) => boolean,
): boolean =>
  (Object.keys(textsOf) as TextField[])
    .filter((each) => field === 'all' || field === each)
    .some((each) => textsOf[each](record).some((text) => holds(text, each)))

/** Names of the corpora have two words: each of them, and both as one in either order. */
const partsOfName = (text: string): readonly string[] => {
  const words = latin(text)
  return [...words, words.join(''), words.toReversed().join('')]
}

/** The words of a text, and of a name what stands in one piece. */
const wordsIn = (text: string, field: TextField): readonly string[] =>
  field === 'author' ? partsOfName(text) : latin(text)

/** The beginning of a name where authors are asked for, else a word with the same stem. */
function hasWord(record: ArticleRecord, field: SearchField, word: string): boolean {
  if (field === 'author')
    return inSome(record, field, (text) => partsOfName(text).some((part) => part.startsWith(word)))
  return inSome(record, field, (text, at) => wordsIn(text, at).some((each) => stem(each) === stem(word)))
}

function hasPhrase(text: string, words: readonly string[]): boolean {
  const own = latin(text).map(stem)
  const stems = words.map(stem)
  const first = stems.findIndex((each) => each !== null)
  return own.some((_each, start) =>
    stems.every((each, at) => each === null || own[start + at - first] === each),
  )
}

function isFound({ siteId: _site, record }: CountedArticle, { field, match, text }: AdvancedTerm): boolean {
  if (field === 'doi') {
    return match === 'precise' ? record.doi === text : record.doi !== '' && record.doi.startsWith(text)
  }
  const within = field as SearchField
  const words = latin(text)
  const runs = chinese(text)
  const known = field === 'author' ? words : words.filter((word) => stem(word) !== null)
  if (known.length === 0 && runs.length === 0) return false
  if (match === 'precise') {
    return (
      (known.length === 0 || inSome(record, within, (own, each) => hasPhraseIn(own, each, within, words))) &&
      runs.every((run) => inSome(record, within, (own) => own.includes(run)))
    )
  }
  return (
    known.every((word) => hasWord(record, within, word)) &&
    runs.every((run) => pairsOf(run).every((pair) => inSome(record, within, (own) => own.includes(pair))))
  )
}

function hasPhraseIn(text: string, at: TextField, requested: SearchField, words: readonly string[]): boolean {
  const known = words.filter((word) => stem(word) !== null)
  if (requested !== 'author' && at !== 'author') return hasPhrase(text, words)
  if (requested !== 'author' && known.length < 2)
    return known.every((word) => partsOfName(text).some((part) => stem(part) === stem(word)))
  const turned = [...words.slice(-1), ...words.slice(0, -1)].join('')
  return partsOfName(text).some((part) => part === words.join('') || part === turned)
}

const pairsOf = (run: string): readonly string[] =>
  run.length === 1 ? [run] : [...run].slice(1).map((_each, at) => run.slice(at, at + 2))

/** Whether an advanced condition holds for an article. */
export function holds(article: CountedArticle, node: AdvancedNode): boolean {
  if (node.kind === 'term') return isFound(article, node)
  if (node.kind === 'not') return !holds(article, node.operand)
  const [left, right] = [holds(article, node.left), holds(article, node.right)]
  return node.kind === 'and' ? left && right : left || right
}

/** A plain term: its Chinese as it stands (short enough that no dictionary divides it), its words by their stems. */
export function holdsTerm(
  { record }: CountedArticle,
  { term, field }: Pick<SearchQuery, 'term' | 'field'>,
): boolean {
  if (term === '') return true
  if (field === 'doi') return record.doi !== '' && record.doi.startsWith(term)
  return (
    latin(term).every((word) => hasWord(record, field, word)) &&
    chinese(term).every((run) => inSome(record, field, (own) => own.includes(run)))
  )
}

export const facetValuesOf = ({ siteId, record }: CountedArticle) => ({
  year: [String(record.year)],
  journal: [String(siteId)],
  column: [record.column.en || record.column.zh].filter((name) => name !== ''),
  keyword: [...new Set([...record.keywords.zh, ...record.keywords.en].map((word) => word.toLowerCase()))],
  author: bothNames(record.contributors),
  institution: bothNames(record.affiliations),
  articleType: [record.type],
  textLanguage: [record.originalLanguage],
  licence: record.license === null ? [] : [record.license.name],
})

const bothNames = (named: readonly { readonly name: LocalizedText }[]): readonly string[] => [
  ...new Set(named.flatMap(({ name }) => [name.zh, name.en]).filter((name) => name !== '')),
]

const inYears = (year: number, range: string): boolean => {
  const [from = '', to = ''] = range.split('..')
  return (from === '' || year >= Number(from)) && (to === '' || year <= Number(to))
}

export const isChosen = (article: CountedArticle, facets: SearchQuery['facets']): boolean =>
  Object.entries(facets).every(([field, { any, none }]) => {
    const own: readonly string[] = facetValuesOf(article)[field as keyof SearchQuery['facets']]
    const has = (value: string): boolean =>
      value.includes('..') ? inYears(article.record.year, value) : own.includes(value)
    return (any.length === 0 || any.some(has)) && !none.some(has)
  })

export const isWithin = ({ record }: CountedArticle, { from, to }: YearRange): boolean =>
  (from === null || record.year >= from) && (to === null || record.year <= to)

const keys: Readonly<Record<Exclude<SearchSort, 'relevance'>, (article: CountedArticle) => string | number>> =
  {
    date: ({ record }) => record.dates.published,
    views: ({ visits }) => visits,
    downloads: ({ downloads }) => downloads,
    citations: ({ citations }) => citations,
  }

/** Highest first; of equals the later stored one. */
export function inOrder(
  articles: readonly CountedArticle[],
  sort: Exclude<SearchSort, 'relevance'>,
): readonly CountedArticle[] {
  const key = keys[sort]
  return articles.toSorted((a, b) => (key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? 1 : -1))
}
