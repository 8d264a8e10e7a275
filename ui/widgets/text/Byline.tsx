import { languageShown } from '@xuekan/core'
import type { ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { listNames } from '../../locales/format.ts'

/** The authors of an article on one line; nothing for front matter, which has none. */
export function Byline({
  article,
  most,
  className,
}: {
  readonly article: ArticleSummary
  readonly most: number
  readonly className: string
}) {
  const { language, t } = usePortal()
  const shown = languageShown(article.authors, language)
  const names = article.authors[shown]
  if (names.length === 0) return null
  return (
    <p className={className} lang={shown === language ? undefined : shown}>
      {listNames(names, shown, most, t('article.andOthers'))}
    </p>
  )
}
