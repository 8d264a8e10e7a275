import type { PageModel, UnissuedContent } from '@xuekan/core'
import { otherStage, unissuedStages, type UnissuedStage } from '@xuekan/core/content'
import { listPlace, type Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatNumber } from '../locales/format.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { railSection, tag, wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import * as styles from '../widgets/list/list.css.ts'
import { versions } from '../widgets/list/unissued.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

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

function Unissued({ content: { stage, list, otherCount } }: { readonly content: UnissuedContent }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const routeOf =
    (of: UnissuedStage) =>
    (page: number): Route => ({ page: of, language, siteId: null, channelId: null, ...listPlace(page) })
  const counts = { [stage]: list.totalElements, [otherStage(stage)]: otherCount }
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t(`unissued.${stage}`) }]} />
      <h1 className={styles.title}>{t(`unissued.${stage}`)}</h1>
      <p className={styles.lead}>
        {t(`unissued.${stage}.lead`)} <FeedLink source={{ kind: stage }} />
      </p>
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
        </aside>
      </div>
    </div>
  )
}

/** Nothing where the number is not known. */
const Count = ({ count, language }: { readonly count: number | null; readonly language: 'zh' | 'en' }) =>
  count === null ? null : <small>{formatNumber(count, language)}</small>
