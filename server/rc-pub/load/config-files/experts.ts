import type { BoardSettings, ExpertSettings } from '../../store/side-settings.ts'
import { columnsByKey } from '../columns-by-key.ts'
import {
  about,
  fields,
  list,
  localized,
  localizedProse,
  matching,
  none,
  optional,
  text,
} from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { entryKey, keyedList } from '../keyed-list.ts'
import { saveEntries } from '../save-entries.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const expert = fields<ExpertSettings>({
  key: entryKey,
  name: about('Name of the person', localized),
  position: about('What the person is on the board, such as editor-in-chief', optional(localized, none)),
  affiliation: about('Where the person works', optional(localized, none)),
  field: about('What the person works on', optional(localized, none)),
  introduction: about('A short life as HTML', optional(localizedProse, none)),
  picture: optional(picture, ''),
  email: optional(matching(/^$|^[^\s@]+@[^\s@]+$/, 'an e-mail address'), ''),
  orcid: optional(matching(/^$|^(?:\d{4}-){3}\d{3}[\dX]$/, 'an ORCID such as 0000-0002-1825-0097'), ''),
})

const board = fields<BoardSettings>({
  channel: about('Code of the column that the board stands in', text),
  members: about('Its members in the order in which they are shown', keyedList(expert)),
})

/** experts.yaml (C7.7): editorial boards, each with the column that it stands in, the first member first. */
export const expertsFile: SiteConfigFile<readonly BoardSettings[]> = {
  file: 'experts.yaml',
  read: list(board),
  absent: [],
  save: async (tx, { id }, boards, { refuse }) => {
    const channels = await columnsByKey(tx, id)
    const seen = new Set<string>()
    const entries = boards.flatMap(({ channel, members }, at) => {
      if (!channels.has(channel))
        refuse(`experts[${at + 1}].channel`, `names ${channel}, and the site has no such column`)
      return members.flatMap((member, place) => {
        if (seen.has(member.key)) {
          refuse(`experts[${at + 1}].members[${place + 1}].key`, `is that of another member: ${member.key}`)
          return []
        }
        seen.add(member.key)
        return [{ key: member.key, channel_id: channels.get(channel) ?? null, record: member }]
      })
    })
    return saveEntries(tx, id, { name: 'expert', columns: ['channel_id bigint'] }, entries)
  },
}
