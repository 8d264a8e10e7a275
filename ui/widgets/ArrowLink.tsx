import { arrowLink } from './controls.css.ts'
import { Icon } from './Icon.tsx'
import { PortalLink } from './PortalLink.tsx'

/** A link on its own that leads on. */
export function ArrowLink({
  href,
  label,
  children,
}: {
  readonly href: string
  /** Said in place of its words, and with them, where they do not say what of. */
  readonly label?: string | undefined
  readonly children: string
}) {
  return (
    <PortalLink className={arrowLink} href={href} aria-label={label}>
      {children}
      <Icon name="right" small />
    </PortalLink>
  )
}
