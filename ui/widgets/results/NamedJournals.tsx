import { localise } from '@xuekan/core'
import type { Journal } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { link } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { operators, unbroken } from './results.css.ts'

const short = `${link} ${unbroken}`

/** Leads to the journals that are called what is searched for: their home, their current issue and their back issues. */
export function NamedJournals({ journals }: { readonly journals: readonly Journal[] }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const issues = { page: 'issue', language, siteId: null, year: null, issue: null, issueId: null } as const
  return (
    <div className={operators} role="note">
      {journals.map((journal) => {
        const { siteId, sld, domain, name, latestIssue } = journal
        const site = { id: siteId, sld, domain }
        const archive = { page: 'archive', language, siteId: null, decade: null } as const
        return (
          <p key={siteId}>
            {t('results.journal.named')}{' '}
            <PortalLink className={link} href={hrefs.journal(journal)}>
              {localise(name, language)}
            </PortalLink>
            {latestIssue === null ? null : (
              <>
                {' · '}
                <PortalLink className={short} href={hrefs.at(site, issues)}>
                  {t('results.journal.current')}
                </PortalLink>
              </>
            )}
            {' · '}
            <PortalLink className={short} href={hrefs.at(site, archive)}>
              {t('results.journal.archive')}
            </PortalLink>
          </p>
        )
      })}
    </div>
  )
}
