import { needsJump, newsDestination, type NewsLink as LinkedNews } from '@xuekan/core/content'
import type { MouseEvent, ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'

interface Props {
  readonly news: LinkedNews
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Where a news item is read (C2.22). Where only a call knows its source, a click asks for it (C7.7); without scripts,
 * and in another tab, the link leads to its page.
 */
export function NewsLink({ news, className, children }: Props) {
  const { availablePages, jump, links$ } = usePortal()
  const hrefs = useHrefs()
  const to = newsDestination(news, useBehavior(links$))
  const classes = className === undefined ? {} : { className }
  if ('external' in to) {
    return (
      <ExternalLink {...classes} href={to.external}>
        {children}
      </ExternalLink>
    )
  }
  if (!availablePages.has(to.page)) return <span {...classes}>{children}</span>
  const ask = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    jump.follow('news', news.id)
  }
  return (
    <PortalLink {...classes} href={hrefs.destination(to)} {...(needsJump(news) ? { onClick: ask } : {})}>
      {children}
    </PortalLink>
  )
}
