import type { Route } from '@xuekan/core/route'
import { limitQuery, type SearchQuery, type SearchResult } from '@xuekan/core/search'
import { Fragment } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { readingWords } from '../../locales/reading-words.ts'
import { link } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { operators } from './results.css.ts'

export interface TermReadingsProps {
  readonly query: SearchQuery
  readonly found: Pick<SearchResult, 'readings' | 'limits'>
  readonly routeOf: (query: SearchQuery) => Route
}

/** What words were read as beside themselves, with the search for them alone, and the journals that a term names. */
export function TermReadings({ query, found: { readings = [], limits = [] }, routeOf }: TermReadingsProps) {
  const { shell, language } = usePortal()
  const said = readingWords[language]
  const hrefs = useHrefs()
  return (
    <div className={operators} role="note">
      {limits.map(({ siteId, name, term, count }) => (
        <p key={siteId}>
          <PortalLink
            className={link}
            rel="nofollow"
            href={hrefs.destination(routeOf(limitQuery(query, { siteId, term }, shell.site.id)))}
          >
            {(siteId === shell.site.id ? said.nameless : said.limit)
              .replace('{{name}}', () => name)
              .replace('{{term}}', () => term)}
          </PortalLink>{' '}
          <small>{formatNumber(count, language)}</small>
        </p>
      ))}
      {readings.length === 0 ? null : (
        <p>
          {readings.map(({ typed, read }) => (
            <Fragment key={typed}>
              {said.also
                .replace('{{typed}}', () => typed)
                .replace('{{read}}', () => read.map((each) => `“${each}”`).join(said.comma))}{' '}
            </Fragment>
          ))}
          <PortalLink
            className={link}
            rel="nofollow"
            href={hrefs.destination(routeOf({ ...query, page: 1, as: 'words' }))}
          >
            {said.typed}
          </PortalLink>
        </p>
      )}
    </div>
  )
}
