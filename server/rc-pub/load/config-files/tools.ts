import { toolbarStyles, toolPlatforms } from '@xuekan/core/site'
import type { ToolbarSettings, ToolSettings } from '../../store/site-settings.ts'
import { emptyOf } from '../empty-of.ts'
import { about, choice, fields, list, localized, none, optional, text } from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { link } from '../link-readers.ts'
import { saveDocument } from '../save-document.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const tool = fields<ToolSettings>({
  resName: about('Its name', localized),
  description: about('What is shown beside it', optional(localized, none)),
  type: about('Type as rc-pub passes it on; changes nothing here', optional(text, '')),
  platformType: about('What the entry does of itself', optional(choice(toolPlatforms), '')),
  linkValue2: optional(link, ''),
  linkType2: about('Type of linkValue2 as rc-pub passes it on; changes nothing here', optional(text, '')),
  url: optional(link, ''),
  cover: about('The icon', optional(picture, '')),
  bouncePicture: about('Shown beside the entry, such as a code to scan', optional(picture, '')),
})

const read = fields<ToolbarSettings>({
  style: about('One of the two styles of the toolbar', optional(choice(toolbarStyles), 1)),
  tools: about('Its entries, in the order in which they are shown', optional(list(tool), [])),
})

/** tools.yaml (C3.11, C2.38): the floating toolbar. */
export const toolsFile: SiteConfigFile<ToolbarSettings> = {
  file: 'tools.yaml',
  read,
  absent: emptyOf(read),
  save: (tx, { id }, tools) => saveDocument(tx, id, 'tools', tools),
}
