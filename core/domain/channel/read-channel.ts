import { fileUrl } from '../chrome/file-url.ts'
import { asSiteId } from '../site/site.ts'
import { present } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import { buildChannelTree } from './channel-tree.ts'
import type { Channel } from './channel.ts'
import { safeLink } from './safe-link.ts'

/** A raw menu item without its children (C3.6); null when it has no id. */
export function readChannel(raw: unknown): Channel | null {
  const item = recordIn(raw)
  const id = present(item['id'])
  if (id === '') return null
  const parentId = present(item['parentId'])
  const cover = fileUrl(item['cover'])
  return {
    id,
    parentId: parentId === '0' ? '' : parentId,
    siteId: asSiteId(present(item['siteId'])),
    name: { zh: present(item['name']), en: present(item['enName']) },
    code: present(item['code']),
    enabled: present(item['enable']) === '1',
    link: safeLink(item['linkValue']) ?? safeLink(item['url']) ?? '',
    bannerId: present(item['bannerId']),
    newsDataType: present(item['newsDataType']),
    styleId: present(item['styleId']),
    ...(cover === '' ? {} : { cover }),
    children: [],
  }
}

/** The tree of raw menu items, whether they come flat, nested, or both. What has no id is left out. */
export function readChannels(raw: unknown): readonly Channel[] {
  const flat: Channel[] = []
  const waiting: { readonly raw: unknown; readonly parentId: string }[] = []
  const push = (items: readonly unknown[], parentId: string): void => {
    for (const item of items.toReversed()) waiting.push({ raw: item, parentId })
  }
  push(listIn(raw), '')
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const channel = readChannel(next.raw)
    if (channel === null) continue
    flat.push(next.parentId === '' ? channel : { ...channel, parentId: next.parentId })
    push(listIn(recordIn(next.raw)['children']), channel.id)
  }
  return buildChannelTree(flat)
}
