import type { ArticleLink } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { neighbours } from '../neighbours.css.ts'
import { ArticleTitle } from '../text/ArticleTitle.tsx'

interface Props {
  readonly previous: ArticleLink | null
  readonly next: ArticleLink | null
}

/** The articles before and after this one in its issue. */
export function Neighbours({ previous, next }: Props) {
  const { t } = usePortal()
  if (previous === null && next === null) return null
  return (
    <nav className={neighbours} aria-label={t('article.neighbours')}>
      <div>
        {previous === null ? null : (
          <>
            <small>{t('article.previous')}</small> <ArticleTitle article={previous} />
          </>
        )}
      </div>
      <div>
        {next === null ? null : (
          <>
            <small>{t('article.next')}</small> <ArticleTitle article={next} />
          </>
        )}
      </div>
    </nav>
  )
}
