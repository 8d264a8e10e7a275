import type { MenuItem } from '@xuekan/core/menu'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { unseen } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'href' | 'children'> {
  readonly item: MenuItem
  /** Ids of the channels that lead to the page; the last one is the page's own. */
  readonly path?: readonly string[]
  readonly ref?: Ref<HTMLAnchorElement>
}

/** One entry: nofollow and new windows as its channel asks (C2.24, C2.40). */
export function MenuLink({ item, path = [], ...rest }: Props) {
  const { openBoard, t } = usePortal()
  const hrefs = useHrefs()
  const rel = [item.external ? 'noopener' : '', item.nofollow ? 'nofollow' : '']
    .filter((word) => word !== '')
    .join(' ')
  const { id } = item.channel
  const props = {
    ...rest,
    href: hrefs.channel(item),
    ...(rel === '' ? {} : { rel }),
    ...(path.includes(id) ? { 'aria-current': path.at(-1) === id ? ('page' as const) : true } : {}),
  }
  if (item.channel.code === 'editorial' && item.channel.link === '') {
    // without scripts, and in a new window, the link leads to the board itself
    const open = (event: MouseEvent<HTMLAnchorElement>): void => {
      rest.onClick?.(event)
      if (event.defaultPrevented || event.button !== 0 || withModifier(event)) return
      event.preventDefault()
      openBoard(item.channel)
    }
    return (
      <PortalLink {...props} onClick={open}>
        {item.label}
      </PortalLink>
    )
  }
  if (!item.external) return <PortalLink {...props}>{item.label}</PortalLink>
  return (
    <a {...props} target="_blank">
      {item.label}
      <span className={unseen}>{t('nav.newWindow')}</span>
    </a>
  )
}

const withModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
