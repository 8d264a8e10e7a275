import { localise } from '@xuekan/core'
import type { MyAlbumsContent, OpenAlbum as Part } from '@xuekan/core/page'
import { albumSteps, personalListRoute } from '@xuekan/core/member'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { myAlbumWords } from '../../locales/my-album-words.ts'
import { Icon } from '../Icon.tsx'
import { PictureFormLater } from '../picture/PictureFormLater.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { AlbumEntry } from './AlbumEntry.tsx'
import { AlbumSharing } from './AlbumSharing.tsx'
import { AlbumForm } from './AlbumForm.tsx'
import { nameOf } from './album-name.ts'
import * as albums from './albums.css.ts'
import * as styles from './personal.css.ts'
import { PersonalList, Sorting } from './PersonalList.tsx'
import { WayBack } from './WayBack.tsx'

interface Props {
  readonly content: MyAlbumsContent
  readonly part: Part
}

/** One album: its articles, found, sorted, arranged and taken out with a way back; its texts, and its end (C7.13). */
export function OpenAlbum({ content, part }: Props) {
  const { language, faults, coverFault } = content
  const { album, list, term, order, page, removed, text } = part
  const words = myAlbumWords[language]
  const hrefs = useHrefs()
  const all = { page: 'myAlbums', language } as const
  const entry = { ...all, album: album.id } as const
  const action = hrefs.here(personalListRoute(entry, { term, order, page }))
  const isArranged = order === 'kept' && term === ''
  const steps = albumSteps(
    list.content.map(({ place }) => place),
    { page, total: list.totalElements },
  )
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
        <WayBack
          action={action}
          fields={{ album: album.id, id: removed.id, place: removed.place }}
          undo={{ value: 'placeInAlbum', name: words.undo }}
        >
          {words['album.removed']} <InlineMarkup text={localise(removed.title, language)} />
        </WayBack>
      )}
      <PersonalList
        list={list}
        place={entry}
        term={term}
        order={order}
        words={{
          none: words['album.empty'],
          read: words['albums.read'],
          find: words['album.find'],
          show: words.show,
          count: words['album.articles'].replace('{{count}}', formatNumber(list.totalElements, language)),
          notFound: words['album.notFound'],
          all: words['album.all'],
        }}
        sorting={<Sorting order={order} label={words.order} nameOf={(each) => words[`order.${each}`]} />}
      >
        <ol>
          {list.content.map((each, at) => (
            <AlbumEntry
              key={each.article.id}
              entry={each}
              album={album.id}
              action={action}
              language={language}
              steps={isArranged ? (steps[at] ?? null) : null}
            />
          ))}
        </ol>
      </PersonalList>
      <AlbumSharing album={album} action={action} language={language} />
      <details className={albums.folded} open={coverFault !== null}>
        <summary className={albums.summary}>{words['album.cover']}</summary>
        <PictureFormLater
          purpose="cover"
          action={hrefs.here(entry)}
          save="cover"
          drop="dropCover"
          fields={{ album: album.id }}
          shown={
            album.cover === '' ? <Icon name="bookmark" /> : <img src={album.cover} alt="" loading="lazy" />
          }
          isOwn={album.hasOwnCover}
          fault={coverFault}
          language={language}
        />
      </details>
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
