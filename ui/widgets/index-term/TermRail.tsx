import type { IndexTermContent } from '@xuekan/core/page'
import { indexTermRoute, isWorthLinking } from '@xuekan/core/content'
import { authorIdentity, type Route } from '@xuekan/core/route'
import type { FacetValue } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { railSection } from '../controls.css.ts'
import { rail } from '../list/list.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './term.css.ts'

/** What the articles under a term have in common: words, people, journals. */
export function TermRail({ content: { term, summary, author } }: { readonly content: IndexTermContent }) {
  const { shell, language, t } = usePortal()
  const personOf = ({ value }: FacetValue): Route | null => {
    const by = authorIdentity(value)
    return by === null ? null : indexTermRoute({ kind: 'author', by }, language)
  }
  const others = summary.journals.filter(({ value }) => value !== shell.site.id)
  const orcids = term.kind === 'author' && term.by.kind === 'name' ? (author?.orcids ?? []) : []
  return (
    <aside className={rail}>
      <Values
        title={t(term.kind === 'keyword' ? 'terms.besideKeyword' : 'terms.keywords')}
        values={summary.keywords}
        className={styles.chips}
        routeOf={({ value }) => indexTermRoute({ kind: 'keyword', term: value }, language)}
      />
      <Values
        title={t(term.kind === 'author' ? 'terms.coauthors' : 'terms.authors')}
        values={summary.authors}
        className={styles.values}
        routeOf={personOf}
      />
      {summary.journals.length < 2 ? null : (
        <Values
          title={t('terms.journals')}
          values={others}
          className={styles.values}
          routeOf={({ value }) => ({ ...indexTermRoute(term, language), siteId: value })}
        />
      )}
      {term.kind !== 'author' ? null : (
        <div className={railSection}>
          <p className={styles.note}>
            {t(term.by.kind === 'orcid' ? 'terms.joinedByOrcid' : 'terms.joinedByName')}
          </p>
          {orcids.length === 0 ? null : (
            <ul className={styles.values}>
              {orcids.map((orcid) => (
                <Person key={orcid} orcid={orcid} />
              ))}
            </ul>
          )}
        </div>
      )}
    </aside>
  )
}

function Person({ orcid }: { readonly orcid: string }) {
  const { language } = usePortal()
  const route = indexTermRoute({ kind: 'author', by: { kind: 'orcid', orcid } }, language)
  return (
    <li>
      <PortalLink href={useHrefs().destination(route)}>ORCID {orcid}</PortalLink>
    </li>
  )
}

interface ValuesProps {
  readonly title: string
  readonly values: readonly FacetValue[]
  readonly className: string
  readonly routeOf: (value: FacetValue) => Route | null
}

/** Values with their numbers; those that lead to more than one article are links. */
function Values({ title, values, className, routeOf }: ValuesProps) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  if (values.length === 0) return null
  return (
    <section className={railSection}>
      <h2>{title}</h2>
      <ul className={className}>
        {values.map((value) => {
          const route = isWorthLinking(value.count) ? routeOf(value) : null
          return (
            <li key={value.value}>
              {route === null ? (
                <span>{value.label}</span>
              ) : (
                <PortalLink href={hrefs.destination(route)}>{value.label}</PortalLink>
              )}{' '}
              {value.count === null ? null : <small>{formatNumber(value.count, language)}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
