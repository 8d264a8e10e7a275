import { localise, type PageModel, type SharedAlbumContent } from '@xuekan/core'
import { sharedAlbumRoute } from '@xuekan/core/member'
import type { SharedAlbumRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { sharedAlbumWords } from '../locales/shared-album-words.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { railSection, wrap } from '../widgets/controls.css.ts'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import * as styles from '../widgets/list/list.css.ts'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<SharedAlbumContent>
  readonly route: SharedAlbumRoute
}

/** An album of a member as whoever has its link reads it, or that the link leads nowhere (C7.13). */
export function SharedAlbumPage({ model }: Props) {
  const { language } = usePortal()
  const remote = useBehavior(model.state$)
  return (
    <>
      <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
        {(content) => <SharedAlbum content={content} />}
      </RemoteView>
      {remote.status === 'failed' && remote.error.kind === 'absent' ? (
        <div className={wrap}>
          <EmptyState text={sharedAlbumWords[language].ended} />
        </div>
      ) : null}
    </>
  )
}

function SharedAlbum({ content }: { readonly content: SharedAlbumContent }) {
  const { language } = usePortal()
  const words = sharedAlbumWords[language]
  const { name, description, token, list } = content
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: words.kind }]} />
      <h1 className={styles.title}>{localise(name, language)}</h1>
      {description === '' ? null : <p className={styles.lead}>{description}</p>}
      <div className={styles.layout}>
        <div>
          <ArticleList
            list={list}
            routeOf={(page) => sharedAlbumRoute(token, language, page)}
            empty={words.empty}
            source="journal"
          />
        </div>
        <aside className={styles.rail}>
          <section className={railSection}>
            <h2>{words.kind}</h2>
            <p>{words.lead}</p>
          </section>
        </aside>
      </div>
    </div>
  )
}
