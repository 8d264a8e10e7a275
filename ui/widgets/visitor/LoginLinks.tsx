import { usePortal } from '../../binding/portal.ts'
import { useAddress } from '../../binding/use-address.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './visitor.css.ts'

interface Props {
  readonly className?: string | undefined
  /** Where the header is narrow it has the way to log in alone. */
  readonly inHeader?: boolean
}

/** The ways in, where the header shows them and the application gives them a destination (C2.35, C4.6), apart where a browser shows text alone. */
export function LoginLinks({ className, inHeader = false }: Props) {
  const { login, loginHref, t } = usePortal()
  const from = useAddress()
  const { state } = useBehavior(login.login$)
  if (state.kind === 'loggedIn') return null
  return state.entries.flatMap((entry) => {
    const href = loginHref(entry, from)
    if (href === null) return []
    return [
      ' ',
      <PortalLink
        key={entry}
        className={inHeader && entry === 'register' ? `${className ?? ''} ${styles.register}` : className}
        href={href}
        onClick={() => login.request(entry)}
      >
        {t(`visitor.${entry}`)}
      </PortalLink>,
    ]
  })
}
