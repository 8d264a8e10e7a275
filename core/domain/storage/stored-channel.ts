import type { Channel } from '../channel/channel.ts'
import { safeLink } from '../channel/safe-link.ts'
import { fileUrl } from '../shell/file-url.ts'
import { localizedIn } from '../citation/stored-text.ts'
import { asSiteId } from '../site/site.ts'
import { recordIn } from '../text/raw-record.ts'

/** A channel as storage keeps it, without its children; null for what is none. A link that is not safe is left out. */
export function storedChannelIn(raw: unknown): Channel | null {
  const record = recordIn(raw)
  const { id, parentId, siteId, code, enabled, link, bannerId, newsDataType, styleId } = record
  const name = localizedIn(record['name'])
  if (typeof id !== 'string' || id === '' || name === null || typeof enabled !== 'boolean') return null
  if (typeof parentId !== 'string' || typeof siteId !== 'string' || typeof code !== 'string') return null
  if (typeof bannerId !== 'string' || typeof newsDataType !== 'string' || typeof styleId !== 'string')
    return null
  const cover = fileUrl(record['cover'])
  return {
    id,
    parentId,
    siteId: asSiteId(siteId),
    name,
    code,
    enabled,
    link: safeLink(link) ?? '',
    bannerId,
    newsDataType,
    styleId,
    ...(cover === '' ? {} : { cover }),
    children: [],
  }
}
