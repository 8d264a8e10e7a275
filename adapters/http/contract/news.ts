import { get } from './endpoint.ts'
import { paged } from './paged.ts'
import { integer, list, listOrOne, named, nullable, prose, record, text, type Wire } from './shape.ts'
import { entry, texts, titled } from './texts.ts'

/**
 * A news item as lists show it (C3.14). `newsDataType` is its kind: information, announcement, dynamic, statement,
 * wechat. `original` 2 stands at its source, `sourceLink`. `publishDate` is `YYYY-MM-DD HH:MM:SS`.
 */
const newsFields = {
  ...entry,
  channelId: text,
  ...titled,
  ...texts('summary'),
  newsDataType: text,
  original: integer,
  sourceLink: text,
  publishDate: text,
  coverId: text,
  pictureUrl: text,
} as const

const news = named('News', record(newsFields))

export type WireNews = Wire<typeof news>

const attachment = record({
  id: text,
  ...texts('title'),
  fileName: text,
  fileUrl: text,
  fileSize: integer,
})

export type WireNewsAttachment = Wire<typeof attachment>

/** `content` is HTML in the language closest to the header's; the neighbours are of the same site and kind. `fileSize` is in bytes. */
export const newsAnswer = nullable(
  record({
    ...newsFields,
    content: prose,
    attachments: list(attachment),
    previousNews: nullable(news),
    nextNews: nullable(news),
  }),
)

export type WireNewsPage = NonNullable<Wire<typeof newsAnswer>>

/** A news item with its picture above the header (C3.11), 90 pixels high. The picture follows the language header. */
const topNews = record({ ...newsFields, topPictureId: text, topPictureUrl: text })

export type WireTopNews = Wire<typeof topNews>

const known = { origin: 'known' } as const

/** C7.7, C7.16: news. */
export const newsEndpoints = {
  topNews: get('front-news/getTopNews', ['siteId', 'newsDataType', 'type'], listOrOne(topNews), {
    ...known,
    blank: ['type'],
    summary: 'The news of a site whose pictures stand above its header.',
  }),
  newsJumpUrl: get('front-news/getJumpUrl', ['siteId', 'id', 'language'], text, {
    ...known,
    form: 'plain',
    summary: 'Where a news item is read: its source, or its page in the portal.',
  }),
  newsList: get(
    'front-news/getNewsList',
    ['siteId', 'channelId', 'newsDataType', 'q', 'as', 'page', 'size'],
    paged(news),
    { summary: 'News of a site and of the journals that it shows, newest first.' },
  ),
  latestNews: get('front-news/getLatest', ['siteId', 'size'], list(news), {
    summary: 'The newest news of a site and of the journals that it shows.',
  }),
  newsById: get('front-news/{id}', [], newsAnswer, {
    summary: 'A news item with its text and its neighbours; null where there is none.',
  }),
} as const
