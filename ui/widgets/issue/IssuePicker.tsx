import { decadeOf, type Issue, type IssueYear } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './issue.css.ts'

/** The issues of the decade as links, by year; the year being read is open, and all others are in the archive. */
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
      <h2>
        <PortalLink href={hrefs.archive}>{t('issue.all')}</PortalLink>
      </h2>
      {years
        .filter(({ year }) => decadeOf(year) === decadeOf(issue.year))
        .map(({ year, issues }) => (
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
