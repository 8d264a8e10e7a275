import type { ToolDestination, ToolItem } from '@xuekan/core/site'
import { useId } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Icon, type IconName } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { useBroken } from '../use-broken.ts'
import type { RailLook } from './rail-look.ts'
import { image, letter } from './shared.css.ts'
import type { Disclosed } from './use-disclosed.ts'

interface Props {
  readonly item: ToolItem
  readonly to: Exclude<ToolDestination, { readonly kind: 'basket' }>
  readonly look: RailLook
  readonly panelClass: string
  readonly disclosed: Disclosed
}

/** One entry: a link where it leads somewhere, else a button for what it shows; and beside it its name or its picture. */
export function Tool({ item, to, look, panelClass, disclosed }: Props) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const panelId = useId()
  const name = item.name || item.description || t('tools.unnamed')
  const shows = disclosed.id === item.id
  const says = item.pictureUrl !== '' || (item.description !== '' && item.description !== name)
  const common = {
    className: shows ? look.controlOn : look.control,
    'aria-label': name,
    'aria-describedby': shows && says ? panelId : undefined,
  }
  const image = (
    <>
      <ToolContent item={item} name={name} />
      <span className={look.label} aria-hidden="true">
        {name}
      </span>
    </>
  )
  return (
    <>
      {to.kind === 'none' ? (
        <button
          type="button"
          {...common}
          aria-expanded={shows}
          data-disclosed=""
          onClick={() => disclosed.toggle(item.id)}
        >
          {image}
        </button>
      ) : to.kind === 'page' && !to.ownTab ? (
        <PortalLink {...common} href={hrefs.data(to.address)}>
          {image}
        </PortalLink>
      ) : (
        <a {...common} href={hrefs.data(to.kind === 'page' ? to.address : to.url)} {...windowOf(to)}>
          {image}
        </a>
      )}
      {!shows ? null : item.pictureUrl === '' ? (
        <p id={panelId} className={says ? look.tip : look.nameTip}>
          <span>{name}</span>
          {says ? <span>{item.description}</span> : null}
        </p>
      ) : (
        <div id={panelId} className={panelClass} data-disclosed="">
          <img src={item.pictureUrl} alt={name} width={160} height={160} />
          <p>{item.description || name}</p>
        </div>
      )}
    </>
  )
}

const ownWindow = { target: '_blank', rel: 'noopener' } as const

const windowOf = (to: Exclude<ToolDestination, { readonly kind: 'basket' | 'none' }>) =>
  to.kind === 'program' ? {} : ownWindow

/** What an entry looks like: the site's icon, else one of the portal's own, else the first letter of its name. */
function ToolContent({ item, name }: { readonly item: ToolItem; readonly name: string }) {
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
