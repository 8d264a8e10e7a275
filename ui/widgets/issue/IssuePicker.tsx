import type { Period, PeriodYear } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './issue.css.ts'

/** Every issue as a link, by year; the year being read is open. */
export function IssuePicker({
  years,
  period,
}: {
  readonly years: readonly PeriodYear[]
  readonly period: Period
}) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  return (
    <nav className={styles.picker} aria-label={t('issue.pick')}>
      <h2>{t('issue.all')}</h2>
      {years.map(({ year, periods }) => (
        <details key={year} className={styles.year} open={year === period.year}>
          <summary>
            {t('issue.year', { year })}
            <Icon name="down" small />
          </summary>
          <ul className={styles.issues}>
            {periods.map((each) => (
              <li key={each.id}>
                <PortalLink
                  href={hrefs.issue(each)}
                  aria-label={t('issue.yearIssue', { year, issue: each.issue })}
                  aria-current={each.id === period.id ? 'page' : undefined}
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
