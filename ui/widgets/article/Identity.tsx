import { citeAsUrl, type Article } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { VersionLabel } from '../text/VersionLabel.tsx'
import { identity } from './article.css.ts'

/** Version, DOI and licence. A DOI that no resolver knows leads to its own page. */
export function Identity({ article }: { readonly article: Article }) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const { doi, license } = article
  return (
    <p className={identity}>
      <VersionLabel version={article.version} />
      {doi === '' ? null : (
        <span>
          DOI{' '}
          {citeAsUrl(doi) === '' ? (
            <PortalLink href={hrefs.article(article)}>{doi}</PortalLink>
          ) : (
            <ExternalLink href={citeAsUrl(doi)}>{doi}</ExternalLink>
          )}
        </span>
      )}
      {license === null || license.url === '' ? null : (
        <span>
          {t('article.licence')}{' '}
          <ExternalLink href={license.url}>{license.name === '' ? license.url : license.name}</ExternalLink>
        </span>
      )}
    </p>
  )
}
