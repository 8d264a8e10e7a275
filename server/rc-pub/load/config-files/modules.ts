import type { Queryable } from '../../store/database.ts'
import type { ChannelModuleSettings, ModuleSettings } from '../../store/site-settings.ts'
import { about, fields, list, localized, matching, text } from '../field-readers.ts'
import { saveDocument } from '../save-document.ts'
import type { SiteConfigFile } from '../site-config-file.ts'

const moduleCode = matching(/^[A-Za-z][\w-]*$/, 'a code of letters, digits and hyphens')

const channelModules = fields<ChannelModuleSettings>({
  channel: about('Code of the column', text),
  modules: about(
    'The parts of its page in their order',
    list(fields<ModuleSettings>({ code: moduleCode, name: about('Title of the part', localized) })),
  ),
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
