import type { Queryable } from '../../store/database.ts'
import { moduleLooks, type ModuleFact } from '@xuekan/core/site'
import type { BannerSettings, ChannelModuleSettings, ModuleSettings } from '../../store/site-settings.ts'
import {
  about,
  choice,
  date,
  fields,
  flag,
  integer,
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

const moduleCode = matching(/^[A-Za-z][\w-]*$/, 'a code of letters, digits and hyphens')

const banner = fields<BannerSettings>({
  type: about('What it stands for', optional(choice(['link', 'article']), 'link')),
  url: optional(link, ''),
  doi: about('DOI of an article', optional(text, '')),
  picture,
  title: about('What the picture says', localized),
})

const fact = fields<ModuleFact>({
  value: about('The number, as it is shown', text),
  label: about('What it counts', localized),
})

const modulePart = fields<ModuleSettings>({
  code: moduleCode,
  name: about('Title of the part; the usual one where it is left out', optional(localized, none)),
  width: about('Twelfths of a row; the usual place where it is left out', optional(integer(1, 12), 0)),
  below: about('Whether it stands below the part before it, in the same column', optional(flag, false)),
  look: about('How it is drawn', optional(choice(moduleLooks), '')),
  size: about('How many entries it shows at most', optional(integer(1, 24), 0)),
  subject: about('What a call for papers is for', optional(localized, none)),
  text: about('One or two sentences of the editor', optional(localized, none)),
  link: optional(link, ''),
  doi: about('DOI of the article that leads', optional(text, '')),
  until: about('Last day of a call; it is not shown the day after', optional(date, '')),
  facts: about('Numbers that the site tells of itself', optional(list(fact), [])),
  banners: about('Pictures of a carousel', optional(list(banner), [])),
})

const channelModules = fields<ChannelModuleSettings>({
  channel: about('Code of the column', text),
  modules: about('The parts of its page in their order', list(modulePart)),
})

/** modules.yaml (C7.5): which parts the page of a column is made of, in order. */
export const modulesFile: SiteConfigFile<readonly ChannelModuleSettings[]> = {
  file: 'modules.yaml',
  read: list(channelModules),
  absent: [],
  save: async (tx, { id }, arranged, { refuse }) => {
    const codes = await channelCodes(tx, id)
    for (const [at, { channel, modules }] of arranged.entries()) {
      const field = `modules[${at + 1}]`
      if (!codes.has(channel)) refuse(`${field}.channel`, `names ${channel}, and the site has no such column`)
      if (arranged.findIndex((other) => other.channel === channel) < at)
        refuse(`${field}.channel`, `names ${channel}, which has its modules already`)
      for (const [nth, { code }] of modules.entries())
        if (modules.findIndex((other) => other.code === code) < nth)
          refuse(`${field}.modules[${nth + 1}].code`, `is ${code} a second time`)
    }
    return saveDocument(tx, id, 'modules', arranged)
  },
}

async function channelCodes(tx: Queryable, siteId: number): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ code: string }>('select distinct code from channel where site_id = $1', [
    siteId,
  ])
  return new Set(rows.map(({ code }) => code))
}
