import type { IssueSection } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import * as list from '../article-list.css.ts'
import { ContentsEntry } from '../ArticleListItem.tsx'
import type { Selection } from '../../binding/gathering.ts'
import { EmptyState } from '../state/EmptyState.tsx'

interface Props {
  readonly sections: readonly IssueSection[]
  /** Where several can be chosen together. */
  readonly selection?: Selection | undefined
}

/** A table of contents by column. */
export function Contents({ sections, selection }: Props) {
  const { t } = usePortal()
  if (sections.length === 0) return <EmptyState text={t('issue.empty')} />
  return (
    <div>
      {sections.map((section, index) => [
        section.name === '' ? null : (
          <h3 key={`h${index}`} className={list.column}>
            {section.name}
          </h3>
        ),
        ...section.articles.map((article) => (
          <ContentsEntry
            key={article.id}
            article={article}
            heading={section.name === '' ? 'h3' : 'h4'}
            selection={selection}
          />
        )),
      ])}
    </div>
  )
}
