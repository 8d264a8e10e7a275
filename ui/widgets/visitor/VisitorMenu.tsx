import { usePortal } from '../../binding/portal.ts'
import { useAddress } from '../../binding/use-address.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Dropdown } from '../header/Dropdown.tsx'
import type { DropdownEntry } from '../header/dropdown-props.ts'
import { HeadPicture } from './HeadPicture.tsx'
import { LoginLinks } from './LoginLinks.tsx'
import * as styles from './visitor.css.ts'

/** A member's name with personal centre and logout, or the ways in (C2.35, C4.4 to C4.6). */
export function VisitorMenu({ className }: { readonly className?: string | undefined }) {
  const { login, loginHref, t } = usePortal()
  const from = useAddress()
  const { state, headPicture } = useBehavior(login.login$)
  if (state.kind === 'loggedOut') return <LoginLinks className={className} inHeader />
  const centre = loginHref('personalCentre', from)
  const entries: readonly DropdownEntry[] = [
    ...(centre === null
      ? []
      : [
          {
            key: 'personalCentre',
            label: t('visitor.personalCentre'),
            href: centre,
            choose: () => login.request('personalCentre'),
          },
        ]),
    { key: 'logout', label: t('visitor.logout'), href: null, choose: () => login.request('logout') },
  ]
  return (
    <>
      {' '}
      <Dropdown
        className={className}
        content={
          <>
            <HeadPicture url={headPicture} />
            <span className={styles.name}>{state.shownName}</span>
          </>
        }
        name={t('visitor.account', { name: state.shownName })}
        entries={entries}
      />
    </>
  )
}
