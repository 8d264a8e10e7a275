import { articleNotices, type ArticleNotice } from '@xuekan/core/content'
import { asSiteId } from '@xuekan/core/site'
import type { ArticleRow } from '../store/article-row.ts'
import type { Queryable } from '../store/database.ts'
import { relationsOf } from '../store/find-relations.ts'

/** What befell an article, or what it says of others, by the rule of its page. */
export async function noticesOf(
  database: Queryable,
  { id, record }: Pick<ArticleRow, 'id' | 'record'>,
): Promise<readonly ArticleNotice[]> {
  const relations = await relationsOf(database, { id, doi: record.doi })
  return articleNotices(
    relations.map((relation) => ({
      ...relation,
      id: relation.id === null ? '' : String(relation.id),
      siteId: relation.siteId === null ? null : asSiteId(String(relation.siteId)),
      title: relation.title ?? { zh: '', en: '' },
    })),
  )
}
