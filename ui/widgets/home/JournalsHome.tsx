import { localise, type HomeContent } from '@xuekan/core'
import type { Journal } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { issueNameWithYear } from '../../locales/issue-name.ts'
import { LatestEntry } from '../ArticleListItem.tsx'
import { button, section, sectionHead, wrap } from '../controls.css.ts'
import { Cover } from '../Cover.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { groupJournals } from './group-journals.ts'
import * as styles from './journals.css.ts'
import { covers, journal as journalClass, newest } from './journals.css.ts'
import { MostRead } from './MostRead.tsx'

type JournalsHomeContent = Extract<HomeContent, { readonly kind: 'journals' }>

/** The home of a group, its journals as covers; or of all, a directory by group with the search in front. */
export function JournalsHome({ content }: { readonly content: JournalsHomeContent }) {
  const { shell, language, t } = usePortal()
  const hrefs = useHrefs()
  const { aggregate, journals, latest, mostRead } = content
  const description = localise(shell.site.description, language)
  const counted = {
    name: localise(shell.site.name, language),
    count: journals.length,
    shown: formatNumber(journals.length, language),
  }
  const groups = aggregate ? groupJournals(journals, language) : [{ name: '', journals }]
  return (
    <div className={wrap}>
      <div className={styles.lead}>
        <div className={styles.statement}>
          <h1 className={styles.title}>{t(aggregate ? 'home.all' : 'home.group', counted)}</h1>
          {description === '' ? null : <p className={styles.say}>{description}</p>}
          {aggregate ? (
            <div className={styles.search}>
              <SearchBox label={t('home.searchAll')} />
            </div>
          ) : (
            <div className={styles.actions}>
              <PortalLink className={button} href={hrefs.searchFor('', 'all')}>
                {t('home.allArticles')}
              </PortalLink>
            </div>
          )}
          <NewestIssues journals={journals} />
        </div>
        <div>
          {journals.length === 0 ? <EmptyState text={t('home.noJournals')} /> : null}
          {groups.map((group) => (
            <section
              key={group.name}
              className={styles.group}
              aria-label={group.name === '' ? t('home.journals') : undefined}
            >
              {aggregate ? <h2>{group.name === '' ? t('home.otherJournals') : group.name}</h2> : null}
              <JournalCovers journals={group.journals} />
            </section>
          ))}
        </div>
      </div>
      <div className={styles.below}>
        <section className={section}>
          <div className={sectionHead}>
            <h2>{t('home.latest')}</h2>
          </div>
          {latest.length === 0 ? <EmptyState text={t('home.noArticles')} /> : null}
          <ul>
            {latest.map((article) => (
              <LatestEntry key={article.id} article={article} withJournal />
            ))}
          </ul>
        </section>
        <aside>
          <MostRead articles={mostRead} withJournal />
        </aside>
      </div>
    </div>
  )
}

/** Journals as their covers. */
function JournalCovers({ journals }: { readonly journals: readonly Journal[] }) {
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

const shownIssues = 4

/** The newest issue of the first journals. */
function NewestIssues({ journals }: { readonly journals: readonly Journal[] }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const issues = journals.flatMap(({ latestIssue, ...journal }) =>
    latestIssue === null ? [] : [{ journal, latestIssue }],
  )
  if (issues.length === 0) return null
  return (
    <section className={newest}>
      <h2>{t('home.newest')}</h2>
      <ul>
        {issues.slice(0, shownIssues).map(({ journal, latestIssue }) => (
          <li key={journal.siteId}>
            <a href={hrefs.journal(journal)}>{localise(journal.name, language)}</a>
            <span>{issueNameWithYear(t, latestIssue)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
