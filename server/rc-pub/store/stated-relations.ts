import { isRetracted } from '@xuekan/core/content'
import type { RelationRecord } from './article-record.ts'
import type { ArticleRow } from './article-row.ts'

/** What an article is told to belong to: what it names itself, and the notices that retract it where it names none. */
export function statedRelations({
  record,
  retractions,
}: Pick<ArticleRow, 'record' | 'retractions'>): readonly RelationRecord[] {
  const own = record.about?.relations ?? []
  const named = new Set(own.map(({ doi }) => doi.toLowerCase()))
  const notices = retractions.filter(
    (each) => !each.named && isRetracted([each]) && !named.has(each.doi.toLowerCase()),
  )
  return [...own, ...notices.map(({ doi }) => ({ type: 'retraction-forward', doi, url: '', text: '' }))]
}
