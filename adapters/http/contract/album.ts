import { picture, table } from './article-media.ts'
import { article } from './article.ts'
import { get } from './endpoint.ts'
import { expert } from './expert.ts'
import { paged } from './paged.ts'
import { integer, list, named, nullable, record, text, type Wire } from './shape.ts'
import { entry, texts } from './texts.ts'

/** A special album: a collection over articles that have appeared. Unprefixed texts follow the language header. */
const albumFields = {
  ...entry,
  ...texts('name'),
  ...texts('introduction'),
  cover: text,
  pictureUrl: text,
  publishDate: text,
} as const

const album = named('Album', record(albumFields))

export type WireAlbum = Wire<typeof album>

/** With how many things each of its tabs holds (C2.28), and its guest editors. */
export const albumAnswer = nullable(
  record({
    ...albumFields,
    paperCount: integer,
    figureCount: integer,
    tableCount: integer,
    expertCount: integer,
    editors: list(expert),
  }),
)

export type WireAlbumPage = NonNullable<Wire<typeof albumAnswer>>

const paging = ['id', 'page', 'size'] as const

/** C7.16: special albums and what their tabs hold. */
export const albumEndpoints = {
  albumList: get('album/getAlbumList', ['siteId', 'page', 'size'], paged(album), {
    summary: 'The albums of a site and of the journals that it shows, newest first.',
  }),
  albumPapers: get('album/getPapers', paging, paged(article), { summary: 'The articles of an album.' }),
  albumFigures: get('album/getFigures', paging, paged(picture), {
    summary: 'The figures of the articles of an album.',
  }),
  albumTables: get('album/getTables', paging, paged(table), {
    summary: 'The tables of the articles of an album.',
  }),
  albumExperts: get('album/getExperts', paging, paged(expert), { summary: 'The experts of an album.' }),
  albumById: get('album/{id}', [], albumAnswer, { summary: 'An album; null where there is none.' }),
} as const
