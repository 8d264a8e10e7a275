import { toolPlatforms } from '@xuekan/core/site'
import type { ChannelSettings } from '../../store/site-settings.ts'
import { reader, type FieldReader } from '../field-reader.ts'
import {
  about,
  choice,
  fields,
  flag,
  list,
  localized,
  localizedProse,
  named,
  none,
  optional,
  text,
} from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { link } from '../link-readers.ts'
import { saveChannels } from '../save-channels.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

/** The tree has four levels, as its call answers it. */
const lowest = 3

const nothingBelow: FieldReader<readonly ChannelSettings[]> = reader(
  { type: 'array', maxItems: 0 },
  (node, place) => {
    if (node.kind !== 'list' || node.items.length > 0)
      place.refuse(node, 'should be empty: columns have four levels')
    return []
  },
)

/** A word of an address: a space or a slash in it would lead nowhere. */
const code: FieldReader<string> = {
  ...text,
  read: (node, place) => {
    const value = text.read(node, place)
    if (/[\s/\\?#%]/u.test(value)) place.refuse(node, 'should be one word without spaces and slashes')
    return value
  },
  schema: () => ({ type: ['string', 'number'], pattern: '^[^\\s/\\\\?#%]*$' }),
}

/** A column under this many others. */
const channelAt = (level: number): FieldReader<ChannelSettings> =>
  named(`channel${level}`, () =>
    fields<ChannelSettings>({
      name: about('What stands in the menu', localized),
      code: about(
        'Decides where the column leads; a code without a page of its own shows the text. It stands in addresses',
        code,
      ),
      enabled: about('Whether the column is there for readers', optional(flag, true)),
      linkValue: about('Where a column leads that has neither page nor text', optional(link, '')),
      type: about('Type as rc-pub passes it on; changes nothing here', optional(text, '')),
      newsDataType: about('Which kind of news the column shows, where it is one of news', optional(text, '')),
      styleId: about('4 makes it a page of a league', optional(text, '')),
      indexId: about('Index as rc-pub passes it on; changes nothing here', optional(text, '')),
      platformType: about(
        'Where an entry without a link leads: rss to the feeds, email to alerts; folderAdd changes nothing in a menu',
        optional(choice(toolPlatforms), ''),
      ),
      banner: about(
        'The picture over its page, and over those of the columns below it that have none; six times as wide as high',
        optional(picture, ''),
      ),
      picture: about('Stands in for cover', optional(picture, '')),
      bouncePicture: about('A picture as rc-pub passes it on; changes nothing here', optional(picture, '')),
      cover: about('A picture beside its second level in the menu', optional(picture, '')),
      body: about('Text of its page as HTML', optional(localizedProse, none)),
      children: about(
        'The columns below it, at most three levels',
        optional(level === lowest ? nothingBelow : list(channelAt(level + 1)), []),
      ),
    }),
  )

/** channels.yaml (C3.6): the columns of a site as a tree. */
export const channelsFile: SiteConfigFile<readonly ChannelSettings[]> = {
  file: 'channels.yaml',
  read: list(channelAt(0)),
  absent: [],
  save: (tx, { id }, channels) => saveChannels(tx, id, channels),
}
