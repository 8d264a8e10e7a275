import { mediaArticle } from './article-media.ts'
import { get, getBytes, post } from './endpoint.ts'
import { paged } from './paged.ts'
import { integer, list, named, nullable, record, text, type Wire, word } from './shape.ts'
import { entry, texts } from './texts.ts'

/** A sound or a film. `duration` is in seconds, `size` in bytes, `visits` counts how often it was played. */
const fields = {
  ...entry,
  type: word('audio', 'video'),
  ...texts('resName'),
  ...texts('summary'),
  ...texts('authors'),
  publishDate: text,
  duration: integer,
  mediaType: text,
  size: integer,
  pictureUrl: text,
  playUrl: text,
  downloadUrl: text,
  visits: integer,
  downloads: integer,
} as const

const item = named('MediaItem', record(fields))

export type WireMediaItem = Wire<typeof item>

/** With its transcript and its chapters: `begin` and `end` are milliseconds. */
export const mediaInfoAnswer = nullable(
  record({
    ...fields,
    captions: list(record({ language: text, url: text })),
    chapterTracks: list(record({ language: text, url: text })),
    cues: list(record({ begin: integer, end: integer, zhText: text, enText: text })),
    chapters: list(record({ begin: integer, zhTitle: text, enTitle: text })),
    article: nullable(mediaArticle),
  }),
)

export type WireMediaInfo = NonNullable<Wire<typeof mediaInfoAnswer>>

/** C7.16: sounds and films. */
export const vodEndpoints = {
  vodList: get('vod/getVodList', ['siteId', 'type', 'q', 'field', 'as', 'page', 'size'], paged(item), {
    summary: 'Sounds and films of a site, newest first; `type` is audio or video.',
  }),
  vodInfo: get('vod/info', ['id'], mediaInfoAnswer, {
    summary: 'A sound or a film with its transcript; null where there is none.',
  }),
  vodPlay: getBytes('vod/play', ['id'], {
    summary: 'The bytes of a sound or a film, whole or in parts, so that a player can seek.',
  }),
  vodCaptions: getBytes('vod/captions', ['id', 'language'], {
    summary: 'The captions of a sound or a film in one language, as WebVTT.',
  }),
  vodChapters: getBytes('vod/chapters', ['id', 'language'], {
    summary: 'The chapters of a sound or a film in one language, as WebVTT.',
  }),
  vodDownloadRecord: post('vod/downloadRecord', ['id'], record({ downloads: integer }), {
    summary: 'Counts a download of a sound or a film, and answers how many there have been.',
  }),
} as const
