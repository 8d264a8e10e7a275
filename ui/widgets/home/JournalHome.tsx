import { localise } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { section, sectionHead, unseen, wrap } from '../controls.css.ts'
import { LatestEntry } from '../ArticleListItem.tsx'
import { CurrentIssue } from './CurrentIssue.tsx'
import * as styles from './home.css.ts'
import type { JournalHomeContent } from './journal-home-content.ts'
import { JournalRail } from './JournalRail.tsx'

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
