import { localise } from '@xuekan/core'
import type { NewsListContent, PageModel } from '@xuekan/core/page'
import { newsPageSize, newsTabRoute, newsTabs } from '@xuekan/core/content'
import type { NewsListRoute } from '@xuekan/core/route'
import { useLocation } from 'wouter'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatNumber } from '../locales/format.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ColumnBanner } from '../widgets/channel/ColumnBanner.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { Tabs } from '../widgets/list/Tabs.tsx'
import { NewsEntry } from '../widgets/news/NewsEntry.tsx'
import { NewsRail } from '../widgets/news/NewsRail.tsx'
import * as styles from '../widgets/news/news.css.ts'
import { Pager } from '../widgets/Pager.tsx'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<NewsListContent>
  readonly route: NewsListRoute
}

/** The news of a site in four tabs (C2.21, C2.29). */
export function NewsListPage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <NewsList content={content} route={route} />}
    </RemoteView>
  )
}

interface ListProps {
  readonly content: NewsListContent
  readonly route: NewsListRoute
}

function NewsList({ content: { channel, tab, counts, list, others }, route }: ListProps) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const name = channel === null ? t('news.title') : localise(channel.name, language)
  const own = newsTabRoute({ ...route, language, channelId: channel?.id ?? null }, tab)
  const pageAt = (page: number): NewsListRoute => ({ ...own, listPage: page === 1 ? null : String(page) })
  const count = list.totalElements
  return (
    <div className={wrap}>
      <ColumnBanner route={route} />
      <Breadcrumbs path={[{ label: name }]} />
      <h1 className={styles.title1}>{name}</h1>
      <div className={styles.layout}>
        <div>
          <Tabs
            label={t('news.tabs')}
            current={tab}
            tabs={newsTabs.map((key) => ({
              key,
              label: t(`news.tab.${key}`),
              count: counts[key],
              href: hrefs.destination(newsTabRoute(own, key)),
            }))}
          />
          {count === 0 ? (
            <EmptyState text={t('news.empty')} />
          ) : (
            <ol className={styles.list}>
              {list.content.map((news) => (
                <NewsEntry key={news.id} news={news} marked={news.id === route.activeId} />
              ))}
            </ol>
          )}
          {list.totalPages < 2 ? (
            <p className={styles.total}>{t('news.count', { count, shown: formatNumber(count, language) })}</p>
          ) : (
            <Pager
              page={list.number + 1}
              pages={list.totalPages}
              size={newsPageSize}
              hrefOf={(page) => hrefs.destination(pageAt(page))}
              pageName="listPage"
              action={hrefs.here(own)}
              onGo={(page) => navigate(hrefs.here(pageAt(page)))}
            />
          )}
        </div>
        <aside className={styles.rail} aria-label={t('news.latest')}>
          <NewsRail title={t('news.latest')} news={others} />
          <p className={styles.feed}>
            <FeedLink source={{ kind: 'news', tab }} />
          </p>
        </aside>
      </div>
    </div>
  )
}
