import { leavesSite } from '@xuekan/core/menu'
import type { ReactNode } from 'react'
import { PortalLink } from './PortalLink.tsx'

interface Props {
  /** null where nothing can be linked. */
  readonly href: string | null
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link; plain text where its page does not exist. What leads elsewhere opens a window of its own. */
export function MaybeLink({ href, className, children }: Props) {
  if (href === null) return <span className={className}>{children}</span>
  const elsewhere = leavesSite(href) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <PortalLink href={href} className={className} {...elsewhere}>
      {children}
    </PortalLink>
  )
}
