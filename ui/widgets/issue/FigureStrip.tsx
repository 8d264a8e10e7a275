import { localise } from '@xuekan/core'
import { plainText, type ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { strip } from './issue.css.ts'

/** The graphical abstracts of an issue in a row, each leading to its article; nothing below two. */
export function FigureStrip({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const drawn = articles.filter(({ graphicAbstractUrl }) => graphicAbstractUrl !== '')
  if (drawn.length < 2) return null
  return (
    <ul className={strip} aria-label={t('issue.figures')}>
      {drawn.map((article) => (
        <li key={article.id}>
          <PortalLink href={hrefs.article(article)}>
            <img
              src={article.graphicAbstractUrl}
              alt={plainText(localise(article.title, language))}
              width={168}
              height={126}
              loading="lazy"
            />
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
