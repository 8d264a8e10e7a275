import { localise } from '@xuekan/core'
import { plainText, type ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'

/** The ways to the abstract and to the full text of an article among others: their names say of which. */
export function WaysIn({ article }: { readonly article: ArticleSummary }) {
  const { language, t } = usePortal()
  const href = useHrefs().article(article)
  const title = plainText(localise(article.title, language))
  const way = (to: string, name: string) => (
    <PortalLink href={to} aria-label={`${name} ${title}`}>
      {name}
    </PortalLink>
  )
  return (
    <>
      {way(href, t('article.abstractLink'))}{' '}
      {article.hasFullText ? way(`${href}#fulltext`, t('article.fullTextLink')) : null}
    </>
  )
}
