import type { AlbumsList, MyAlbumsContent } from '@xuekan/core/page'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { PortalLink } from '../PortalLink.tsx'
import { AlbumCover } from './AlbumCover.tsx'
import { AlbumForm } from './AlbumForm.tsx'
import { nameOf } from './album-name.ts'
import * as albums from './albums.css.ts'
import * as styles from './personal.css.ts'
import { PersonalList } from './PersonalList.tsx'
import { WayBack } from './WayBack.tsx'

interface Props {
  readonly content: MyAlbumsContent
  readonly part: AlbumsList
}

/** The albums of a member with their covers, found and paged, and the form of a new one (C7.13). */
export function AlbumShelf({ content, part }: Props) {
  const { language, faults } = content
  const { list, term, text, deleted } = part
  const { t } = usePortal()
  const words = myAlbumWords[language]
  const hrefs = useHrefs()
  const all = { page: 'myAlbums', language } as const
  const action = hrefs.here(all)
  const isOpen = faults.name !== undefined || faults.enName !== undefined || faults.description !== undefined
  return (
    <>
      {deleted === null ? null : (
        <WayBack
          action={action}
          fields={{ ...deleted, articles: deleted.articles.join(',') }}
          undo={{ value: 'saveAlbum', name: words.undo }}
        >
          {words['albums.deleted']} {nameOf(deleted, language)}
        </WayBack>
      )}
      <PersonalList
        list={list}
        place={all}
        term={term}
        words={{
          none: words['albums.none'],
          read: words['albums.read'],
          find: words['albums.find'],
          show: words.show,
          count: words['albums.count'].replace('{{count}}', formatNumber(list.totalElements, language)),
          notFound: words['albums.notFound'],
          all: words['albums.all'],
        }}
      >
        <ul className={albums.shelf}>
          {list.content.map((album) => (
            <li key={album.id} className={albums.album}>
              <AlbumCover cover={album.cover} className={albums.cover} />
              <h2 className={albums.name}>
                <PortalLink className={albums.nameLink} href={hrefs.here({ ...all, album: album.id })}>
                  {nameOf(album, language)}
                </PortalLink>
              </h2>
              <p className={styles.note}>
                {words['album.articles'].replace('{{count}}', formatNumber(album.count, language))}
                {album.isShared ? ` · ${t('personal.share.mark')}` : ''}
              </p>
            </li>
          ))}
        </ul>
      </PersonalList>
      <details className={albums.folded} open={isOpen}>
        <summary className={albums.summary}>{words['album.new']}</summary>
        <AlbumForm content={content} text={text} action={action} />
      </details>
    </>
  )
}
