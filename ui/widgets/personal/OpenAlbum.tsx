import { localise, type MyAlbumsContent, type OpenAlbum as Part } from '@xuekan/core'
import { favouriteOrders } from '@xuekan/core/member'
import { listPageSize } from '@xuekan/core/route'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { field } from '../controls.css.ts'
import { ListPager } from '../list/ListPager.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import { EmptyState } from '../state/EmptyState.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { AlbumEntry } from './AlbumEntry.tsx'
import { AlbumForm } from './AlbumForm.tsx'
import { nameOf } from './album-name.ts'
import * as albums from './albums.css.ts'
import * as styles from './personal.css.ts'

interface Props {
  readonly content: MyAlbumsContent
  readonly part: Part
}

/** One album: its articles, found, sorted, arranged and taken out with a way back; its texts, and its end (C7.13). */
export function OpenAlbum({ content, part }: Props) {
  const { language, faults } = content
  const { album, list, term, order, page, removed, text } = part
  const words = myAlbumWords[language]
  const hrefs = useHrefs()
  const all = { page: 'myAlbums', language } as const
  const entry = { ...all, album: album.id } as const
  const routeOf = (number: number) => ({
    ...entry,
    ...(term === '' ? {} : { term }),
    ...(order === 'kept' ? {} : { order }),
    ...(number > 1 ? { listPage: number } : {}),
  })
  const action = hrefs.here(routeOf(page))
  const target = formTarget(hrefs.here(entry), [])
  const isArranged = order === 'kept' && term === ''
  const isOpen = faults.name !== undefined || faults.enName !== undefined || faults.description !== undefined
  return (
    <>
      <PortalLink className={styles.quietLink} href={hrefs.here(all)}>
        {words['albums.all']}
      </PortalLink>
      <div className={albums.opened}>
        <h2 className={albums.openedName}>{nameOf(album, language)}</h2>
        {album.description === '' ? null : <p>{album.description}</p>}
      </div>
      {removed === null ? null : (
        <form method="post" action={action} className={styles.dropped}>
          <input type="hidden" name="album" value={album.id} />
          <input type="hidden" name="id" value={removed.id} />
          <input type="hidden" name="place" value={removed.place} />
          <p className={styles.rowText} role="status">
            {words['album.removed']} <InlineMarkup text={localise(removed.title, language)} />
          </p>
          <button className={styles.quietLink} type="submit" name="action" value="placeInAlbum">
            {words.undo}
          </button>
        </form>
      )}
      {list.totalElements === 0 && term === '' ? (
        <EmptyState text={words['album.empty']}>
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
              aria-label={words['album.find']}
              placeholder={words['album.find']}
            />
            <select className={field} name="sort" defaultValue={order} aria-label={words.order}>
              {favouriteOrders.map((each) => (
                <option key={each} value={each}>
                  {words[`order.${each}`]}
                </option>
              ))}
            </select>
            <button className={styles.end} type="submit">
              {words.show}
            </button>
          </form>
          <p className={styles.count}>
            {words['album.articles'].replace('{{count}}', formatNumber(list.totalElements, language))}
          </p>
          {list.content.length === 0 ? (
            <EmptyState text={words['album.notFound']}>
              <PortalLink className={styles.quietLink} href={hrefs.here(entry)}>
                {words['albums.all']}
              </PortalLink>
            </EmptyState>
          ) : (
            <ol>
              {list.content.map((each, at) => (
                <AlbumEntry
                  key={each.article.id}
                  entry={each}
                  album={album.id}
                  action={action}
                  language={language}
                  up={isArranged && each.place > 1 ? (list.content[at - 1]?.place ?? each.place - 1) : null}
                  down={
                    isArranged && (page - 1) * listPageSize + at + 1 < list.totalElements
                      ? (list.content[at + 1]?.place ?? each.place + 1)
                      : null
                  }
                />
              ))}
            </ol>
          )}
          <ListPager list={list} routeOf={routeOf} />
        </>
      )}
      <details className={albums.folded} open={isOpen}>
        <summary className={albums.summary}>{words['album.edit']}</summary>
        <AlbumForm content={content} text={text} action={hrefs.here(entry)} album={album.id} />
      </details>
      <form method="post" action={hrefs.here(all)}>
        <input type="hidden" name="album" value={album.id} />
        <button className={styles.leave} type="submit" name="action" value="deleteAlbum">
          {words['album.delete']}
        </button>
      </form>
    </>
  )
}
