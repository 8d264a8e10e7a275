import { useHrefs } from '../../binding/use-hrefs.ts'
import { usePortal } from '../../binding/portal.ts'
import { issueName } from '../../locales/issue-name.ts'
import { PortalLink } from '../PortalLink.tsx'
import { latestIssue } from './latest-issue.css.ts'

/** What stands at the near side of a masthead: the newest issue, and the journal's number. */
export function LatestIssue() {
  const { shell, t } = usePortal()
  const hrefs = useHrefs()
  if (shell.journal === null) return null
  const { issn, latestIssue: issue } = shell.journal
  return (
    <>
      {issue === null ? null : (
        <p>
          <PortalLink className={latestIssue} href={hrefs.issue(issue)}>
            {issueName(t, issue)}
          </PortalLink>
        </p>
      )}
      {issn === '' ? null : (
        <p>
          {t('home.issn')} {issn}
        </p>
      )}
    </>
  )
}
