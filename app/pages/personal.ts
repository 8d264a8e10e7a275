import { loadPersonal, type SubmittedPersonal } from '@xuekan/core'
import { favouriteOrderOf } from '@xuekan/core/member'
import { listPageOf } from '@xuekan/core/route'
import { PersonalPage } from '../../ui/pages/PersonalPage.tsx'
import { personalWords } from '../../ui/locales/personal-words.ts'
import { albumBox } from '../../ui/widgets/personal/album-box.ts'
import { definePage } from '../portal/page-definition.ts'

const readAlbum = (text: (name: string) => string) => ({
  name: text('name'),
  enName: text('enName'),
  description: text('description'),
})

const idsIn = (list: string): readonly string[] => list.split(',').filter((id) => id !== '')

/** The album whose box has this name; null for any other field. */
const albumTicked = (name: string): string | null =>
  name.startsWith(albumBox) ? name.slice(albumBox.length) : null

/** What a form of the page was posted with; null for what is none of them. */
function readForm(posted: ReadonlyMap<string, string> | undefined): SubmittedPersonal | null {
  const text = (name: string): string => posted?.get(name) ?? ''
  const action = text('action')
  switch (action) {
    case 'password':
      return {
        action,
        former: text('former'),
        password: text('password'),
        confirmation: text('confirmation'),
      }
    case 'info':
      return {
        action,
        name: text('name'),
        email: text('email'),
        region: text('region'),
        major: text('major'),
        institution: text('institution'),
        researchFields: text('researchFields'),
        gender: text('gender'),
      }
    case 'end':
      return { action, session: text('session') }
    case 'collect':
    case 'uncollect':
    case 'dropDownload':
      return { action, id: text('id') }
    case 'restoreDownload':
      return { action, id: text('id'), at: text('at') }
    case 'endOthers':
    case 'logout':
      return { action }
    case 'saveAlbum':
      return { action, ...readAlbum(text), articles: idsIn(text('articles')) }
    case 'editAlbum':
      return { action, ...readAlbum(text), album: text('album') }
    case 'deleteAlbum':
      return { action, album: text('album') }
    case 'placeInAlbum':
      return { action, album: text('album'), id: text('id'), place: Math.max(1, Number(text('place')) || 1) }
    case 'removeFromAlbum':
      return { action, album: text('album'), id: text('id') }
    case 'keepIn': {
      const albums = [...(posted ?? [])].flatMap(([name]) => albumTicked(name) ?? [])
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
  page: 'personal',
  Screen: PersonalPage,
  input: ({ entry = null, term = '', album = null, keep = null, ...route }, { context, submitted }) => ({
    context,
    entry,
    album,
    keep,
    list: { term, order: favouriteOrderOf(route.order), page: listPageOf(route) },
    submitted: readForm(submitted),
  }),
  load: loadPersonal,
  head: (content) => ({
    title: content === null ? [] : [personalWords[content.language][`entry.${content.entry}`]],
  }),
  prose: [],
  addresses: null,
})
