import { printWebVtt } from '@xuekan/core/content'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { countPlay, mediaItems } from '../../store/find-media-items.ts'
import { namedEntry } from '../answer-page.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { fileBytes } from '../files/file-bytes.ts'
import { noSuchItem } from './vod.ts'

const noCaptions = refused(404, '没有该语言的字幕', 'There are no captions in this language.')

/** C7.16: the bytes of a sound or a film, and its captions. */
export const vodBytesHandlers: HandlersOf<'vodPlay' | 'vodCaptions'> = {
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
    const captions = printWebVtt(item.record.cues, context.language)
    if (captions === '') return noCaptions
    return data(
      bytesInMemory(Buffer.from(captions), {
        mediaType: 'text/vtt; charset=utf-8',
        caching: 'revalidate',
        fileName: '',
        shown: 'inline',
      }),
    )
  },
}
