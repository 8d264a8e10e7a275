import { safeLink } from '../channel/safe-link.ts'
import { firstById } from '../text/first-by-id.ts'
import { present } from '../text/present.ts'
import { listIn, recordIn, type RawRecord } from '../text/raw-record.ts'
import { fileUrl } from './file-url.ts'
import { toolbarStyles, toolPlatforms, type Toolbar, type ToolItem } from './tool-item.ts'

/**
 * A toolbar from raw fields: a list of tools, or a record with its `style` and its `tools` (C3.11, C2.38). Total.
 * What has no id, or neither a name nor an icon, is left out, and so is what repeats an id; a style that is none is 1.
 */
export function normaliseTools(raw: unknown): Toolbar {
  const record = recordIn(raw)
  const list = listIn(raw)
  const items = (list.length > 0 ? list : listIn(record['tools'])).map((tool) => toolFrom(recordIn(tool)))
  return {
    style: toolbarStyles.find((style) => String(style) === present(record['style'])) ?? 1,
    items: firstById(items.filter(({ id, name, iconUrl }) => id !== '' && (name !== '' || iconUrl !== ''))),
  }
}

function toolFrom(raw: RawRecord): ToolItem {
  const text = (name: string): string => present(raw[name])
  const picture = (...names: readonly string[]): string =>
    names.map((name) => fileUrl(raw[name])).find((url) => url !== '') ?? ''
  return {
    id: text('id'),
    indexId: text('indexId'),
    name: text('resName'),
    description: text('description'),
    platform: toolPlatforms.find((platform) => platform === text('platformType')) ?? null,
    type: text('type'),
    linkType: text('linkType2'),
    link: safeLink(raw['linkValue2']) ?? safeLink(raw['url']) ?? '',
    iconUrl: picture('cover', 'coverId', 'pictureUrl'),
    pictureUrl: picture('bouncePictureUrl'),
  }
}
