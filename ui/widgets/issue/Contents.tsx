import type { IssueColumn } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import * as list from '../article-list.css.ts'
import { ContentsEntry } from '../ArticleListItem.tsx'
import type { Picks } from '../basket/use-picks.ts'
import { EmptyState } from '../state/EmptyState.tsx'

interface Props {
  readonly columns: readonly IssueColumn[]
  /** Where several can be chosen together. */
  readonly picks?: Picks | undefined
}

/** A table of contents by column. */
export function Contents({ columns, picks }: Props) {
  const { t } = usePortal()
  if (columns.length === 0) return <EmptyState text={t('issue.empty')} />
  return (
    <div>
      {columns.map((column, index) => [
        column.name === '' ? null : (
          <h3 key={`h${index}`} className={list.column}>
            {column.name}
          </h3>
        ),
        ...column.articles.map((article) => (
          <ContentsEntry
            key={article.id}
            article={article}
            heading={column.name === '' ? 'h3' : 'h4'}
            picks={picks}
          />
        )),
      ])}
    </div>
  )
}
