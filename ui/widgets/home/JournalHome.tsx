import { localise } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { LatestEntry } from '../ArticleListItem.tsx'
import { railSection, section, sectionHead, unseen, wrap } from '../controls.css.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { CurrentIssue } from './CurrentIssue.tsx'
import * as styles from './home.css.ts'
import type { JournalHomeContent } from './journal-home-content.ts'
import { MostRead } from './MostRead.tsx'

/** The home of one journal: its current issue, its newest articles, and a side rail. */
export function JournalHome({ content }: { readonly content: JournalHomeContent }) {
  const { language, t } = usePortal()
  const { journal, current, latest } = content
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div>
        <h1 className={unseen}>{localise(journal.name, language)}</h1>
        <CurrentIssue journal={journal} current={current} />
        {latest.length === 0 ? null : (
          <section className={section}>
            <div className={sectionHead}>
              <h2>{t('home.latest')}</h2>
            </div>
            <ul>
              {latest.map((article) => (
                <LatestEntry key={article.id} article={article} withJournal={false} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <JournalRail content={content} />
    </div>
  )
}

/** Beside the issue: search, most read, what the journal is, where it is indexed. */
function JournalRail({ content: { journal, mostRead } }: { readonly content: JournalHomeContent }) {
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
