import type { PersonalContent } from '@xuekan/core/page'
import { personalRoute, type PersonalEntry } from '@xuekan/core/member'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './personal.css.ts'

interface Props extends Pick<PersonalContent, 'language' | 'entries' | 'profile'> {
  /** The one that is open. */
  readonly entry: PersonalEntry
  readonly children: ReactNode
}

/** The personal centre around what is open: whose it is, its entries, and the way out (C2.34). */
export function PersonalFrame({ language, entry, entries, profile, children }: Props) {
  const { t } = usePortal()
  const { shell } = usePortal()
  const hrefs = useHrefs()
  return (
    <div className={styles.layout}>
      <div>
        <div className={styles.who}>
          {profile.headPicture === '' ? null : (
            <img className={styles.avatar} src={profile.headPicture} alt="" width={52} height={52} />
          )}
          <p className={styles.name}>{profile.name === '' ? profile.userName : profile.name}</p>
          <p className={styles.institution}>
            {profile.institution === '' ? shell.site.name[language] : profile.institution}
          </p>
        </div>
        <nav className={styles.menu} aria-label={t('personal.centre')}>
          <ul>
            {entries.map((each) => (
              <li key={each}>
                <PortalLink
                  className={styles.entry}
                  href={hrefs.here(personalRoute(each, language))}
                  aria-current={each === entry ? 'page' : undefined}
                >
                  {t(`personal.entry.${each}`)}
                </PortalLink>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action={hrefs.here({ page: 'personal', language })}>
          <button className={styles.leave} type="submit" name="action" value="logout">
            {t('personal.logout')}
          </button>
        </form>
      </div>
      <div>
        <h1 className={styles.title}>{t(`personal.entry.${entry}`)}</h1>
        {children}
      </div>
    </div>
  )
}
