import type { Chapter, Cue } from '@xuekan/core/content'
import type { MediaDocument } from '../../store/find-media-items.ts'
import { collectionPart } from '../collection-part.ts'
import {
  about,
  date,
  fields,
  integer,
  list,
  localized,
  matching,
  none,
  optional,
  text,
} from '../field-readers.ts'
import { reader, type FieldReader } from '../field-reader.ts'
import { audio, picture, video } from '../file-readers.ts'
import { entryKey } from '../keyed-list.ts'

/** What a file says of a sound or a film: one of `audio` and `video` names its file. */
interface MediaSettings extends MediaDocument {
  readonly published: string
  readonly audio: string
  readonly video: string
}

const timeText = matching(/^\d{1,4}:[0-5]\d(?:\.\d{1,3})?$/, 'a time in quotes such as "1:04.5"')

/** Minutes and seconds, as milliseconds. */
const time: FieldReader<number> = reader(timeText.schema, (node, place) => {
  const [minutes = 0, seconds = 0] = timeText.read(node, place).split(':').map(Number)
  return Math.round(minutes * 60_000 + seconds * 1_000)
})

const item = fields<MediaSettings>({
  key: entryKey,
  published: about('Day from which it is dated; the newest comes first', date),
  title: about('Its title', localized),
  summary: about('One or two sentences for lists', optional(localized, none)),
  maker: about('Who made it', optional(localized, none)),
  audio: optional(audio, ''),
  video: optional(video, ''),
  duration: about('Length in seconds', integer(1, 100_000)),
  poster: optional(picture, ''),
  article: about('DOI of the article that it belongs to', optional(text, '')),
  cues: about(
    'What is said, with its times: captions and transcript',
    optional(list(fields<Cue>({ begin: time, end: time, text: about('What is said', localized) })), []),
  ),
  chapters: about(
    'Its parts, each until the next one begins',
    optional(list(fields<Chapter>({ begin: time, title: about('What it is about', localized) })), []),
  ),
})

/** media.yaml (C7.16): the sounds and films of a site, with what is said in them. */
export const mediaFile = collectionPart({
  name: 'media',
  entry: item,
  table: { name: 'media_item', columns: ['kind text', 'published text', 'file_id bigint'] },
  columnsOf:
    async () =>
    ({ audio: sound, video: film, published, ...record }, refuse) => {
      if ((sound === '') === (film === '')) {
        refuse('', 'should name one file, as audio or as video')
        return null
      }
      record.cues.forEach(({ begin, end }, at) => {
        if (end <= begin) refuse(`.cues[${at + 1}].end`, 'should be later than its begin')
      })
      record.chapters?.forEach(({ begin }, at, all) => {
        if (begin <= (all[at - 1]?.begin ?? -1))
          refuse(`.chapters[${at + 1}].begin`, 'should be later than that of the chapter before')
      })
      const kind = sound === '' ? 'video' : 'audio'
      return { kind, published, file_id: Number(sound || film), record }
    },
})
