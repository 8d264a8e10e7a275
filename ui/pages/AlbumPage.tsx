import { localise, secondLanguage } from '@xuekan/core'
import type { AlbumContent, PageModel } from '@xuekan/core/page'
import { albumTabs, type AlbumTab } from '@xuekan/core/content'
import { findChannel } from '@xuekan/core/menu'
import { listPlace, type AlbumRoute } from '@xuekan/core/route'
import type { WholeList } from '../widgets/basket/SelectionBar.tsx'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatNumber } from '../locales/format.ts'
import { ArrowLink } from '../widgets/ArrowLink.tsx'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { anyCollection } from '../widgets/collected/any-collection.ts'
import { SideLinks } from '../widgets/collected/Cards.tsx'
import * as styles from '../widgets/collected/collected.css.ts'
import { People } from '../widgets/collected/People.tsx'
import { Picture } from '../widgets/collected/Picture.tsx'
import { Pictures } from '../widgets/collected/Pictures.tsx'
import { railSection, wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import { ListPager } from '../widgets/list/ListPager.tsx'
import { layout, rail } from '../widgets/list/list.css.ts'
import { Tabs } from '../widgets/list/Tabs.tsx'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<AlbumContent>
  readonly route: AlbumRoute
}

/** An album (C2.19): who gathered it and why, and its papers, figures, tables and experts in tabs (C2.28). */
export function AlbumPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Album content={content} />}
    </RemoteView>
  )
}

function Album({ content }: { readonly content: AlbumContent }) {
  const { album, counts, shown, editors, guestEditors, figures, others } = content
  const { language, shell, t } = usePortal()
  const hrefs = useHrefs()
  const name = localise(album.name, language)
  const routeOf =
    (tab: AlbumTab) =>
    (page: number): AlbumRoute => ({
      page: 'album',
      language,
      siteId: null,
      albumId: album.id,
      tab,
      ...listPlace(page),
    })
  const column = findChannel(shell.channels, anyCollection(language, null))
  const list = anyCollection(language, column)
  const second = secondLanguage(album.name, language)
  return (
    <>
      <div className={wrap}>
        <Breadcrumbs
          path={[
            {
              label: column === null ? t('collected.title') : localise(column.name, language),
              href: hrefs.destination(list),
            },
            { label: name },
          ]}
        />
      </div>
      <div className={styles.band}>
        <div className={`${wrap} ${album.coverUrl === '' ? styles.plain : styles.hero}`}>
          {album.coverUrl === '' ? null : <Picture url={album.coverUrl} eager />}
          <div className={styles.words}>
            <p className={styles.kicker}>{t('album.kind')}</p>
            <h1 className={styles.title}>{name}</h1>
            {second === null ? null : (
              <p className={styles.second} lang={second}>
                {album.name[second]}
              </p>
            )}
            <p className={styles.introduction}>{localise(album.introduction, language)}</p>
            {guestEditors.length + editors.length === 0 ? null : (
              <section aria-label={t(guestEditors.length > 0 ? 'album.guestEditors' : 'album.editors')}>
                <People people={editors} />
                <People people={guestEditors} role={t('album.guestEditor')} />
              </section>
            )}
          </div>
        </div>
      </div>
      <div className={`${wrap} ${layout}`}>
        <div>
          <Tabs
            label={t('album.tabs')}
            current={shown.tab}
            tabs={albumTabs.map((key) => ({
              key,
              label: t(`album.tab.${key}`),
              count: counts[key] ?? 0,
              href: hrefs.destination(routeOf(key)(1)),
            }))}
          />
          <Shown content={content} routeOf={routeOf(shown.tab)} />
        </div>
        <aside className={rail} aria-label={t('album.others')}>
          {figures.length === 0 ? null : (
            <section className={`${railSection} ${styles.strip}`}>
              <h2>{t('album.figures')}</h2>
              <Pictures pictures={figures} kind="figure" />
              <ArrowLink href={hrefs.destination(routeOf('figures')(1))}>{t('album.allFigures')}</ArrowLink>
            </section>
          )}
          <SideLinks
            title={t('album.others')}
            links={others.map(({ id, name: other }) => ({
              id,
              href: hrefs.destination({
                page: 'album',
                language,
                siteId: null,
                albumId: id,
              }),
              label: localise(other, language),
            }))}
          />
          <p>
            <FeedLink source={{ kind: 'album', albumId: album.id }} siteId={album.siteId} />
          </p>
        </aside>
      </div>
    </>
  )
}

interface ShownProps {
  readonly content: AlbumContent
  readonly routeOf: (page: number) => AlbumRoute
}

function Shown({ content: { shown }, routeOf }: ShownProps) {
  const { language, t } = usePortal()
  const empty = t(`album.empty.${shown.tab}`)
  if (shown.list.totalElements === 0) return <EmptyState text={empty} />
  if (shown.tab === 'paper') {
    const { list, whole } = shown
    const papers = whole.length > 0 ? whole : list.content.map(({ article }) => article)
    const isWhole = papers.length === list.totalElements
    const add: WholeList['add'] = ({ addArticles }) => addArticles(papers).held
    const label = t('album.addAll', { shown: formatNumber(papers.length, language) })
    return (
      <ArticleList
        list={list}
        routeOf={routeOf}
        empty={empty}
        source="journal"
        {...(isWhole ? { whole: { label, add } } : {})}
      />
    )
  }
  return (
    <>
      {shown.tab === 'experts' ? (
        <div className={styles.plain}>
          <People people={shown.list.content} />
        </div>
      ) : (
        <Pictures pictures={shown.list.content} kind={shown.tab === 'figures' ? 'figure' : 'table'} />
      )}
      <ListPager list={shown.list} routeOf={routeOf} />
    </>
  )
}
