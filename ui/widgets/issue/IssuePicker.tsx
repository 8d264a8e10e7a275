import type { Issue, IssueYear } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './issue.css.ts'

/** Every issue as a link, by year; the year being read is open. */
export function IssuePicker({
  years,
  issue,
}: {
  readonly years: readonly IssueYear[]
  readonly issue: Issue
}) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  return (
    <nav className={styles.picker} aria-label={t('issue.pick')}>
      <h2>{t('issue.all')}</h2>
      {years.map(({ year, issues }) => (
        <details key={year} className={styles.year} open={year === issue.year}>
          <summary>
            {t('issue.year', { year })}
            <Icon name="down" small />
          </summary>
          <ul className={styles.issues}>
            {issues.map((each) => (
              <li key={each.id}>
                <PortalLink
                  href={hrefs.issue(each)}
                  aria-label={t('issue.yearIssue', { year, issue: each.issue })}
                  aria-current={each.id === issue.id ? 'page' : undefined}
                >
                  {each.issue}
                </PortalLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
