import type { FurtherArticle } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { back, further } from './article.css.ts'

/**
 * The way on: articles of the same site that share keywords, authors or the section with this one. Their titles, all in
 * the language of the page, stay out of the hydration data and are read from here.
 */
export function FurtherReading({ articles }: { readonly articles: readonly FurtherArticle[] }) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  if (articles.length === 0) return null
  return (
    <nav className={back} aria-labelledby="further-reading">
      <h2 id="further-reading">{t('article.further')}</h2>
      <ul className={further}>
        {articles.map((article, at) => (
          <li key={article.id}>
            <PortalLink href={hrefs.article(article)} data-prose={`further.${at}.title`}>
              <InlineMarkup text={article.title} />
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
