import type { LocalizedText } from '@xuekan/core'
import type { ArticleRecord } from '../store/article-record.ts'
import type { Queryable } from '../store/database.ts'

/** The journal that articles are loaded into. */
export interface TargetJournal {
  readonly id: number
  readonly sld: string
  readonly name: LocalizedText
  /** '' where the site names none. */
  readonly issn: string
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const namesAlike = (one: LocalizedText, other: LocalizedText): boolean =>
  [one.zh, one.en].some(
    (name) => name !== '' && [other.zh, other.en].some((known) => bare(known) === bare(name)),
  )

/**
 * True of an article whose file names another journal: both have a name and none of theirs is the same, and their ISSN
 * does not say that they are one.
 */
export function isOfAnotherJournal(
  { journalName, issn }: Pick<ArticleRecord, 'journalName' | 'issn'>,
  journal: Pick<TargetJournal, 'name' | 'issn'>,
): boolean {
  if (issn !== '' && bare(issn) === bare(journal.issn)) return false
  const isNamed = ({ zh, en }: LocalizedText) => zh !== '' || en !== ''
  return isNamed(journalName) && isNamed(journal.name) && !namesAlike(journalName, journal.name)
}

/** The short-name of another site that has an article with this DOI; null where none has. */
export async function otherOwner(database: Queryable, doi: string, siteId: number): Promise<string | null> {
  if (doi === '') return null
  const [row] = await database.query<{ sld: string }>(
    `select s.sld from article a join site s on s.id = a.site_id
    where a.doi <> '' and lower(a.doi) = lower($1) and a.site_id <> $2 limit 1`,
    [doi, siteId],
  )
  return row?.sld ?? null
}
