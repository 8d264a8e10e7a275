import type { SubmittedAlbums } from '@xuekan/core/page'
import { favouriteOrderOf, type OutgoingFile } from '@xuekan/core/member'
import { listPageOf } from '@xuekan/core/route'
import { MyAlbumsPage } from '../../ui/pages/MyAlbumsPage.tsx'
import { albumBox } from '../../ui/widgets/personal/album-box.ts'
import { definePage, loadLater } from '../portal/page-definition.ts'

const idsIn = (list: string): readonly string[] => list.split(',').filter((id) => id !== '')

/** What a form of the page was posted with; null for what is none of them. */
function readForm(
  posted: ReadonlyMap<string, string> | undefined,
  file: OutgoingFile | null,
): SubmittedAlbums | null {
  const text = (name: string): string => posted?.get(name) ?? ''
  const texts = () => ({ name: text('name'), enName: text('enName'), description: text('description') })
  const action = text('action')
  switch (action) {
    case 'saveAlbum': {
      const cover = text('cover')
      const articles = idsIn(text('articles'))
      return { action, ...texts(), articles, ...(cover === '' ? {} : { cover }) }
    }
    case 'editAlbum':
      return { action, ...texts(), album: text('album') }
    case 'deleteAlbum':
    case 'dropCover':
    case 'shareAlbum':
    case 'unshareAlbum':
      return { action, album: text('album') }
    case 'cover':
      return { action, album: text('album'), file }
    case 'placeInAlbum':
      return { action, album: text('album'), id: text('id'), place: Math.max(1, Number(text('place')) || 1) }
    case 'removeFromAlbum':
      return { action, album: text('album'), id: text('id') }
    case 'keepIn': {
      const boxes = [...(posted ?? [])].filter(([name]) => name.startsWith(albumBox))
      const albums = boxes.map(([name]) => name.slice(albumBox.length))
      return {
        action,
        id: text('id'),
        favourites: text('favourites') !== '',
        inAlbums: text('inAlbums') !== '' || albums.length > 0,
        albums,
        newAlbum: text('newAlbum'),
      }
    }
    default:
      return null
  }
}

export const page = definePage({
  page: 'myAlbums',
  Screen: MyAlbumsPage,
  input: ({ album = null, keep = null, term = '', ...route }, { context, submitted, file = null }) => ({
    context,
    album,
    keep,
    list: { term, order: favouriteOrderOf(route.order), page: listPageOf(route) },
    submitted: readForm(submitted, file),
  }),
  load: loadLater('personalAlbums', async () => (await import('./load-my-albums.ts')).loadMyAlbums),
  head: (content, t) => ({ title: content === null ? [] : [t('personal.entry.myAlbum')] }),
  prose: [],
  addresses: null,
})
