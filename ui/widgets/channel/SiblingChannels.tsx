import { localise } from '@xuekan/core'
import { channelRoute, siblingChannels, type Channel } from '@xuekan/core/menu'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { railSection } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { siblings } from './channel.css.ts'

/** The pages that stand beside a column, under the same parent (C2.12, C2.13). */
export function SiblingChannels({ channel }: { readonly channel: Channel }) {
  const { availablePages, language, shell, t } = usePortal()
  const hrefs = useHrefs()
  const items = siblingChannels(shell.channels, channel.id, language).filter((placed) => {
    const to = channelRoute(placed.channel, { language, prefixed: true, parentCode: placed.parentCode })
    return 'external' in to || availablePages.has(to.page)
  })
  if (items.length < 2) return null
  return (
    <nav className={`${railSection} ${siblings}`} aria-label={t('channel.siblings')}>
      <h2>{t('channel.siblings')}</h2>
      <ul>
        {items.map((placed) => (
          <li key={placed.channel.id}>
            <PortalLink
              href={hrefs.channel(placed)}
              aria-current={placed.channel.id === channel.id ? 'page' : undefined}
            >
              {localise(placed.channel.name, language)}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
