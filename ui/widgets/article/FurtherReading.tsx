import type { ArticleLink } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { back, further } from './article.css.ts'

/** The way on: articles of the same site that share keywords, authors or the section with this one. */
export function FurtherReading({ articles }: { readonly articles: readonly ArticleLink[] }) {
  const { t } = usePortal()
  if (articles.length === 0) return null
  return (
    <nav className={back} aria-labelledby="further-reading">
      <h2 id="further-reading">{t('article.further')}</h2>
      <ul className={further}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleTitle article={article} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
