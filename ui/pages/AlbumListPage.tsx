import { localise } from '@xuekan/core'
import type { AlbumListContent, PageModel } from '@xuekan/core/page'
import { albumRoute, mediaTime } from '@xuekan/core/content'
import { listPlace, type ListRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../locales/format.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ColumnBanner } from '../widgets/channel/ColumnBanner.tsx'
import { anyCollection } from '../widgets/collected/any-collection.ts'
import { Cards, type CardEntry } from '../widgets/collected/Cards.tsx'
import { heading, page as pageClass } from '../widgets/collected/collected.css.ts'
import { wrap } from '../widgets/controls.css.ts'
import { Files } from '../widgets/list/Files.tsx'
import { ListPager } from '../widgets/list/ListPager.tsx'
import { title as titleClass } from '../widgets/list/list.css.ts'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<AlbumListContent>
  readonly route: ListRoute<'albumList'>
}

/** What a site collects beside its issues: albums (C2.19), topics, sounds and films, books and documents. */
export function AlbumListPage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Collections content={content} route={route} />}
    </RemoteView>
  )
}

interface Shown extends Pick<Props, 'route'> {
  readonly content: AlbumListContent
}

function Collections({ content, route }: Shown) {
  const { channel, list, topics, media, books, documents } = content
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = channel === null ? t('collected.title') : localise(channel.name, language)
  const albums = list.content.map((album): CardEntry => ({
    id: album.id,
    href: hrefs.destination({ ...albumRoute(album, { language, prefixed: true }), language }),
    title: localise(album.name, language),
    pictureUrl: album.coverUrl,
    facts: '',
    text: localise(album.introduction, language),
  }))
  const isEmpty = [albums, topics, media, books, documents].every(({ length }) => length === 0)
  return (
    <div className={`${wrap} ${pageClass}`}>
      <ColumnBanner route={route} />
      <Breadcrumbs path={[{ label: name }]} />
      <h1 className={`${titleClass} ${heading}`}>{name}</h1>
      {isEmpty ? <EmptyState text={t('collected.none')} /> : null}
      <Cards title={t('collected.albums')} entries={albums} />
      <ListPager
        list={list}
        routeOf={(page) => ({ ...anyCollection(language, channel), ...listPlace(page) })}
      />
      <Cards
        title={t('collected.topics')}
        entries={topics.map(({ id, name: topic, coverUrl, introduction, articles }) => ({
          id,
          href: hrefs.destination({ page: 'topic', language, siteId: null, topicId: id, pageNumber: 1 }),
          title: localise(topic, language),
          pictureUrl: coverUrl,
          facts: t('topic.articles', { count: articles, shown: formatNumber(articles, language) }),
          text: localise(introduction, language),
        }))}
      />
      <Cards
        title={t('collected.media')}
        entries={media.map(({ id, kind, title, posterUrl, duration, publishedOn, summary }) => ({
          id,
          href: hrefs.destination({ page: kind, language, siteId: null, mediaId: id }),
          title: localise(title, language),
          pictureUrl: posterUrl,
          facts: [
            t(`media.${kind}`),
            duration > 0 ? mediaTime(duration) : '',
            formatDate(publishedOn, language),
          ]
            .filter((fact) => fact !== '')
            .join(' · '),
          text: localise(summary, language),
        }))}
      />
      <Cards
        title={t('collected.books')}
        entries={books.map(({ id, title, authors, coverUrl, introduction, year }) => ({
          id,
          href: hrefs.destination({ page: 'book', language, siteId: null, bookId: id }),
          title: localise(title, language),
          pictureUrl: coverUrl,
          facts: [localise(authors, language), year > 0 ? String(year) : '']
            .filter((fact) => fact !== '')
            .join(' · '),
          text: localise(introduction, language),
        }))}
      />
      <Files
        title={t('collected.documents')}
        files={documents.map(({ title, fileUrl, fileName, fileSize }) => ({
          title,
          url: fileUrl,
          fileName,
          size: fileSize,
        }))}
      />
    </div>
  )
}
