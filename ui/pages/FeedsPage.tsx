import { localise } from '@xuekan/core'
import type { FeedsContent, PageModel } from '@xuekan/core/page'
import type { MediaKind } from '@xuekan/core/content'
import { feedAddress, printOpml, type ListedFeed, type Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { CopyButton } from '../widgets/article/CopyButton.tsx'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { button, railSection, wrap } from '../widgets/controls.css.ts'
import * as styles from '../widgets/feeds/feeds.css.ts'
import { OwnFeed } from '../widgets/feeds/OwnFeed.tsx'
import { Icon } from '../widgets/Icon.tsx'
import { layout, lead, rail, title } from '../widgets/list/list.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<FeedsContent>
  readonly route: Extract<Route, { page: 'rss' }>
}

/** Every feed of the site, what a feed is, and all of them as one list (C2.36). */
export function FeedsPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Feeds content={content} />}
    </RemoteView>
  )
}

/** Feeds whose kind says all. */
type NamedByKind = 'current' | 'latest' | 'onlineFirst' | 'justAccepted' | MediaKind

function Feeds({ content: { groups } }: { readonly content: FeedsContent }) {
  const { shell, links$, language, t } = usePortal()
  const { origin } = useBehavior(links$).host
  const siteName = localise(shell.site.name, language)
  const nameOf = ({ source, name }: ListedFeed): string => {
    if (typeof name === 'string') return name
    if (name !== null) return localise(name, language)
    if (source.kind === 'news') return t(`feeds.news.${source.tab ?? 'all'}`)
    return t(`feeds.name.${source.kind as NamedByKind}`)
  }
  const urlOf = ({ source }: ListedFeed): string => origin + feedAddress(source, shell.site.id, language)
  const all = groups.flatMap(({ feeds }) => feeds)
  const opml = printOpml(
    siteName,
    all.map((feed) => ({ title: `${siteName}: ${nameOf(feed)}`, feedUrl: urlOf(feed) })),
  )
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t('feeds.title') }]} />
      <h1 className={title}>{t('feeds.title')}</h1>
      <p className={lead}>
        {t('feeds.lead')}{' '}
        <a className={styles.toOwn} href="#own-feed">
          {t('feeds.own')}
        </a>
      </p>
      <div className={layout}>
        <div>
          {groups.map(({ group, feeds }) => (
            <section key={group} className={styles.group}>
              <h2>{t(`feeds.group.${group}`)}</h2>
              <ul>
                {feeds.map((feed) => (
                  <li key={urlOf(feed)} className={styles.feed}>
                    <a href={feedAddress(feed.source, shell.site.id, language)} type="application/rss+xml">
                      <Icon name="rss" small />
                      {nameOf(feed)}
                    </a>{' '}
                    <CopyButton
                      text={() => urlOf(feed)}
                      label={t('feeds.copy')}
                      icon="copy"
                      className={`${button} ${styles.copy}`}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <aside className={rail}>
          <section className={railSection}>
            <h2>{t('feeds.what')}</h2>
            <p>{t('feeds.whatText')}</p>
          </section>
          <section className={railSection} id="own-feed">
            <h2>{t('feeds.own')}</h2>
            <OwnFeed origin={origin} />
          </section>
          <section className={railSection}>
            <h2>{t('feeds.all')}</h2>
            <p>
              <a
                href={`data:text/x-opml;charset=utf-8,${encodeURIComponent(opml)}`}
                download={`${shell.site.sld === '' ? 'feeds' : shell.site.sld}.opml`}
              >
                OPML
              </a>
              {t('feeds.opml', { count: all.length, shown: String(all.length) })}
            </p>
          </section>
        </aside>
      </div>
    </div>
  )
}
