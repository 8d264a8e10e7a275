import type { ToolDestination, ToolItem } from '@xuekan/core/site'
import { useId } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { ToolContent } from './ToolContent.tsx'
import type { RailLook } from './rail-look.ts'
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
