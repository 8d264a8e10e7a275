import { localise } from '@xuekan/core'
import { wholeColumns } from '@xuekan/core/content'
import { siteName, type Journal } from '@xuekan/core/site'
import { emptySearchQuery, onlyValue } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { issueName, issueNameWithYear, numbersKept } from '../../locales/issue-name.ts'
import { button } from '../controls.css.ts'
import { Cover } from '../Cover.tsx'
import { MaybeLink } from '../MaybeLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { facts as factStyle } from './closing.css.ts'
import { HomeSection } from './HomeSection.tsx'
import * as styles from './journals.css.ts'
import type { ModuleProps } from './module-props.ts'
import { spaced } from '../text/spaced.ts'

/** What a group or the aggregate is, with its numbers; across a row with the search in front. */
export function Statement({ module, content, width }: ModuleProps<'statement'>) {
  const { shell, language, t } = usePortal()
  const hrefs = useHrefs()
  const isWide = width > 8
  const name = siteName(shell.site, language)
  const count = content.journals
  const own = localise(module.text, language)
  const said = own === '' ? localise(shell.site.description, language) : own
  const title = localise(module.title, language)
  const counted = (value: number): string => formatNumber(value, language)
  const numbers = [
    [counted(content.journals), t('home.journals')],
    ...(content.articles === null ? [] : [[counted(content.articles), t('home.articles')]]),
    ...module.facts.map(({ value, label }) => [value, localise(label, language)]),
  ]
  return (
    <div className={isWide ? styles.hero : styles.statement}>
      <h1 className={styles.title}>
        {title === ''
          ? t(shell.site.type === 'all' ? 'home.all' : 'home.group', { name, count, shown: counted(count) })
          : title}
      </h1>
      {said === '' ? null : <p className={styles.say}>{said}</p>}
      {isWide ? (
        <div className={styles.search}>
          <SearchBox label={t('home.searchAll')} />
        </div>
      ) : null}
      <dl className={isWide ? styles.heroFacts : `${factStyle} ${styles.facts}`}>
        {numbers.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isWide ? null : (
        <p>
          <PortalLink className={button} href={hrefs.searchFor('', 'all')}>
            {t('home.allArticles')}
          </PortalLink>
        </p>
      )}
    </div>
  )
}

/** The journals as their covers, the newest issue first; no row has a hole. */
export function JournalCovers({ content: { journals, grid } }: ModuleProps<'journals'>) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const hasRest = grid.holes > 0 || grid.phoneHoles > 0
  return (
    <section aria-label={t('home.journals')}>
      <ul className={`${styles.covers} ${styles.columns[grid.columns] ?? ''}`}>
        {journals.map((journal, index) => (
          <CoverOf key={journal.siteId} journal={journal} doubled={grid.doubled && index === 0} />
        ))}
        {hasRest ? (
          <li
            className={`${grid.holes > 0 ? '' : styles.phoneOnly} ${grid.phoneHoles > 0 ? '' : styles.neverOnPhone}`}
          >
            <PortalLink className={styles.rest} href={hrefs.searchFor('', 'all')}>
              {t('home.allArticles')}
            </PortalLink>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function CoverOf({ journal, doubled }: { readonly journal: Journal; readonly doubled: boolean }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = localise(journal.name, language)
  const { latestIssue } = journal
  const facts =
    doubled && latestIssue !== null
      ? [issueName(t, latestIssue), formatDate(latestIssue.publishedOn, language)]
      : [localise(journal.subject, language), localise(journal.frequency, language)]
  return (
    <li className={doubled ? styles.doubled : undefined}>
      <a className={styles.journal} href={hrefs.journal(journal)}>
        <Cover url={journal.coverUrl} alt="" name={name} eager />
        <b>{name}</b>{' '}
        <small>
          {spaced(facts.filter((fact) => fact !== '').map((fact) => <span key={fact}>{fact}</span>))}
        </small>
      </a>
    </li>
  )
}

/** The newest issue of each journal by its date; the link is the issue. */
export function NewestIssues({ module, content: { issues }, width }: ModuleProps<'newestIssues'>) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  return (
    <HomeSection module={module} width={width}>
      <ul className={styles.newest}>
        {issues.map(({ journal, issue }) => (
          <li key={journal.siteId}>
            <a href={hrefs.issueOf(journal, issue)}>
              <b>{localise(journal.name, language)}</b>{' '}
              <span>{numbersKept(issueNameWithYear(t, issue))}</span>
            </a>{' '}
            {issue.publishedOn === '' ? null : (
              <time dateTime={issue.publishedOn}>{formatDate(issue.publishedOn, language)}</time>
            )}
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** Subjects with the number of their articles; each leads to the articles of its journal. */
export function Subjects({ module, content: { subjects }, width }: ModuleProps<'subjects'>) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  return (
    <HomeSection module={module} width={width}>
      <ul
        className={`${styles.subjects} ${width > 8 ? (styles.columns[wholeColumns(subjects.length, [4, 3, 5])] ?? '') : ''}`}
      >
        {subjects.map(({ subject, journals, articles }) => {
          const name = localise(subject, language)
          const [only, second] = journals
          const facet = second === undefined ? (only?.facet ?? null) : null
          const href =
            facet === null
              ? hrefs.searchFor(name, 'all')
              : hrefs.search({ ...emptySearchQuery, facets: { journal: onlyValue(facet) } })
          return (
            <li key={name}>
              <MaybeLink href={articles === 0 ? null : href}>{name}</MaybeLink>{' '}
              {articles === null ? null : <span>{formatNumber(articles, language)}</span>}
            </li>
          )
        })}
      </ul>
    </HomeSection>
  )
}

/** The journals by the house that publishes them. */
export function Houses({ module, content: { houses }, width }: ModuleProps<'houses'>) {
  const { language, t } = usePortal()
  return (
    <HomeSection module={module} width={width}>
      {houses.map(({ name, journals }) => {
        const house = localise(name, language)
        const count = journals.length
        return (
          <section key={house} className={styles.house}>
            <h3>
              {house === '' ? t('home.otherJournals') : house}{' '}
              <small>{t('home.journalCount', { count, shown: formatNumber(count, language) })}</small>
            </h3>
            <ul className={styles.shelf}>
              {journals.map((journal) => (
                <CoverOf key={journal.siteId} journal={journal} doubled={false} />
              ))}
            </ul>
          </section>
        )
      })}
    </HomeSection>
  )
}
