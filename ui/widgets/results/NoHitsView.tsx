import { localise } from '@xuekan/core'
import type { Route } from '@xuekan/core/route'
import { isOfWords, type CountedWay, type NoHits, type SearchQuery } from '@xuekan/core/search'
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

/** What a search that found nothing can do: a few ways that find something, each with its count. */
export function NoHitsView<Field extends string>({ text, query, noHits, routeOf }: NoHitsProps<Field>) {
  const { language } = usePortal()
  const said = noHitsWords[language]
  const hrefs = useHrefs()
  const { group = null, ways = [] } = noHits ?? {}
  if (group === null && ways.length === 0)
    return (
      <EmptyState text={text}>
        <p>{said.advice}</p>
      </EmptyState>
    )
  const shown = ways.map((way) => (
    <Way key={`${way.kind} ${wordOf(way)}`} count={way.count} href={hrefs.destination(routeOf(way.query))}>
      <Words way={way} />
    </Way>
  ))
  // the same words elsewhere before fewer of them here
  const whole = ways.filter((way) => !isOfWords(way)).length
  return (
    <EmptyState text={text}>
      <section className={styles.ways}>
        <div className={sectionHead}>
          <h2>{said.title}</h2>
        </div>
        <ul>
          {shown.slice(0, whole)}
          {group === null ? null : (
            <Way count={group.count} href={hrefs.at(group.site, routeOf({ ...query, page: 1 }))}>
              {said.inGroup.replace('{{name}}', () => localise(group.site.name, language))}
            </Way>
          )}
          {shown.slice(whole)}
        </ul>
      </section>
    </EmptyState>
  )
}

const wordOf = (way: CountedWay): string =>
  way.kind === 'fewerWords' ? way.without : way.kind === 'oneWord' ? way.word : ''

function Words({ way }: { readonly way: CountedWay }) {
  const { language, t } = usePortal()
  const said = noHitsWords[language]
  switch (way.kind) {
    case 'respelt':
      return said.meant.replace('{{term}}', () => way.query.term)
    case 'interpreted':
      return said.interpreted
    case 'fewerWords':
      return said.without.replace('{{word}}', () => way.without)
    case 'oneWord':
      return said.only.replace('{{word}}', () => way.word)
    case 'ofYear':
      return said.ofYear.replace('{{year}}', () => way.year)
    default:
      return t(`results.${way.kind}`)
  }
}

interface WayProps {
  readonly count: number
  readonly href: string
  readonly children: ReactNode
}

function Way({ count, href, children }: WayProps) {
  const { language } = usePortal()
  return (
    <li>
      <PortalLink href={href} rel="nofollow">
        <span>{children}</span> <small>{formatNumber(count, language)}</small>
      </PortalLink>
    </li>
  )
}
