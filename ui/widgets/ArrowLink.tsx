import { arrowLink } from './controls.css.ts'
import { Icon } from './Icon.tsx'
import { PortalLink } from './PortalLink.tsx'

/** A link on its own that leads on. */
export function ArrowLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <PortalLink className={arrowLink} href={href}>
      {children}
      <Icon name="right" small />
    </PortalLink>
  )
}
