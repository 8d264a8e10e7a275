import type { ListedArticle } from '../../domain/article/listed-article.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { placeInAlbum } from '../../domain/member/album-order.ts'
import { albumLimits, type AlbumDraft, type PersonalAlbum } from '../../domain/member/personal-album.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { PersonalAlbumGateway } from '../../ports/personal-album-gateway.ts'
import { fail, succeed } from '../../usecases/async-results.ts'
import type { FakeContent } from './fake-content.ts'
import { listedOf, summariesOf } from './fake-content.ts'
import { isFakeUpload } from './fake-session-gateway.ts'
import { fakeRefusal, memberCalls } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'
import { findSaved } from './find-saved.ts'
import { pageOf } from './page-of.ts'

interface FakeAlbum extends AlbumDraft {
  readonly id: string
  /** '' for one that is not shared. */
  readonly token: string
}

/** The albums of a member, in memory, beginning with none; of nobody where nobody is logged in. */
export function createFakePersonalAlbumGateway(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): PersonalAlbumGateway {
  let albums: readonly FakeAlbum[] = []
  let made = 0
  let shared = 0
  const asked = memberCalls(() => content.signedIn, onTheWay)
  const refuse = (call: string, status: number) => fail(fakeRefusal(call, status))
  const named = (id: string): FakeAlbum | undefined => albums.find((each) => each.id === id)
  const change = (album: FakeAlbum): void => {
    albums = [album, ...albums.filter(({ id }) => id !== album.id)]
  }
  const known = (ids: readonly string[]): readonly string[] => summariesOf(content, ids).map(({ id }) => id)
  const listed = (ids: readonly string[], language: UiLanguage): readonly ListedArticle[] =>
    ids.flatMap((id) =>
      content.articles
        .filter(({ article }) => article.id === id)
        .map(({ article }) => listedOf(article, language)),
    )
  const shown = ({ articles, token, ...album }: FakeAlbum): PersonalAlbum => {
    const there = summariesOf(content, articles)
    const pictured = there.find(({ graphicAbstractUrl }) => graphicAbstractUrl !== '')
    const cover = album.cover ?? pictured?.graphicAbstractUrl ?? ''
    const hasOwnCover = album.cover !== undefined
    return { ...album, cover, hasOwnCover, count: there.length, isShared: token !== '', shareToken: token }
  }
  const readShared = <T>(
    call: string,
    token: string,
    read: (album: FakeAlbum) => AsyncResult<T>,
  ): AsyncResult<T> => {
    const album = token === '' ? undefined : albums.find((each) => each.token === token)
    return onTheWay(call, album === undefined ? fail({ kind: 'absent', call }) : read(album))
  }
  return {
    albums: (_context, { term, ...page }) =>
      asked('albums', () => {
        const found = albums.filter(({ name, enName, description }) =>
          `${name} ${enName} ${description}`.toLowerCase().includes(term.toLowerCase()),
        )
        return succeed(pageOf(found.map(shown), page))
      }),
    albumsHolding: (_context, article) =>
      asked('albumsHolding', () =>
        succeed(albums.filter(({ articles }) => articles.includes(article)).map(shown)),
      ),
    album: (_context, id) =>
      asked('album', () => {
        const album = named(id)
        return album === undefined ? fail({ kind: 'absent', call: 'album' }) : succeed(shown(album))
      }),
    saveAlbum: (_context, { articles, ...text }) =>
      asked('saveAlbum', () => {
        if (albums.length >= albumLimits.albums) return refuse('saveAlbum', 409)
        made += 1
        const id = String(made)
        change({ id, ...text, articles: known([...new Set(articles)]), token: '' })
        return succeed(id)
      }),
    editAlbum: (_context, id, text) =>
      asked('editAlbum', () => {
        const album = named(id)
        if (album === undefined) return refuse('editAlbum', 404)
        change({ ...album, ...text })
        return succeed(null)
      }),
    saveCover: (_context, id, cover) =>
      asked('saveCover', () => {
        const album = named(id)
        if (album === undefined || (cover !== '' && !isFakeUpload(cover))) return refuse('saveCover', 404)
        const { cover: _former, ...rest } = album
        change(cover === '' ? rest : { ...rest, cover })
        return succeed(null)
      }),
    deleteAlbum: (_context, id) =>
      asked('deleteAlbum', () => {
        const album = named(id)
        if (album === undefined) return succeed(null)
        albums = albums.filter((each) => each !== album)
        const { id: _id, token: _token, ...draft } = album
        return succeed(draft)
      }),
    albumArticles: ({ language }, { album: id, ...request }) =>
      asked('albumArticles', () => {
        const album = named(id)
        if (album === undefined) return fail({ kind: 'absent', call: 'albumArticles' })
        const entries = album.articles.flatMap((each) =>
          summariesOf(content, [each]).map((article) => ({ article, keptOn: '' })),
        )
        const { content: found, ...page } = findSaved(entries, request, language)
        return succeed({
          ...page,
          content: found.map(({ article }) => ({ article, place: album.articles.indexOf(article.id) + 1 })),
        })
      }),
    addToAlbum: (_context, { album: id, articles, place }) =>
      asked('addToAlbum', () => {
        const album = named(id)
        const added = known(articles)
        if (album === undefined || added.length === 0) return refuse('addToAlbum', 404)
        const placed = placeInAlbum(album.articles, added, place)
        if (placed === null) return refuse('addToAlbum', 409)
        change({ ...album, articles: placed })
        return succeed(null)
      }),
    removeFromAlbum: (_context, id, article) =>
      asked('removeFromAlbum', () => {
        const album = named(id)
        const place = (album?.articles.indexOf(article) ?? -1) + 1
        if (album === undefined || place === 0) return succeed(null)
        change({ ...album, articles: album.articles.filter((each) => each !== article) })
        return succeed(place)
      }),
    shareAlbum: (_context, id) =>
      asked('shareAlbum', () => {
        const album = named(id)
        if (album === undefined) return refuse('shareAlbum', 404)
        if (album.token === '') shared += 1
        const token = album.token === '' ? `shared-${shared}` : album.token
        albums = albums.map((each) => (each === album ? { ...album, token } : each))
        return succeed(token)
      }),
    unshareAlbum: (_context, id) =>
      asked('unshareAlbum', () => {
        albums = albums.map((each) => (each.id === id ? { ...each, token: '' } : each))
        return succeed(null)
      }),
    sharedAlbum: (_context, token) =>
      readShared('sharedAlbum', token, (album) => {
        const { name, enName, description, count } = shown(album)
        return succeed({ name, enName, description, count })
      }),
    sharedArticles: ({ language }, { token, ...page }) =>
      readShared('sharedArticles', token, ({ articles }) =>
        succeed(pageOf(listed(articles, language), page)),
      ),
  }
}
