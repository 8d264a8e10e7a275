import type { LocalizedText } from '@xuekan/core'
import type { FollowedTerm } from '@xuekan/core/member'
import { authorKey, type IndexTerm } from '@xuekan/core/content'
import { feedSourceFrom } from '@xuekan/core/route'
import { subjectId } from '@xuekan/core/site'
import type { ArticleRow } from '../../store/article-row.ts'
import { keysOf, nameKey, orcidKey } from '../../store/author-keys.ts'
import type { Queryable } from '../../store/database.ts'
import { everyArticle, inColumn, withAuthor, withKeyword, type Condition } from '../../store/feed-articles.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'

/** Which articles stand under a term of a site, and how the newest of them names it. */
export interface FoundTerm {
  readonly term: IndexTerm
  readonly sites: readonly number[]
  readonly condition: Condition
  readonly nameIn: (newest: ArticleRow) => LocalizedText
  /** The key of an author; '' for any other term. */
  readonly key: string
}

/** The term that a call names; null where it names none. */
export function requestedTerm(parameter: (name: string) => string): IndexTerm | null {
  const source = feedSourceFrom(parameter)
  return source?.kind === 'author' || source?.kind === 'keyword' || source?.kind === 'subject' ? source : null
}

/** null for a name without letters and a subject that no journal of the site has. */
export async function findTerm(
  database: Queryable,
  site: SiteRow,
  term: IndexTerm,
): Promise<FoundTerm | null> {
  const journals = await journalsOf(database, site)
  const found = { term, sites: journals.map(({ id }) => id), key: '' }
  switch (term.kind) {
    case 'author': {
      const key = keyOf(term)
      if (key === null) return null
      return { ...found, key, condition: withAuthor(key), nameIn: (newest) => writtenAs(term, newest) }
    }
    case 'keyword':
      return { ...found, condition: withKeyword(term.term), nameIn: (newest) => writtenAs(term, newest) }
    case 'subject': {
      const of = journals.filter(({ config }) => subjectId(subjectOf(config.journal)) === term.subjectId)
      const [first] = of
      if (first === undefined) return null
      const name = subjectOf(first.config.journal)
      return { ...found, sites: of.map(({ id }) => id), condition: everyArticle, nameIn: () => name }
    }
  }
}

/** null for a name without letters. */
const keyOf = ({ by }: Extract<IndexTerm, { readonly kind: 'author' }>): string | null => {
  if (by.kind === 'orcid') return orcidKey(by.orcid)
  return authorKey(by.name) === '' ? null : nameKey(by.name)
}

/** Which articles stand under a term; null for a name without letters. */
export function conditionOf(term: FollowedTerm): Condition | null {
  switch (term.kind) {
    case 'author': {
      const key = keyOf(term)
      return key === null ? null : withAuthor(key)
    }
    case 'keyword':
      return withKeyword(term.term)
    case 'column':
      return inColumn(term.column)
  }
}

/** A term as an article under it writes it, in the languages in which it does. */
export function writtenAs(term: FollowedTerm, article: ArticleRow): LocalizedText {
  switch (term.kind) {
    case 'author': {
      const key = keyOf(term)
      const { contributors } = article.record
      return contributors.find((each) => key !== null && keysOf(each).includes(key))?.name ?? unnamed
    }
    case 'keyword':
      return writtenIn(article, term.term)
    case 'column':
      return article.record.column
  }
}

const unnamed: LocalizedText = { zh: '', en: '' }

export const subjectOf = (journal: SiteRow['config']['journal']): LocalizedText => journal?.subject ?? unnamed

/** A keyword as an article writes it, in the language in which it stands there. */
function writtenIn({ record: { keywords } }: ArticleRow, term: string): LocalizedText {
  const same = (word: string): boolean => word.toLowerCase() === term.toLowerCase()
  const written = { zh: keywords.zh.find(same) ?? '', en: keywords.en.find(same) ?? '' }
  return written.zh === '' && written.en === '' ? { zh: term, en: term } : written
}
