import type { PageModel, SharedAlbumContent } from '@xuekan/core'
import { sharedAlbumRoute } from '@xuekan/core/member'
import type { SharedAlbumRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { sharedAlbumWords } from '../locales/shared-album-words.ts'
import { wrap } from '../widgets/controls.css.ts'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import { title } from '../widgets/list/list.css.ts'
import { nameOf } from '../widgets/personal/album-name.ts'
import * as styles from '../widgets/personal/shared-album.css.ts'
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
        <p className={`${wrap} ${styles.ended}`}>{sharedAlbumWords[language].ended}</p>
      ) : null}
    </>
  )
}

function SharedAlbum({ content }: { readonly content: SharedAlbumContent }) {
  const { language } = usePortal()
  const words = sharedAlbumWords[language]
  const { token, list, description } = content
  return (
    <div className={`${wrap} ${styles.page}`}>
      <p className={styles.kind}>{words.kind}</p>
      <h1 className={title}>{nameOf(content, language)}</h1>
      {description === '' ? null : <p className={styles.description}>{description}</p>}
      <p className={styles.lead}>{words.lead}</p>
      <ArticleList
        list={list}
        routeOf={(page) => sharedAlbumRoute(token, language, page)}
        empty={words.empty}
        source="journal"
      />
    </div>
  )
}
