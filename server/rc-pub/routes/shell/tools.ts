import { localise, type UiLanguage, type LocalizedText } from '@xuekan/core'
import type { WireTool } from '@xuekan/rc-pub/contract'
import type { ToolSettings } from '../../store/site-settings.ts'
import { data, orNull, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { pictureUrl } from './picture-url.ts'

/** C7.5: the floating toolbar of a site. */
export const toolsHandlers: HandlersOf<'tools'> = {
  tools: (context) =>
    withSite(context, async ({ id, config: { tools } }) =>
      data({
        style: tools.style,
        tools: tools.tools.map((tool, at) => wireTool(`${id}${at + 1}`, tool, context.language)),
      }),
    ),
}

function wireTool(id: string, tool: ToolSettings, language: UiLanguage): WireTool {
  const shown = (text: LocalizedText): string | null => orNull(localise(text, language))
  return {
    id,
    indexId: id,
    resName: shown(tool.resName),
    description: shown(tool.description),
    type: orNull(tool.type),
    platformType: orNull(tool.platformType),
    linkValue2: orNull(tool.linkValue2),
    linkType2: orNull(tool.linkType2),
    url: orNull(tool.url),
    cover: pictureUrl(tool.cover),
    coverId: orNull(tool.cover),
    pictureUrl: pictureUrl(tool.cover),
    bouncePictureUrl: pictureUrl(tool.bouncePicture),
  }
}
