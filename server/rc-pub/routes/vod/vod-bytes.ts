import { printChapters, printWebVtt } from '@xuekan/core/content'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { countPlay, mediaItems } from '../../store/find-media-items.ts'
import { namedEntry } from '../answer-page.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { fileBytes } from '../files/file-bytes.ts'
import { noSuchItem } from './vod.ts'

const noCaptions = refused(404, '没有该语言的字幕', 'There are no captions in this language.')
const noChapters = refused(404, '没有该语言的章节', 'There are no chapters in this language.')

/** C7.16: the bytes of a sound or a film, its captions and its chapters. */
export const vodBytesHandlers: HandlersOf<'vodPlay' | 'vodCaptions' | 'vodChapters'> = {
  vodPlay: async (context) => {
    const { database, files } = context
    const item = await namedEntry(mediaItems, context)
    const file = item === null ? null : await files.find(item.fileId)
    if (item === null || file === null) return noSuchItem
    // nobody waits for the count, and a film is worth more than its count
    const onBegun = (): void => void countPlay(database, item.id).catch(() => undefined)
    // the item may show another file one day
    return data({ ...fileBytes(file, { onBegun }), caching: 'revalidate' })
  },
  vodCaptions: async (context) => {
    const item = await namedEntry(mediaItems, context)
    if (item === null) return noSuchItem
    return webVtt(printWebVtt(item.record.cues, context.language)) ?? noCaptions
  },
  vodChapters: async (context) => {
    const item = await namedEntry(mediaItems, context)
    if (item === null) return noSuchItem
    const { chapters = [], duration } = item.record
    return webVtt(printChapters(chapters, duration, context.language)) ?? noChapters
  },
}

/** null for nothing. */
const webVtt = (text: string) =>
  text === ''
    ? null
    : data(
        bytesInMemory(Buffer.from(text), {
          mediaType: 'text/vtt; charset=utf-8',
          caching: 'revalidate',
          fileName: '',
          shown: 'inline',
          zips: true,
        }),
      )
