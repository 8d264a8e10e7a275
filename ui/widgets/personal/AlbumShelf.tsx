import type { AlbumsList, MyAlbumsContent } from '@xuekan/core'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { field } from '../controls.css.ts'
import { ListPager } from '../list/ListPager.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import { EmptyState } from '../state/EmptyState.tsx'
import { AlbumCover } from './AlbumCover.tsx'
import { AlbumForm } from './AlbumForm.tsx'
import { nameOf } from './album-name.ts'
import * as albums from './albums.css.ts'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: MyAlbumsContent
  readonly part: AlbumsList
}

/** The albums of a member with their covers, found and paged, and the form of a new one (C7.13). */
export function AlbumShelf({ content, part }: Props) {
  const { language, faults } = content
  const { list, term, text, deleted } = part
  const words = myAlbumWords[language]
  const hrefs = useHrefs()
  const all = { page: 'myAlbums', language } as const
  const action = hrefs.here(all)
  const target = formTarget(action, [])
  const routeOf = (page: number) => ({
    ...all,
    ...(term === '' ? {} : { term }),
    ...(page > 1 ? { listPage: page } : {}),
  })
  const isOpen = faults.name !== undefined || faults.enName !== undefined || faults.description !== undefined
  return (
    <>
      {deleted === null ? null : (
        <form method="post" action={action} className={styles.dropped}>
          {(['name', 'enName', 'description'] as const).map((name) => (
            <input key={name} type="hidden" name={name} value={deleted[name]} />
          ))}
          <input type="hidden" name="articles" value={deleted.articles.join(',')} />
          <p className={styles.rowText} role="status">
            {words['albums.deleted']} {nameOf(deleted, language)}
          </p>
          <button className={styles.quietLink} type="submit" name="action" value="saveAlbum">
            {words.undo}
          </button>
        </form>
      )}
      {list.totalElements === 0 && term === '' ? (
        <EmptyState text={words['albums.none']}>
          <PortalLink className={styles.quietLink} href={hrefs.home}>
            {words['albums.read']}
          </PortalLink>
        </EmptyState>
      ) : (
        <>
          <form className={styles.finder} action={target.action}>
            <CarriedValues values={target.carried} />
            <input
              className={field}
              type="search"
              name="q"
              defaultValue={term}
              maxLength={150}
              aria-label={words['albums.find']}
              placeholder={words['albums.find']}
            />
            <button className={styles.end} type="submit">
              {words.show}
            </button>
          </form>
          <p className={styles.count}>
            {words['albums.count'].replace('{{count}}', formatNumber(list.totalElements, language))}
          </p>
          {list.content.length === 0 ? (
            <EmptyState text={words['albums.notFound']}>
              <PortalLink className={styles.quietLink} href={action}>
                {words['albums.all']}
              </PortalLink>
            </EmptyState>
          ) : (
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
                  </p>
                </li>
              ))}
            </ul>
          )}
          <ListPager list={list} routeOf={routeOf} />
        </>
      )}
      <details className={albums.folded} open={isOpen}>
        <summary className={albums.summary}>{words['album.new']}</summary>
        <AlbumForm content={content} text={text} action={action} />
      </details>
    </>
  )
}
