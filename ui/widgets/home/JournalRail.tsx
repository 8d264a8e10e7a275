import { localise } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { railSection } from '../controls.css.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import * as styles from './home.css.ts'
import type { JournalHomeContent } from './journal-home-content.ts'
import { MostRead } from './MostRead.tsx'

/** Beside the issue: search, most read, what the journal is, where it is indexed. */
export function JournalRail({ content: { journal, mostRead } }: { readonly content: JournalHomeContent }) {
  const { language, t } = usePortal()
  const introduction = localise(journal.introduction, language)
  const facts = [
    ['home.publisher', localise(journal.publisher, language)],
    ['home.subject', localise(journal.subject, language)],
    ['home.frequency', localise(journal.frequency, language)],
    ['home.issn', journal.issn],
    ['home.cn', journal.cn],
  ] as const
  return (
    <aside className={styles.rail}>
      <section className={railSection}>
        <h2>{t('home.search')}</h2>
        <SearchBox label={t('home.search')} />
      </section>
      <MostRead articles={mostRead} />
      <section className={railSection}>
        <h2>{t('home.journal')}</h2>
        {introduction === '' ? null : <p className={styles.introduction}>{introduction}</p>}
        <dl className={styles.facts}>
          {facts.map(([key, value]) =>
            value === '' ? null : (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
      {journal.indexedIn.length === 0 ? null : (
        <section className={railSection}>
          <h2>{t('home.indexedIn')}</h2>
          <ul className={styles.indexed}>
            {journal.indexedIn.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
