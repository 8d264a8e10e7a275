import { localise } from '@xuekan/core'
import type { PageModel, SiteMapContent } from '@xuekan/core/page'
import { contentRoute, indexTermRoute, kindsOf, rankingMeasures, type IndexTerm } from '@xuekan/core/content'
import { agreementKinds, authorIdentity, type Route } from '@xuekan/core/route'
import type { FacetValue } from '@xuekan/core/search'
import type { ReactNode } from 'react'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { title } from '../widgets/list/list.css.ts'
import { MenuLink } from '../widgets/menu/MenuLink.tsx'
import { PortalLink } from '../widgets/PortalLink.tsx'
import * as styles from '../widgets/site-map/site-map.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<SiteMapContent>
  readonly route: Extract<Route, { page: 'siteMap' }>
}

/** The ways into a site on one page: its columns, its journals, and what its articles are listed under. */
export function SiteMapPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <SiteMap content={content} />}
    </RemoteView>
  )
}

function SiteMap({
  content: { journals, sections, authors, keywords, subjects },
}: {
  readonly content: SiteMapContent
}) {
  const { shell, menu, language, t } = usePortal()
  const hrefs = useHrefs()
  const page = (route: Route, label: string) => (
    <PortalLink href={hrefs.destination(route)}>{label}</PortalLink>
  )
  const onSite = { language, siteId: null } as const
  const terms = (values: readonly FacetValue[], termOf: (value: string) => IndexTerm | null): ReactNode[] =>
    values.flatMap(({ value, label }) => {
      const term = termOf(value)
      return term === null ? [] : [page(indexTermRoute(term, language), label)]
    })
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t('siteMap.title') }]} />
      <h1 className={title}>{t('siteMap.title')}</h1>
      <div className={styles.parts}>
        <Part
          name={t('siteMap.columns')}
          entries={menu.items.flatMap((item) => [
            <MenuLink key={item.channel.id} item={item} path={[]} />,
            ...item.children.map((child) => <MenuLink key={child.channel.id} item={child} path={[]} />),
          ])}
        />
        <Part
          name={t('siteMap.journals')}
          entries={
            shell.site.type === 'single'
              ? []
              : journals.map((journal) => (
                  <PortalLink key={journal.siteId} href={hrefs.journal(journal)}>
                    {localise(journal.name, language)}
                  </PortalLink>
                ))
          }
        />
        <Part
          name={t('siteMap.reading')}
          entries={[
            ...kindsOf(shell.site.type).map((kind) =>
              page(contentRoute(kind, language), t(`siteMap.kind.${kind}`)),
            ),
            ...rankingMeasures.map((by) =>
              page({ page: 'ranking', ...onSite, by, period: 'all' }, t(`ranking.${by}`)),
            ),
            page({ page: 'rss', language }, t('feeds.title')),
          ]}
        />
        <Part
          name={t('siteMap.portal')}
          entries={agreementKinds.map((kind) =>
            page({ page: 'agreement', ...onSite, kind, since: null }, t(`siteMap.${kind}`)),
          )}
        />
        <Part
          name={t('siteMap.sections')}
          entries={sections.map(({ value, label }) =>
            page({ page: 'section', ...onSite, section: value, pageNumber: 1 }, label),
          )}
        />
        <Part
          name={t('siteMap.subjects')}
          entries={terms(subjects, (subjectId) => ({ kind: 'subject', subjectId }))}
        />
        <Part name={t('siteMap.keywords')} entries={terms(keywords, (term) => ({ kind: 'keyword', term }))} />
        <Part
          name={t('siteMap.authors')}
          entries={terms(authors, (value) => {
            const by = authorIdentity(value)
            return by === null ? null : { kind: 'author', by }
          })}
        />
      </div>
    </div>
  )
}

function Part({ name, entries }: { readonly name: string; readonly entries: readonly ReactNode[] }) {
  if (entries.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      <ul>
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ul>
    </section>
  )
}
