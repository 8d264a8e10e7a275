import { headerStyles } from '@xuekan/core/site'
import type { CustomButtonSettings, HeaderSettings } from '../../store/site-settings.ts'
import { emptyOf } from '../empty-of.ts'
import {
  about,
  choice,
  fields,
  flag,
  list,
  localized,
  matching,
  none,
  optional,
  text,
} from '../field-readers.ts'
import { picture } from '../file-readers.ts'
import { link } from '../link-readers.ts'
import { saveDocument } from '../save-document.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const customButton = fields<CustomButtonSettings>({
  customButtonName: about('What stands on the button', text),
  enCustomButtonName: about('What stands on it in English, where that is other', optional(text, '')),
  customButtonLinkValue: link,
  customButtonStatus: about('1: it is shown', choice([0, 1])),
})

/** Ids of resource types with semicolons between them (C3.7). */
const resourceIds = matching(/^-?\d+(?:;-?\d+)*$/, "ids of resource types in quotes, such as '428;25;-2'")

const read = fields<HeaderSettings>({
  navStyle: about('One of the six styles of the header', optional(choice(headerStyles), 1)),
  navDistribution: about('0: the menu shares the width evenly', optional(choice([0, 1]), 0)),
  isCeiling: about('Whether the header stays at the top when scrolled past', optional(flag, true)),
  hasLoginAndRegister: about('Whether log-in and registration are offered', optional(flag, true)),
  groupEntrance: about('Whether a journal links to its group', optional(flag, true)),
  searchBox: about('Whether there is a box to search in', optional(flag, true)),
  advSearch: about('Whether the advanced search is offered', optional(flag, true)),
  resourceSearch: about('Whether a search can choose what it looks for', optional(flag, true)),
  resourceType: optional(resourceIds, '428'),
  switchLanguage: about('Whether the other language is offered', optional(flag, true)),
  defaultLanguage: about('Language of who has chosen none', optional(choice(['zh', 'en']), '')),
  hasGreeting: about('Whether the greeting is shown', optional(flag, true)),
  greeting: about('What greets readers', optional(localized, none)),
  hasLogo: about('Whether the logo is shown', optional(flag, true)),
  pcLogo: optional(picture, ''),
  enPcLogo: optional(picture, ''),
  mobileLogo: optional(picture, ''),
  enMobileLogo: optional(picture, ''),
  browserIcon: optional(picture, ''),
  hasNavBg: about('Whether the menu has a background of its own', optional(flag, true)),
  background: optional(picture, ''),
  customButtonList: about('At most three with status 1 are shown', optional(list(customButton), [])),
  cssContent: about('Styles that apply to the header and to nothing else', optional(text, '')),
})

/** header.yaml (C3.2 to C3.4). */
export const headerFile: SiteConfigFile<HeaderSettings> = {
  file: 'header.yaml',
  read,
  absent: emptyOf(read),
  save: (tx, { id }, header) => saveDocument(tx, id, 'header', header),
}
