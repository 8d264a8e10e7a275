import { localise } from '@xuekan/core'
import type { Journal } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Cover } from '../Cover.tsx'
import { covers, journal as journalClass } from './journals.css.ts'

/** Journals as their covers. */
export function JournalCovers({ journals }: { readonly journals: readonly Journal[] }) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  return (
    <ul className={covers}>
      {journals.map((journal) => {
        const name = localise(journal.name, language)
        const facts = [localise(journal.subject, language), localise(journal.frequency, language)]
        return (
          <li key={journal.siteId}>
            <a className={journalClass} href={hrefs.journal(journal)}>
              <Cover url={journal.coverUrl} alt="" name={name} eager />
              <b>{name}</b>
              <small>{facts.filter((fact) => fact !== '').join('\u2002')}</small>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
