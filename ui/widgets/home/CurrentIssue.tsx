import { localise } from '@xuekan/core'
import type { Journal } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { issueName } from '../../locales/issue-name.ts'
import { ArrowLink } from '../ArrowLink.tsx'
import { section, sectionHead } from '../controls.css.ts'
import { Cover } from '../Cover.tsx'
import { Contents } from '../issue/Contents.tsx'
import { firstOf } from '../issue/first-of.ts'
import { PortalLink } from '../PortalLink.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import * as styles from './home.css.ts'
import type { JournalHomeContent } from './journal-home-content.ts'

interface Props {
  readonly journal: Journal
  readonly current: JournalHomeContent['current']
}

/** As many articles of the current issue as a home page lists. */
const shownArticles = 8

/** Cover, number and first articles of the newest issue. Programs read its id from the attribute of a `div`. */
export function CurrentIssue({ journal, current }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const head = (
    <div className={sectionHead}>
      <h2>{t('issue.current')}</h2>
      <ArrowLink href={hrefs.issues}>{t('issue.all')}</ArrowLink>
    </div>
  )
  if (current === null) {
    return (
      <section className={section}>
        {head}
        <EmptyState text={t('issue.none')} />
      </section>
    )
  }
  const { issue, sections } = current
  const number = issueName(t, issue)
  const name = localise(journal.name, language)
  const count = sections.reduce((sum, section) => sum + section.articles.length, 0)
  return (
    <section className={section}>
      {head}
      <div className={styles.current} {...{ 'first-periods-id': issue.id }}>
        <div className={styles.issue}>
          <PortalLink href={hrefs.issue(issue)}>
            <Cover
              url={issue.coverUrl}
              alt={t('issue.cover', { name, issue: number })}
              name={name}
              number={number}
              eager
            />
          </PortalLink>
          <div>
            <p className={styles.number}>{number}</p>
            {issue.publishedOn === '' ? null : (
              <p className={styles.day}>
                {t('issue.publishedOn', { date: formatDate(issue.publishedOn, language) })}
              </p>
            )}
            <p className={styles.links}>
              <ArrowLink href={hrefs.issue(issue)}>
                {t('issue.allArticles', { count, shown: formatNumber(count, language) })}
              </ArrowLink>
            </p>
          </div>
        </div>
        <Contents sections={firstOf(sections, shownArticles)} />
      </div>
    </section>
  )
}
