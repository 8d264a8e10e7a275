import { localise } from '@xuekan/core'
import { isEmptyColumn, type ChannelPageContent, type PageModel } from '@xuekan/core/page'
import { isContactColumn } from '@xuekan/core/menu'
import type { ChannelRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ColumnBanner } from '../widgets/channel/ColumnBanner.tsx'
import { ColumnsBelow } from '../widgets/channel/ColumnsBelow.tsx'
import { Filed } from '../widgets/channel/Filed.tsx'
import { JournalPages } from '../widgets/channel/JournalPages.tsx'
import { OfficeCard } from '../widgets/channel/OfficeCard.tsx'
import { Sections } from '../widgets/channel/Sections.tsx'
import { SiblingChannels } from '../widgets/channel/SiblingChannels.tsx'
import { NewestUnissued } from '../widgets/channel/Unissued.tsx'
import * as styles from '../widgets/channel/channel.css.ts'
import { wrap } from '../widgets/controls.css.ts'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { Prose } from '../widgets/text/Prose.tsx'

interface Props {
  readonly model: PageModel<ChannelPageContent>
  readonly route: ChannelRoute
}

/** A column without a screen of its own: its title, its text, what it lists, and the columns beside it (C2.3). */
export function ChannelPage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Channel content={content} route={route} />}
    </RemoteView>
  )
}

interface ColumnProps {
  readonly content: ChannelPageContent
  readonly route: ChannelRoute
}

function Channel({ content, route }: ColumnProps) {
  const { language, t } = usePortal()
  const { channel, body, sections = [], excerpts, entries, unissued } = content
  const name = localise(channel.name, language)
  return (
    <div className={wrap}>
      <ColumnBanner route={route} />
      <Breadcrumbs path={[{ label: name }]} />
      <div className={styles.layout}>
        <article className={styles.text}>
          <h1 className={styles.title}>{name}</h1>
          {body === null ? null : <Prose html={body} proseKey="body" />}
          {sections.length === 0 ? null : <Sections sections={sections} />}
          {excerpts === undefined ? null : <ColumnsBelow channel={channel} excerpts={excerpts} />}
          {entries === undefined ? null : <Filed channel={channel} entries={entries} route={route} />}
          {unissued === undefined ? null : <NewestUnissued unissued={unissued} />}
          {isEmptyColumn(content) ? <EmptyState text={t('channel.empty')} /> : null}
        </article>
        <aside>
          <SiblingChannels channel={channel} />
          {isContactColumn(channel) ? <OfficeCard /> : null}
          <JournalPages />
        </aside>
      </div>
    </div>
  )
}
