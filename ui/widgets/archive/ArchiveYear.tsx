import { volumesOf, type IssueYear } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import { issueName, issueNameWithYear } from '../../locales/issue-name.ts'
import { Cover } from '../Cover.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './archive.css.ts'

/** The issues of one year with their covers, under its volume. */
export function ArchiveYear({ year, name }: { readonly year: IssueYear; readonly name: string }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const volumes = volumesOf(year).join(', ')
  return (
    <section className={styles.year} id={`y${year.year}`}>
      <h2>
        {t('issue.year', { year: year.year })}{' '}
        {volumes === '' ? null : <small>{t('archive.volume', { volume: volumes })}</small>}
      </h2>
      <ul className={styles.covers}>
        {year.issues.map((issue) => (
          <li key={issue.id}>
            <PortalLink href={hrefs.issue(issue)} aria-label={issueNameWithYear(t, issue)}>
              <Cover url={issue.coverUrl} alt="" name={name} number={issueName(t, issue)} />
              <b>{issue.issue === '' ? issueName(t, issue) : t('issue.issueOnly', { issue: issue.issue })}</b>
            </PortalLink>{' '}
            {issue.publishedOn === '' ? null : (
              <small>
                <time dateTime={issue.publishedOn}>
                  {formatDate(issue.publishedOn.slice(0, 'YYYY-MM'.length), language)}
                </time>
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
