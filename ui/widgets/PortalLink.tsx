import { leavesSite } from '@xuekan/core/menu'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'wouter'

export interface PortalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  readonly href: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to a page of the portal: a plain link that needs no reload once scripts run, unless it leads to another host. */
export function PortalLink({ children, ...rest }: PortalLinkProps) {
  if (leavesSite(rest.href)) return <a {...rest}>{children}</a>
  return <Link {...rest}>{children}</Link>
}
