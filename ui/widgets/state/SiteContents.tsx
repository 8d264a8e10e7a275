import type { UnknownContent } from '@xuekan/core/page'
import type { ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { issueName } from '../../locales/issue-name.ts'
import { missingWords } from '../../locales/missing-words.ts'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import * as styles from './unknown.css.ts'

/** Titles before the gap. */
const before = 3

interface Props {
  readonly content: UnknownContent
  /** The status of HTTP of the page that is missing, shown where it would stand. */
  readonly status: number
}

/** The contents of the newest issue, with a gap where the missing page would stand, and the ways to all of the site. */
export function SiteContents({ content: { issue, articles }, status }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const words = missingWords[language]
  if (articles.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>
        {issue === null ? (
          words.newest
        ) : (
          <PortalLink href={hrefs.issue(issue)}>{`${issueName(t, issue)} ${t('issue.contents')}`}</PortalLink>
        )}
      </h2>
      <ol className={styles.contents}>
        {articles.slice(0, before).map((article) => (
          <Entry key={article.id} article={article} isPaged={issue !== null} />
        ))}
        <li className={styles.gap} aria-hidden="true">
          {words.gap} <b>{status}</b>
        </li>
        {articles.slice(before).map((article) => (
          <Entry key={article.id} article={article} isPaged={issue !== null} />
        ))}
      </ol>
      <p className={styles.ways}>
        {issue === null ? null : (
          <>
            <PortalLink href={hrefs.issue(issue)}>{words.wholeIssue}</PortalLink>{' '}
            <PortalLink href={hrefs.archive}>{words.archive}</PortalLink>{' '}
          </>
        )}
        <PortalLink href={hrefs.destination({ page: 'siteMap', language, siteId: null })}>
          {t('siteMap.title')}
        </PortalLink>
      </p>
    </section>
  )
}

function Entry({ article, isPaged }: { readonly article: ArticleSummary; readonly isPaged: boolean }) {
  const at = isPaged ? article.firstPage || article.elocationId : ''
  return (
    <li>
      <ArticleTitle article={article} /> {at === '' ? null : <b>{at}</b>}
    </li>
  )
}
