import { usePortal } from '../../binding/portal.ts'
import { useAddress } from '../../binding/use-address.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './visitor.css.ts'

/** The ways in, where the header shows them and the application gives them a destination (C2.35, C4.6). */
export function LoginLinks({ className }: { readonly className?: string | undefined }) {
  const { login, loginHref, t } = usePortal()
  const from = useAddress()
  const { state } = useBehavior(login.login$)
  if (state.kind === 'loggedIn') return null
  return state.entries.map((entry) => {
    const href = loginHref(entry, from)
    return href === null ? null : (
      <PortalLink
        key={entry}
        className={entry === 'register' ? `${className ?? ''} ${styles.register}` : className}
        href={href}
        onClick={() => login.request(entry)}
      >
        {t(`visitor.${entry}`)}
      </PortalLink>
    )
  })
}
