import type { PageModel, UnissuedContent } from '@xuekan/core'
import { otherStage, unissuedStages, type UnissuedStage } from '@xuekan/core/content'
import { feedAddress, listPlace, type Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { useReachable } from '../binding/use-reachable.ts'
import { formatNumber } from '../locales/format.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { railSection, tag, wrap } from '../widgets/controls.css.ts'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import * as styles from '../widgets/list/list.css.ts'
import { beside, versions } from '../widgets/list/unissued.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { ArticleTitle } from '../widgets/text/ArticleTitle.tsx'

interface Props {
  readonly model: PageModel<UnissuedContent>
  readonly route: Extract<Route, { page: UnissuedStage }>
}

/** What a journal publishes before it is in an issue: online first and just accepted (C2.7). */
export function UnissuedPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Unissued content={content} />}
    </RemoteView>
  )
}

function Unissued({ content }: { readonly content: UnissuedContent }) {
  const { language, t } = usePortal()
  const { stage, list, otherCount } = content
  const hrefs = useHrefs()
  const routeOf =
    (of: UnissuedStage) =>
    (page: number): Route => ({ page: of, language, siteId: null, channelId: null, ...listPlace(page) })
  const counts = { [stage]: list.totalElements, [otherStage(stage)]: otherCount }
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t(`unissued.${stage}`) }]} />
      <h1 className={styles.title}>{t(`unissued.${stage}`)}</h1>
      <p className={styles.lead}>{t(`unissued.${stage}.lead`)}</p>
      <div className={styles.layout}>
        <div>
          <nav className={styles.tabs} aria-label={t('unissued.stages')}>
            {unissuedStages.map((each) => (
              <PortalLink
                key={each}
                href={hrefs.destination(routeOf(each)(1))}
                aria-current={each === stage ? 'page' : undefined}
              >
                {t(`unissued.${each}`)}
                <Count count={counts[each] ?? null} language={language} />
              </PortalLink>
            ))}
          </nav>
          <ArticleList list={list} routeOf={routeOf(stage)} empty={t('unissued.empty')} by="month" />
        </div>
        <aside className={styles.rail}>
          <section className={railSection}>
            <h2>{t('unissued.versions')}</h2>
            <dl className={versions}>
              <dt>
                <span className={tag}>{t('version.accept')}</span>
              </dt>
              <dd>{t('unissued.accepted')}</dd>
              <dt>
                <span className={tag}>{t('version.proof', { number: 1 })}</span>
              </dt>
              <dd>{t('unissued.proof')}</dd>
            </dl>
          </section>
          <Beside content={content} />
        </aside>
      </div>
    </div>
  )
}

/** How one hears of what is new, the sections of the journal, and what is read most. */
function Beside({ content: { stage, sections, mostRead } }: { readonly content: UnissuedContent }) {
  const { shell, language, t } = usePortal()
  const { destination } = useHrefs()
  const alerts = useReachable()({ page: 'emailSubscribe', language })
  return (
    <>
      <section className={railSection}>
        <h2>{t('unissued.subscribe')}</h2>
        <ul className={beside}>
          <li>
            <a href={feedAddress({ kind: stage }, shell.site.id, language)} type="application/rss+xml">
              {t(`unissued.${stage}.feed`)}
            </a>
          </li>
          {alerts === null ? null : (
            <li>
              <PortalLink href={alerts}>{t('unissued.alerts')}</PortalLink>
            </li>
          )}
        </ul>
      </section>
      {sections.length === 0 ? null : (
        <section className={railSection}>
          <h2>{t('unissued.sections')}</h2>
          <ul className={beside}>
            {sections.map(({ value, label, count }) => (
              <li key={value}>
                <PortalLink
                  href={destination({
                    page: 'section',
                    language,
                    siteId: null,
                    section: value,
                    pageNumber: 1,
                  })}
                >
                  {label}
                </PortalLink>
                <Count count={count} language={language} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {mostRead.length === 0 ? null : (
        <section className={railSection}>
          <h2>{t('unissued.mostRead')}</h2>
          <ol className={beside}>
            {mostRead.map((article) => (
              <li key={article.id}>
                <ArticleTitle article={article} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** Nothing where the number is not known. */
const Count = ({ count, language }: { readonly count: number | null; readonly language: 'zh' | 'en' }) =>
  count === null ? null : <small>{formatNumber(count, language)}</small>
