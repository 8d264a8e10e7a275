import type { MenuItem } from '@xuekan/core'
import type { Channel } from '@xuekan/core/menu'
import { usePortal } from '../../binding/portal.ts'
import { railSection } from '../controls.css.ts'
import { MenuLink } from '../menu/MenuLink.tsx'
import { siblings as siblingsClass } from './channel.css.ts'

/** The entries of the menu that stand beside a column, under the same parent. */
export function SiblingChannels({ channel }: { readonly channel: Channel }) {
  const { menu, t } = usePortal()
  const items = siblingsOf(menu.items, channel.id)
  if (items.length < 2) return null
  return (
    <nav className={`${railSection} ${siblingsClass}`} aria-label={t('channel.siblings')}>
      <h2>{t('channel.siblings')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.channel.id}>
            <MenuLink item={item} path={[channel.id]} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The children among which the channel is found, with their parent first where it is a page itself; [] at the top. */
function siblingsOf(items: readonly MenuItem[], id: string): readonly MenuItem[] {
  const parent = items.find(
    (item) => item.channel.id === id || item.children.some((child) => child.channel.id === id),
  )
  return parent === undefined || parent.children.length === 0 ? [] : [parent, ...parent.children]
}
