import { localise } from '@xuekan/core'
import { doiUrl, relationsBesideNotices, type Article, type ArticleRelation } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { back } from './article.css.ts'

/** Articles that this one belongs to, and those that belong to it. */
export function Relations({ article }: { readonly article: Article }) {
  const { t } = usePortal()
  const relations = relationsBesideNotices(article.about.relations)
  if (relations.length === 0) return null
  return (
    <section className={back} id="related-works">
      <h2>{t('article.relations')}</h2>
      <ul>
        {relations.map((relation) => (
          <li key={`${relation.id} ${relation.doi} ${relation.url} ${relation.text}`}>
            <Relation relation={relation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A work, with the way to it. */
export function Relation({ relation }: { readonly relation: ArticleRelation }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const { id, doi, url, text } = relation
  const title = localise(relation.title, language)
  if (id !== '')
    return (
      <PortalLink href={hrefs.article({ id, doi })}>
        <InlineMarkup text={title === '' ? doi : title} />
      </PortalLink>
    )
  const href = doi === '' ? url : doiUrl(doi)
  const words = text === '' ? doi || url || t('article.relations') : text
  return href === '' ? <span>{words}</span> : <ExternalLink href={href}>{words}</ExternalLink>
}
