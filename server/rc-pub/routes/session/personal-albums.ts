import {
  albumLimits,
  favouriteOrderOf,
  placeInAlbum,
  readAlbumText,
  type AlbumText,
} from '@xuekan/core/member'
import { endpoints, type WirePersonalAlbum } from '@xuekan/rc-pub/contract'
import {
  albumArticles,
  albumsHolding,
  changeAlbum,
  coverOf,
  dropAlbum,
  knownArticles,
  makeAlbum,
  personalAlbum,
  personalAlbums,
  renameAlbum,
  type PersonalAlbumRow,
} from '../../store/personal-albums.ts'
import {
  shareAlbum,
  sharedAlbum,
  sharedArticles,
  sharingToken,
  unshareAlbum,
} from '../../store/shared-albums.ts'
import { ownUpload, showPicture } from '../../store/uploads.ts'
import { answerPage } from '../answer-page.ts'
import { listedArticle } from '../articles/wire-article.ts'
import { data, orNull, readId, refused, type HandlersOf } from '../endpoint-handler.ts'
import { readSent } from '../read-sent.ts'
import { withMember } from './session.ts'

const noAlbum = refused(404, '专辑不存在', 'There is no such album.')
const unfit = refused(422, '非法输入', 'Illegal input')
const notShared = refused(404, '分享链接无效或已关闭', 'This link is not good, or not any more.')
const noPicture = refused(404, '没有这张图片', 'There is no such picture.')
const noArticle = refused(404, '文章不存在', 'Article id is not exist.')
const tooMany = refused(
  409,
  `一个专辑最多 ${albumLimits.articles} 篇文章`,
  `An album takes at most ${albumLimits.articles} articles.`,
)
const tooManyAlbums = refused(
  409,
  `最多 ${albumLimits.albums} 个专辑`,
  `You can have at most ${albumLimits.albums} albums.`,
)

const wireAlbum = (
  { id, name, enName, description, cover, hasOwnCover, count, isShared }: PersonalAlbumRow,
  shareToken = '',
): WirePersonalAlbum => ({
  id: String(id),
  name: orNull(name),
  enName: orNull(enName),
  description: orNull(description),
  cover: orNull(cover ?? ''),
  hasOwnCover: hasOwnCover ? 1 : 0,
  count,
  isShared: isShared ? 1 : 0,
  shareToken: orNull(shareToken),
})

type Sent = { readonly [Key in keyof AlbumText]: string | null }

/** What is sent of an album; null for what no album is called by (C5.13). */
function textIn({ name, enName, description }: Sent): AlbumText | null {
  const read = readAlbumText({ name: name ?? '', enName: enName ?? '', description: description ?? '' })
  return read.ok ? read.value : null
}

const idsIn = (ids: readonly (string | null)[]): readonly number[] => [
  ...new Set(ids.flatMap((each) => readId(each ?? '') ?? [])),
]

type AlbumCall =
  | 'personalAlbums'
  | 'personalAlbum'
  | 'albumsHolding'
  | 'saveAlbum'
  | 'editAlbum'
  | 'saveCover'
  | 'deleteAlbum'
  | 'albumResources'
  | 'addAlbumResources'
  | 'deleteAlbumResource'
  | 'shareAlbum'
  | 'unshareAlbum'
  | 'sharedAlbum'
  | 'sharedArticles'

/**
 * C7.13: the albums of a member. Each call is answered for the member of its token alone, but for the two that read what is
 * shared: these for whoever has the token of its link.
 */
export const personalAlbumHandlers: HandlersOf<AlbumCall> = {
  personalAlbums: (context) =>
    withMember(context, ({ id }) =>
      answerPage(
        context,
        (page) => personalAlbums(context.database, id, context.parameter('q'), page),
        (row) => wireAlbum(row),
      ),
    ),
  personalAlbum: (context) =>
    withMember(context, async ({ id }) => {
      const album = readId(context.parameter('id'))
      const found = album === null ? null : await personalAlbum(context.database, id, album)
      if (found === null) return data(null)
      return data(wireAlbum(found, await sharingToken(context.database, id, found.id)))
    }),
  albumsHolding: (context) =>
    withMember(context, async ({ id }) => {
      const article = readId(context.parameter('id'))
      const found = article === null ? [] : await albumsHolding(context.database, id, article)
      return data(found.map((row) => wireAlbum(row)))
    }),
  saveAlbum: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.saveAlbum, context)
      const texts = sent === null ? null : textIn(sent)
      if (sent === null || texts === null) return unfit
      const ids = idsIn(sent.ids)
      if (ids.length > albumLimits.articles) return tooMany
      const articles = await knownArticles(context.database, ids)
      const cover = sent.cover === null ? null : await ownUpload(context.database, id, sent.cover)
      const made = await makeAlbum(context.database, id, texts, articles, Date.now(), cover ?? '')
      return made === null ? tooManyAlbums : data({ id: String(made) })
    }),
  editAlbum: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.editAlbum, context)
      const texts = sent === null ? null : textIn(sent)
      if (sent === null || texts === null) return unfit
      const album = readId(sent.id ?? '')
      const isThere = album !== null && (await renameAlbum(context.database, id, album, texts, Date.now()))
      return isThere ? data(null) : noAlbum
    }),
  saveCover: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.saveCover, context)
      const album = sent === null ? null : readId(sent.id ?? '')
      if (sent === null || album === null) return noAlbum
      const shown = await showPicture(context.database, id, coverOf(id, album), sent.cover)
      if (shown.kind === 'shown') return data(null)
      return shown.kind === 'noPlace' ? noAlbum : noPicture
    }),
  deleteAlbum: (context) =>
    withMember(context, async ({ id }) => {
      const album = readId(context.parameter('id'))
      const dropped = album === null ? null : await dropAlbum(context.database, id, album)
      if (dropped === null) return data(null)
      const { name, enName, description, articles, cover } = dropped
      return data({
        name: orNull(name),
        enName: orNull(enName),
        description: orNull(description),
        ids: articles.map(String),
        cover: orNull(cover),
      })
    }),
  albumResources: (context) =>
    withMember(context, async ({ id }) => {
      const { database, parameter, language } = context
      const album = readId(parameter('albumId'))
      if (album === null || (await personalAlbum(database, id, album)) === null) return noAlbum
      const wanted = { term: parameter('q'), order: favouriteOrderOf(parameter('sort')), language }
      return answerPage(
        context,
        (page) => albumArticles(database, id, album, wanted, page),
        ({ place, ...row }, shown) => ({ place, article: listedArticle(row, shown) }),
      )
    }),
  addAlbumResources: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.addAlbumResources, context)
      const album = sent === null ? null : readId(sent.albumId ?? '')
      if (sent === null || album === null) return noAlbum
      const added = await knownArticles(context.database, idsIn(sent.ids))
      if (added.length === 0) return noArticle
      const place = sent.place !== null && sent.place > 0 ? sent.place : null
      const done = await changeAlbum(
        context.database,
        id,
        album,
        (articles) => placeInAlbum(articles, added, place),
        Date.now(),
      )
      if (done === 'absent') return noAlbum
      return done === 'full' ? tooMany : data(null)
    }),
  deleteAlbumResource: (context) =>
    withMember(context, async ({ id }) => {
      const album = readId(context.parameter('albumId'))
      const article = readId(context.parameter('id'))
      if (album === null || article === null) return data({ place: null })
      let place = 0
      const without = (articles: readonly number[]): readonly number[] => {
        place = articles.indexOf(article) + 1
        return articles.filter((each) => each !== article)
      }
      await changeAlbum(context.database, id, album, without, Date.now())
      return data({ place: place === 0 ? null : place })
    }),
  shareAlbum: (context) =>
    withMember(context, async ({ id }) => {
      const album = readId(readSent(endpoints.shareAlbum, context)?.id ?? '')
      const shareToken = album === null ? null : await shareAlbum(context.database, id, album, Date.now())
      return shareToken === null ? noAlbum : data({ shareToken })
    }),
  unshareAlbum: (context) =>
    withMember(context, async ({ id }) => {
      const album = readId(context.parameter('id'))
      if (album !== null) await unshareAlbum(context.database, id, album)
      return data(null)
    }),
  sharedAlbum: async ({ database, parameter }) => {
    const found = await sharedAlbum(database, parameter('shareToken'))
    if (found === null) return data(null)
    const { name, enName, description, count } = found
    return data({ name: orNull(name), enName: orNull(enName), description: orNull(description), count })
  },
  sharedArticles: async (context) => {
    const found = await sharedAlbum(context.database, context.parameter('shareToken'))
    if (found === null) return notShared
    return answerPage(context, (page) => sharedArticles(context.database, found.id, page), listedArticle)
  },
}
