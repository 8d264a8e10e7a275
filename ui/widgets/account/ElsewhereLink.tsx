import type { AccountContent } from '@xuekan/core/page'
import { beginAddress, offersHandover } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import * as styles from './account.css.ts'

/**
 * The way in for who is logged in on another host of the portal, as a link that leaves the page. Nothing where
 * all others are entered from.
 */
export function ElsewhereLink({ content }: { readonly content: AccountContent }) {
  const { language, returnTo } = content
  const { shell, t } = usePortal()
  if (!offersHandover(shell.site)) return null
  return (
    <p className={styles.elsewhere}>
      <a className={styles.party} href={beginAddress({ language, returnTo })} rel="nofollow">
        {t('account.elsewhere')}
      </a>
    </p>
  )
}
