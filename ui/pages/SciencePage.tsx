import { localise } from '@xuekan/core'
import type { PageModel, ScienceContent } from '@xuekan/core/page'
import { listPlace, type ListRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ColumnBanner } from '../widgets/channel/ColumnBanner.tsx'
import { JournalPages } from '../widgets/channel/JournalPages.tsx'
import { SiblingChannels } from '../widgets/channel/SiblingChannels.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import * as styles from '../widgets/list/list.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { Prose } from '../widgets/text/Prose.tsx'

interface Props {
  readonly model: PageModel<ScienceContent>
  readonly route: ListRoute<'science'>
}

/** All articles of a site, newest first, under the column that leads to them (C2.10). */
export function SciencePage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Science content={content} route={route} />}
    </RemoteView>
  )
}

interface Shown extends Pick<Props, 'route'> {
  readonly content: ScienceContent
}

function Science({ content: { column, list }, route }: Shown) {
  const { language, t } = usePortal()
  const name = column === null ? t('science.title') : localise(column.channel.name, language)
  return (
    <div className={wrap}>
      <ColumnBanner route={route} />
      <Breadcrumbs path={[{ label: name }]} />
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.lead}>
        {t('science.lead')} <FeedLink source={{ kind: 'latest' }} />
      </p>
      <div className={styles.layout}>
        <div>
          {column === null || column.body === null ? null : (
            <Prose html={column.body} proseKey="column.body" />
          )}
          <ArticleList
            list={list}
            routeOf={(page) => ({
              page: 'science',
              language,
              siteId: null,
              channelId: null,
              ...listPlace(page),
            })}
            empty={t('list.noArticles')}
            by="year"
            source="journal"
          />
        </div>
        <aside className={styles.rail}>
          {column === null ? null : <SiblingChannels channel={column.channel} />}
          <JournalPages />
        </aside>
      </div>
    </div>
  )
}
