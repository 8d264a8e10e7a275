import { usePortal } from '../../binding/portal.ts'
import { useAddress } from '../../binding/use-address.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { PortalLink } from '../PortalLink.tsx'
import { HeadPicture } from './HeadPicture.tsx'
import { LoginLinks } from './LoginLinks.tsx'
import * as styles from './visitor.css.ts'

/** The same as `VisitorMenu` without a menu, for a place that is one already. */
export function VisitorLinks({ className }: { readonly className?: string | undefined }) {
  const { login, loginHref, t } = usePortal()
  const from = useAddress()
  const { state, headPicture } = useBehavior(login.login$)
  if (state.kind === 'loggedOut') return <LoginLinks className={className} />
  const centre = loginHref('personalCentre', from)
  return (
    <>
      <span className={styles.member}>
        <HeadPicture url={headPicture} />
        <span className={styles.name}>{state.shownName}</span>
      </span>
      {centre === null ? null : (
        <PortalLink className={className} href={centre} onClick={() => login.request('personalCentre')}>
          {t('visitor.personalCentre')}
        </PortalLink>
      )}
      <button type="button" className={className} onClick={() => login.request('logout')}>
        {t('visitor.logout')}
      </button>
    </>
  )
}
