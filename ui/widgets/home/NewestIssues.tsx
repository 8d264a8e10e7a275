import { localise } from '@xuekan/core'
import type { Journal } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { issueNameWithYear } from '../../locales/issue-name.ts'
import { newest } from './journals.css.ts'

const shownIssues = 4

/** The newest issue of the first journals. */
export function NewestIssues({ journals }: { readonly journals: readonly Journal[] }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const issues = journals.flatMap(({ latestIssue, ...journal }) =>
    latestIssue === null ? [] : [{ journal, latestIssue }],
  )
  if (issues.length === 0) return null
  return (
    <section className={newest}>
      <h2>{t('home.newest')}</h2>
      <ul>
        {issues.slice(0, shownIssues).map(({ journal, latestIssue }) => (
          <li key={journal.siteId}>
            <a href={hrefs.journal(journal)}>{localise(journal.name, language)}</a>
            <span>{issueNameWithYear(t, latestIssue)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
