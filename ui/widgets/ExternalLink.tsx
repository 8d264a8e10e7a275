import { leavesSite, safeLink } from '@xuekan/core/menu'
import type { ReactNode } from 'react'
import { useHrefs } from '../binding/use-hrefs.ts'

interface Props {
  /** From data: followed only when it is http, https, mailto, tel or a path of the site. */
  readonly href: string
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A link that comes from data; plain text when it leads nowhere safe. */
export function ExternalLink({ href, className, label, children }: Props) {
  const hrefs = useHrefs()
  const safe = safeLink(href)
  if (safe === null) return <span className={className}>{children}</span>
  return (
    <a
      className={className}
      href={hrefs.data(safe)}
      aria-label={label}
      {...(leavesSite(safe) ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  )
}
