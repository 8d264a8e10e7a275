import type { PageModel, PersonalContent } from '@xuekan/core/page'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useFirstFault } from '../binding/use-first-fault.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { SavedArticles } from '../widgets/personal/SavedArticles.tsx'
import { PersonalFrame } from '../widgets/personal/PersonalFrame.tsx'
import { PersonalInformationLater } from '../widgets/personal/PersonalInformationLater.tsx'
import * as styles from '../widgets/personal/personal.css.ts'
import { Security } from '../widgets/personal/Security.tsx'
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
  const { t } = usePortal()
  const { language, entry, done, faults, photoFault } = content
  useFirstFault(photoFault ?? faults)
  const action = useHrefs().here({ page: 'personal', language, entry })
  return (
    <PersonalFrame {...content}>
      {done === null || done === 'logout' || done === 'uncollect' || done === 'dropDownload' ? null : (
        <p className={styles.done} role="status">
          {t(`personal.done.${done}`)}
        </p>
      )}
      {content.kept === null ? null : (
        <SavedArticles
          content={content}
          kept={content.kept}
          name={entry === 'downloads' ? 'downloads' : 'favourites'}
        />
      )}
      {entry === 'personalInformation' ? (
        <PersonalInformationLater content={content} action={action} />
      ) : null}
      {entry === 'accountSecurity' ? <Security content={content} action={action} /> : null}
    </PersonalFrame>
  )
}
