import { localise } from '@xuekan/core'
import type { PageModel, SharedAlbumContent } from '@xuekan/core/page'
import { sharedAlbumRoute } from '@xuekan/core/member'
import type { SharedAlbumRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { sharedAlbumWords } from '../locales/shared-album-words.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { button, railSection, wrap } from '../widgets/controls.css.ts'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import * as styles from '../widgets/list/list.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import * as states from '../widgets/state/state.css.ts'

interface Props {
  readonly model: PageModel<SharedAlbumContent>
  readonly route: SharedAlbumRoute
}

/** An album of a member as whoever has its link reads it, or that the link leads nowhere (C7.13). */
export function SharedAlbumPage({ model, route }: Props) {
  const remote = useBehavior(model.state$)
  // of a list that has ended its first page is not there either
  const hasEnded = remote.status === 'failed' && remote.error.kind === 'absent' && route.pageNumber === 1
  if (hasEnded) return <EndedAlbum />
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <SharedAlbum content={content} />}
    </RemoteView>
  )
}

/** The same for a link that has ended, is not complete, or never was. */
function EndedAlbum() {
  const { language, t } = usePortal()
  const { home } = useHrefs()
  const words = sharedAlbumWords[language]
  return (
    <div className={`${wrap} ${states.room}`}>
      <section className={states.slip} role="alert">
        <h1 className={states.title}>{words.endedTitle}</h1>
        <p className={states.text}>{words.ended}</p>
        <div className={states.actions}>
          <PortalLink className={button} href={home}>
            {t('failed.home')}
          </PortalLink>
        </div>
      </section>
    </div>
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
