import { localise } from '@xuekan/core'
import type { AccountContent } from '@xuekan/core/page'
import { thirdPartyAddress } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import * as styles from './account.css.ts'

/** The third parties through which one can log in (C6.4), as links that leave the page; nothing where there are none. */
export function ThirdPartyLinks({ content }: { readonly content: AccountContent }) {
  const { language, returnTo, thirdParties } = content
  const { t } = usePortal()
  if (thirdParties.length === 0) return null
  return (
    <section className={styles.parties} aria-labelledby="third-parties">
      <h2 className={styles.partiesTitle} id="third-parties">
        {t('account.others')}
      </h2>
      <ul className={styles.partyList}>
        {thirdParties.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.party} href={thirdPartyAddress(id, language, returnTo)} rel="nofollow">
              {t('account.through', { party: localise(name, language) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
