import { localise, type UiLanguage } from '@xuekan/core'
import { printSavedSearch, savedTerm, type SavableSearch } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import { useAddress } from '../../binding/use-address.ts'
import { buttonPrimary } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { wayIn } from './open-form.css.ts'
import { Pace } from './Pace.tsx'
import { SearchInWords } from './SearchInWords.tsx'
import * as styles from './subscribe.css.ts'

interface Props {
  readonly search: SavableSearch
  readonly isMember: boolean
  /** The address of the form. */
  readonly action: string
  readonly language: UiLanguage
}

/** A search of the shown site that asks to be saved; a visitor is shown the way in. */
export function SaveSearch({ search, isMember, action, language }: Props) {
  const { shell, loginHref, t } = usePortal()
  const href = loginHref('login', useAddress())
  const site = localise(shell.site.name, language)
  const name = savedTerm(search) || t('alerts.search.none')
  return (
    <section className={styles.asked} aria-labelledby="save">
      <h2 id="save">{t('alerts.search.save')}</h2>
      <SearchInWords search={search} name={name} site={site} language={language} />
      {isMember ? (
        <form method="post" action={action}>
          <input type="hidden" name="search" value={printSavedSearch(search)} />
          <Pace label={t('alerts.pace')} pace="weekly" />
          <button className={buttonPrimary} type="submit" name="action" value="saveSearch">
            {t('alerts.search.save')}
          </button>
        </form>
      ) : (
        <p className={wayIn}>
          {t('alerts.search.visitor')}{' '}
          {href === null ? null : <PortalLink href={href}>{t('alerts.login')}</PortalLink>}
        </p>
      )}
    </section>
  )
}
