import { newsTabs, type LocalizedText } from '@xuekan/core'
import type { NewsSettings } from '../../store/side-settings.ts'
import { columnsByKey } from '../columns-by-key.ts'
import { choice, date, fields, localized, localizedProse, none, optional, text } from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { entryKey, keyedList } from '../keyed-list.ts'
import { link } from '../link-readers.ts'
import { saveEntries } from '../save-entries.ts'
import type { SitePart } from '../site-part.ts'

const item = fields<NewsSettings>({
  key: entryKey,
  kind: choice([...newsTabs, 'wechat']),
  channel: optional(text, ''),
  published: date,
  title: localized,
  summary: optional(localized, none),
  body: optional(localizedProse, none),
  cover: optional(picture, ''),
  topPicture: optional(fields<LocalizedText>({ zh: picture, en: picture }), none),
  original: optional(choice([0, 1, 2]), 0),
  source: optional(link, ''),
})

const columns = [
  'channel_id bigint',
  'kind text',
  'published text',
  'title_zh text',
  'title_en text',
] as const

/** news.yaml (C3.14): the news of a site, newest first by their days. */
export const newsPart: SitePart<readonly NewsSettings[]> = {
  file: 'news.yaml',
  read: keyedList(item),
  absent: [],
  save: async (tx, { id }, news, { refuse }) => {
    const channels = await columnsByKey(tx, id)
    const entries = news.map((settings, at) => {
      const { key, channel, kind, published, title } = settings
      if (channel !== '' && !channels.has(channel))
        refuse(`news[${at + 1}].channel`, `names ${channel}, and the site has no such column`)
      return {
        key,
        channel_id: channels.get(channel) ?? null,
        kind,
        published,
        title_zh: title.zh,
        title_en: title.en,
        record: settings,
      }
    })
    return saveEntries(tx, id, { name: 'news', columns }, entries)
  },
}
