import { firstById } from '@xuekan/core/content'
import { safeLink } from '@xuekan/core/menu'
import {
  emptyToolbar,
  fileUrl,
  toolbarStyles,
  toolPlatforms,
  type Toolbar,
  type ToolItem,
} from '@xuekan/core/site'
import type { WireTool, WireToolbar } from '../contract/site-details.ts'

/**
 * The floating toolbar (C3.11, C2.38). A tool that has no id, or neither a name nor an icon, is left out, and so is one
 * that repeats an id; a style that is none is 1.
 */
export const toolbarFrom = (wire: WireToolbar): Toolbar =>
  wire === null
    ? emptyToolbar
    : {
        style: toolbarStyles.find((style) => style === wire.style) ?? 1,
        items: firstById(
          wire.tools
            .map(toolFrom)
            .filter(({ id, name, iconUrl }) => id !== '' && (name !== '' || iconUrl !== '')),
        ),
      }

const toolFrom = (wire: WireTool): ToolItem => ({
  id: wire.id ?? '',
  indexId: wire.indexId ?? '',
  name: wire.resName ?? '',
  description: wire.description ?? '',
  platform: toolPlatforms.find((platform) => platform === wire.platformType) ?? null,
  type: wire.type ?? '',
  linkType: wire.linkType2 ?? '',
  link: safeLink(wire.linkValue2) ?? safeLink(wire.url) ?? '',
  iconUrl: fileUrl(wire.cover) || fileUrl(wire.coverId) || fileUrl(wire.pictureUrl),
  pictureUrl: fileUrl(wire.bouncePictureUrl),
})
