import { loadMyAlbums, type SubmittedAlbums } from '@xuekan/core'
import { favouriteOrderOf } from '@xuekan/core/member'
import { listPageOf } from '@xuekan/core/route'
import { MyAlbumsPage } from '../../ui/pages/MyAlbumsPage.tsx'
import { albumBox } from '../../ui/widgets/personal/album-box.ts'
import { definePage } from '../portal/page-definition.ts'

const idsIn = (list: string): readonly string[] => list.split(',').filter((id) => id !== '')

/** What a form of the page was posted with; null for what is none of them. */
function readForm(posted: ReadonlyMap<string, string> | undefined): SubmittedAlbums | null {
  const text = (name: string): string => posted?.get(name) ?? ''
  const told = () => ({ name: text('name'), enName: text('enName'), description: text('description') })
  const action = text('action')
  switch (action) {
    case 'saveAlbum':
      return { action, ...told(), articles: idsIn(text('articles')) }
    case 'editAlbum':
      return { action, ...told(), album: text('album') }
    case 'deleteAlbum':
    case 'shareAlbum':
    case 'unshareAlbum':
      return { action, album: text('album') }
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
  input: ({ album = null, keep = null, term = '', ...route }, { context, submitted }) => ({
    context,
    album,
    keep,
    list: { term, order: favouriteOrderOf(route.order), page: listPageOf(route) },
    submitted: readForm(submitted),
  }),
  load: loadMyAlbums,
  head: (content, t) => ({ title: content === null ? [] : [t('personal.entry.myAlbum')] }),
  prose: [],
  addresses: null,
})
