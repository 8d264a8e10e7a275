import { journalEntries } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { railSection } from '../controls.css.ts'
import { PortalLink } from '../PortalLink.tsx'
import { siblings } from './channel.css.ts'

/** What the pages of a journal offer (C2.11); nothing without a journal. */
export function JournalPages() {
  const { availablePages, language, shell, t } = usePortal()
  const hrefs = useHrefs()
  const entries = journalEntries(shell.journal, shell.channels, { language, prefixed: true }).filter(
    ({ to }) => 'external' in to || availablePages.has(to.page),
  )
  if (entries.length === 0) return null
  return (
    <nav className={`${railSection} ${siblings}`} aria-label={t('journal.pages')}>
      <h2>{t('journal.pages')}</h2>
      <ul>
        {entries.map(({ page, to }) => (
          <li key={page}>
            <PortalLink href={hrefs.destination(to)}>{t(`journal.${page}`)}</PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
