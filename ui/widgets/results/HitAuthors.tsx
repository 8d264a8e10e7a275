import { languageShown } from '@xuekan/core'
import type { ArticleSummary } from '@xuekan/core/content'
import { Fragment } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { comma } from '../../locales/format.ts'
import { byline } from '../article-list.css.ts'
import { PortalLink } from '../PortalLink.tsx'

const most = 6

/** The authors of a hit on one line, each leading to all articles by that name; nothing for front matter. */
export function HitAuthors({ article }: { readonly article: ArticleSummary }) {
  const { language, t } = usePortal()
  const { searchFor } = useHrefs()
  const shown = languageShown(article.authors, language)
  const names = article.authors[shown]
  if (names.length === 0) return null
  return (
    <p className={byline} lang={shown === language ? undefined : shown}>
      {names.slice(0, most).map((name, at) => (
        // two authors may bear one name
        <Fragment key={at}>
          {at === 0 ? '' : comma(shown)}
          <PortalLink href={searchFor(name, 'author')}>{name}</PortalLink>
        </Fragment>
      ))}
      {names.length > most ? t('article.andOthers') : null}
    </p>
  )
}
