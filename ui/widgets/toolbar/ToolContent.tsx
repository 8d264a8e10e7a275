import type { ToolItem } from '@xuekan/core/site'
import { Icon, type IconName } from '../Icon.tsx'
import { useBroken } from '../use-broken.ts'
import { image, letter } from './tool-parts.css.ts'

/** What an entry looks like: the site's icon, else one of the portal's own, else the first letter of its name. */
export function ToolContent({ item, name }: { readonly item: ToolItem; readonly name: string }) {
  const { broken, watch } = useBroken(item.iconUrl)
  if (item.iconUrl !== '' && !broken) {
    return <img {...watch} className={image} src={item.iconUrl} alt="" width={22} height={22} />
  }
  const icon = ownIcon(item)
  if (icon !== null) return <Icon name={icon} />
  return (
    <span className={letter} aria-hidden="true">
      {[...name][0]}
    </span>
  )
}

function ownIcon({ platform, link, pictureUrl }: ToolItem): IconName | null {
  if (platform === 'rss') return 'rss'
  if (platform === 'email' || link.startsWith('mailto:')) return 'mail'
  return pictureUrl === '' ? null : 'qr'
}
