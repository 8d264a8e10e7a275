import { localise } from '@xuekan/core'
import type { Route } from '@xuekan/core/route'
import type { CountedWay, NoHits, SearchQuery } from '@xuekan/core/search'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { noHitsWords } from '../../locales/no-hits-words.ts'
import { sectionHead } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import * as styles from './no-hits.css.ts'

export interface NoHitsProps<Field extends string> {
  /** Said first. */
  readonly text: string
  readonly query: SearchQuery<Field>
  /** null where nothing leads on. */
  readonly noHits: NoHits<Field> | null
  readonly routeOf: (query: SearchQuery<Field>) => Route
}

/** What a search that found nothing can do: the same in the group, and what asks for less, each with its count. */
export function NoHitsView<Field extends string>({ text, query, noHits, routeOf }: NoHitsProps<Field>) {
  const { language } = usePortal()
  const said = noHitsWords[language]
  const hrefs = useHrefs()
  if (noHits === null || (noHits.group === null && noHits.ways.length === 0))
    return <EmptyState text={text} />
  const { group } = noHits
  const respelt = noHits.ways.filter(({ kind }) => kind === 'respelt')
  const ways = noHits.ways.filter(({ kind }) => kind !== 'respelt')
  // a way that finds nothing is no link, and has no number
  const hasNumbers = [group, ...noHits.ways].some((way) => way !== null && way.count > 0)
  return (
    <EmptyState text={text}>
      {hasNumbers ? <p>{said.everyCount}</p> : null}
      {respelt.length === 0 ? null : (
        <Ways title={said.meant}>
          {respelt.map((way) => (
            <Way key={way.kind} count={way.count} href={hrefs.destination(routeOf(way.query))}>
              <Words way={way} />
            </Way>
          ))}
        </Ways>
      )}
      {group === null ? null : (
        <Ways title={said.within}>
          <Way count={group.count} href={hrefs.at(group.site, routeOf({ ...query, page: 1 }))}>
            {said.inGroup.replace('{{name}}', () => localise(group.site.name, language))}
          </Way>
        </Ways>
      )}
      {ways.length === 0 ? null : (
        <Ways title={said.fewer}>
          {ways.map((way) => (
            <Way
              key={way.kind === 'fewerWords' ? `without ${way.without}` : way.kind}
              count={way.count}
              href={hrefs.destination(routeOf(way.query))}
            >
              <Words way={way} />
            </Way>
          ))}
        </Ways>
      )}
    </EmptyState>
  )
}

function Words({ way }: { readonly way: CountedWay }) {
  const { language, t } = usePortal()
  if (way.kind === 'respelt') return way.query.term
  if (way.kind === 'fewerWords') return noHitsWords[language].without.replace('{{word}}', () => way.without)
  if (way.kind === 'ofYear') return noHitsWords[language].ofYear.replace('{{year}}', () => way.year)
  return t(`results.${way.kind}`)
}

const Ways = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.ways}>
    <div className={sectionHead}>
      <h2>{title}</h2>
    </div>
    <ul>{children}</ul>
  </section>
)

interface WayProps {
  readonly count: number
  readonly href: string
  readonly children: ReactNode
}

/** A way that finds nothing is said to, and leads nowhere. */
function Way({ count, href, children }: WayProps) {
  const { language } = usePortal()
  return (
    <li>
      {count === 0 ? (
        <>
          <span>{children}</span> <small>{noHitsWords[language].none}</small>
        </>
      ) : (
        <PortalLink href={href}>
          <span>{children}</span> <small>{formatNumber(count, language)}</small>
        </PortalLink>
      )}
    </li>
  )
}
