import type { LocalizedText } from '@xuekan/core'
import { newsTabs } from '@xuekan/core/content'
import type { NewsFileSettings, NewsSettings } from '../../store/side-settings.ts'
import { collectionPart } from '../collection-part.ts'
import { columnsByKey } from '../columns-by-key.ts'
import {
  about,
  choice,
  date,
  fields,
  list,
  localized,
  localizedProse,
  none,
  optional,
  text,
} from '../field-readers.ts'
import { anyFile, picture } from '../file-readers.ts'
import { entryKey } from '../keyed-list.ts'
import { link } from '../link-readers.ts'

const item = fields<NewsSettings>({
  key: entryKey,
  kind: about('Which tab of the news it stands under', choice([...newsTabs, 'wechat'])),
  channel: about('Code of a column of the site that it belongs to', optional(text, '')),
  published: about('Day from which it is dated; the newest comes first', date),
  title: about('Its title', localized),
  summary: about('One or two sentences for lists', optional(localized, none)),
  body: about('Its text as HTML', optional(localizedProse, none)),
  cover: optional(picture, ''),
  topPicture: about(
    'Pictures for the strip above the header, one for each language; without them it is not shown there',
    optional(fields<LocalizedText>({ zh: picture, en: picture }), none),
  ),
  original: about(
    '2: the text stands at its source, which its title leads to',
    optional(choice([0, 1, 2]), 0),
  ),
  source: optional(link, ''),
  files: about(
    'Files that it hands out, in their order',
    optional(
      list(fields<NewsFileSettings>({ title: about('What the file is', localized), file: anyFile })),
      [],
    ),
  ),
})

/** news.yaml (C3.14): the news of a site, newest first by their days. */
export const newsFile = collectionPart({
  name: 'news',
  entry: item,
  table: {
    name: 'news',
    columns: ['channel_id bigint', 'kind text', 'published text', 'title_zh text', 'title_en text'],
  },
  columnsOf: async (tx, siteId) => {
    const channels = await columnsByKey(tx, siteId)
    return ({ channel, kind, published, title }, refuse) => {
      if (channel !== '' && !channels.has(channel))
        refuse('.channel', `names ${channel}, and the site has no such column`)
      const channelId = channels.get(channel) ?? null
      return { channel_id: channelId, kind, published, title_zh: title.zh, title_en: title.en }
    }
  },
})
