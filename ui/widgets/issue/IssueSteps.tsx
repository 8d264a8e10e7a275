import type { Issue } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { step, steps } from './issue.css.ts'

/** To the issue before and the issue after. */
export function IssueSteps({
  previous,
  next,
}: {
  readonly previous: Issue | null
  readonly next: Issue | null
}) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  return (
    <p className={steps}>
      {previous === null ? null : (
        <PortalLink className={step} href={hrefs.issue(previous)} rel="prev">
          <Icon name="left" small />
          {t('issue.previous')}
        </PortalLink>
      )}{' '}
      {next === null ? null : (
        <PortalLink className={step} href={hrefs.issue(next)} rel="next">
          {t('issue.next')}
          <Icon name="right" small />
        </PortalLink>
      )}
    </p>
  )
}
