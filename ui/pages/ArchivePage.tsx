import { localise } from '@xuekan/core'
import type { ArchiveContent, PageModel } from '@xuekan/core/page'
import type { ArchiveRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { issueNameWithYear } from '../locales/issue-name.ts'
import { formatDate, formatNumber } from '../locales/format.ts'
import { ArchiveForms } from '../widgets/archive/ArchiveForms.tsx'
import { ArchiveYear } from '../widgets/archive/ArchiveYear.tsx'
import { YearMap } from '../widgets/archive/YearMap.tsx'
import * as styles from '../widgets/archive/archive.css.ts'
import { useArchiveHref } from '../widgets/archive/use-archive-href.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ColumnBanner } from '../widgets/channel/ColumnBanner.tsx'
import { JournalPages } from '../widgets/channel/JournalPages.tsx'
import { railSection, wrap } from '../widgets/controls.css.ts'
import { tabs } from '../widgets/list/list.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { Listed } from '../widgets/Listed.tsx'

interface Props {
  readonly model: PageModel<ArchiveContent>
  readonly route: ArchiveRoute
}

/** The back issues of a journal: a map of its years, its decades, and the covers of one (C2.6, C2.9, C3.8). */
export function ArchivePage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Archive content={content} route={route} />}
    </RemoteView>
  )
}

interface Shown extends Pick<Props, 'route'> {
  readonly content: ArchiveContent
}

function Archive({ content, route }: Shown) {
  const { journal, years, issueCount, decades, shown, latest, onThisDay } = content
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const hrefOf = useArchiveHref(decades)
  const first = years.at(-1)?.year
  const last = years[0]?.year
  return (
    <div className={wrap}>
      <ColumnBanner route={route} />
      <Breadcrumbs path={[{ label: t('issue.all') }]} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('issue.all')}</h1>
          {first === undefined || last === undefined || issueCount === 0 ? null : (
            <p className={styles.lead}>
              {t('archive.facts', {
                first,
                last,
                count: issueCount,
                shown: formatNumber(issueCount, language),
              })}
            </p>
          )}
          <ArchiveForms newest={last} />
        </div>
        <YearMap years={years} hrefOf={hrefOf} />
      </div>
      {shown === null ? (
        <EmptyState text={t('archive.empty')}>
          <p>
            <PortalLink href={hrefs.issues}>{t('issue.current')}</PortalLink>
          </p>
        </EmptyState>
      ) : (
        <>
          <nav className={tabs} aria-label={t('archive.decades')}>
            <Listed>
              {decades.map(({ decade, issueCount: count }) => (
                <PortalLink
                  key={decade}
                  href={hrefOf(decade)}
                  aria-current={decade === shown.decade ? 'page' : undefined}
                >
                  {t('archive.decade', { decade })}{' '}
                  <small>{t('archive.issues', { count, shown: formatNumber(count, language) })}</small>
                </PortalLink>
              ))}
            </Listed>
          </nav>
          <div className={styles.layout}>
            <div>
              {shown.years.map((year) => (
                <ArchiveYear key={year.year} year={year} name={localise(journal.name, language)} />
              ))}
            </div>
            <aside>
              {onThisDay.length === 0 ? null : (
                <section className={railSection}>
                  <h2>{t('archive.onThisDay')}</h2>
                  <ul className={styles.links}>
                    {onThisDay.map(({ ago, issue, onTheDay }) => (
                      <li key={issue.id}>
                        <small>
                          {onTheDay
                            ? t('archive.publishedAgo', {
                                count: ago,
                                date: formatDate(issue.publishedOn, language),
                              })
                            : t('archive.yearsAgo', { ago })}
                        </small>{' '}
                        <PortalLink href={hrefs.issue(issue)}>{issueNameWithYear(t, issue)}</PortalLink>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <section className={railSection}>
                <h2>{t('archive.latest')}</h2>
                <ul className={styles.links}>
                  {latest.map((issue) => (
                    <li key={issue.id}>
                      <PortalLink href={hrefs.issue(issue)}>{issueNameWithYear(t, issue)}</PortalLink>
                    </li>
                  ))}
                </ul>
              </section>
              <JournalPages />
            </aside>
          </div>
        </>
      )}
    </div>
  )
}
