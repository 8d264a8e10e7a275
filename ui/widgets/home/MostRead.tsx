import { localise } from '@xuekan/core'
import type { ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { railSection } from '../controls.css.ts'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { rank } from './home.css.ts'

interface Props {
  readonly articles: readonly ArticleSummary[]
  /** Where the articles are of several journals, each is named. */
  readonly withJournal?: boolean
}

/** The articles that are read most, numbered. */
export function MostRead({ articles, withJournal = false }: Props) {
  const { language, t } = usePortal()
  if (articles.length === 0) return null
  return (
    <section className={railSection}>
      <h2>{t('home.mostRead')}</h2>
      <ol className={rank}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <ArticleTitle article={article} />
              <small>
                {withJournal
                  ? localise(article.journalName, language)
                  : t('home.reads', { shown: formatNumber(article.visits, language) })}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
