import { type PageModel, type PersonalContent } from '@xuekan/core'
import type { PersonalEntry } from '@xuekan/core/member'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { personalWords } from '../locales/personal-words.ts'
import { KeptArticles } from '../widgets/personal/KeptArticles.tsx'
import { PersonalInformation } from '../widgets/personal/PersonalInformation.tsx'
import * as styles from '../widgets/personal/personal.css.ts'
import { Security } from '../widgets/personal/Security.tsx'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<PersonalContent>
  readonly route: Extract<Route, { readonly page: 'personal' }>
}

/** The personal centre of a member: what is kept, what is told, and how one logs in (C2.34, C6.2). */
export function PersonalPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Centre content={content} />}
    </RemoteView>
  )
}

function Centre({ content }: { readonly content: PersonalContent }) {
  const { language, entry, entries, profile, done } = content
  const { shell } = usePortal()
  const hrefs = useHrefs()
  const words = personalWords[language]
  const hrefOf = (each: PersonalEntry): string => hrefs.here({ page: 'personal', language, entry: each })
  return (
    <div className={styles.layout}>
      <div>
        <div className={styles.who}>
          <p className={styles.name}>{profile.name === '' ? profile.userName : profile.name}</p>
          <p className={styles.institution}>
            {profile.institution === '' ? shell.site.name[language] : profile.institution}
          </p>
        </div>
        <nav className={styles.menu} aria-label={words.centre}>
          <ul>
            {entries.map((each) => (
              <li key={each}>
                <PortalLink
                  className={styles.entry}
                  href={hrefOf(each)}
                  aria-current={each === entry ? 'page' : undefined}
                >
                  {words[`entry.${each}`]}
                </PortalLink>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action={hrefOf(entry)}>
          <button className={styles.leave} type="submit" name="action" value="logout">
            {words.logout}
          </button>
        </form>
      </div>
      <div>
        <h1 className={styles.title}>{words[`entry.${entry}`]}</h1>
        {done === null || done === 'logout' || done === 'uncollect' || done === 'dropDownload' ? null : (
          <p className={styles.done} role="status">
            {words[`done.${done}`]}
          </p>
        )}
        {content.kept === null ? null : (
          <KeptArticles
            content={content}
            kept={content.kept}
            name={entry === 'downloads' ? 'downloads' : 'favourites'}
          />
        )}
        {entry === 'personalInformation' ? (
          <PersonalInformation content={content} action={hrefOf(entry)} />
        ) : null}
        {entry === 'accountSecurity' ? <Security content={content} action={hrefOf(entry)} /> : null}
      </div>
    </div>
  )
}
