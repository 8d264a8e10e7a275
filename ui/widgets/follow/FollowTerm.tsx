import { printSavedSearch, type FollowedTerm } from '@xuekan/core/member'
import { useCallback, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useAddress } from '../../binding/use-address.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useToggle } from '../../binding/use-toggle.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './follow.css.ts'

interface Props {
  readonly term: FollowedTerm
}

/** Where a login comes back to: this control, beside the name of the page. */
const place = 'follow'

/**
 * Letters about new articles under a term, switched on and off with one press (C4.22, C7.12). Others than members are led to
 * the login, which comes back to this control: what is sent by a link is never done unasked.
 */
export function FollowTerm({ term }: Props) {
  const { login, loginHref } = usePortal()
  const { state } = useBehavior(login.login$)
  const from = useAddress()
  const href = state.entries.length === 0 ? null : loginHref('login', `${from}#${place}`)
  return (
    <div className={styles.place} id={place}>
      {state.kind === 'loggedIn' ? (
        <FollowForm key={printSavedSearch(term)} term={term} />
      ) : href === null ? null : (
        <PortalLink className={styles.follow} href={href} rel="nofollow">
          <Words />
        </PortalLink>
      )}
    </div>
  )
}

/** Without scripts, and where the code cannot be had, it is posted and leads to the list of what the member hears of. */
function FollowForm({ term }: Props) {
  const { follow, language } = usePortal()
  const [shown] = useState(term)
  const { isOn, onSubmit } = useToggle(useCallback(() => follow(shown), [follow, shown]))
  return (
    <form
      className={styles.form}
      method="post"
      action={useHrefs().here({ page: 'emailSubscribe', language })}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="search" value={printSavedSearch(term)} />
      <input type="hidden" name="pace" value="immediate" />
      <button
        className={styles.follow}
        type="submit"
        name="action"
        value="saveSearch"
        aria-pressed={isOn ?? undefined}
      >
        <Words />
      </button>
    </form>
  )
}

function Words() {
  const { t } = usePortal()
  return (
    <>
      <Icon name="mail" small />
      {t('follow.write')}
    </>
  )
}
