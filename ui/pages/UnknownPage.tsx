import type { PageModel, UnknownContent } from '@xuekan/core'
import type { ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { issueName } from '../locales/issue-name.ts'
import { ArticleTitle } from '../widgets/text/ArticleTitle.tsx'
import { buttonPrimary, wrap } from '../widgets/controls.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { SearchBox } from '../widgets/search/SearchBox.tsx'
import * as styles from '../widgets/state/unknown.css.ts'

interface Props {
  readonly model: PageModel<UnknownContent>
}

/** An address without a page: plain words, a search, the way home, and what the site has in its place (C2.4). */
export function UnknownPage({ model }: Props) {
  const { shell, t } = usePortal()
  const state = useBehavior(model.state$)
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div>
        <h1 className={styles.title}>{t('unknown.message')}</h1>
        <p className={styles.text}>{t('unknown.hint')}</p>
        {shell.header.showSearch ? (
          <div className={styles.search}>
            <SearchBox label={t('unknown.search')} />
          </div>
        ) : null}
        <PortalLink className={buttonPrimary} href={useHrefs().home}>
          {t('failed.home')}
        </PortalLink>
      </div>
      {state.status === 'ready' ? <Contents content={state.value} /> : null}
    </div>
  )
}

/** Titles before the gap. */
const before = 3

/** The contents of the newest issue, with a gap where the page would stand. */
function Contents({ content: { issue, articles } }: { readonly content: UnknownContent }) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  if (articles.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>
        {issue === null ? (
          t('unknown.newest')
        ) : (
          <PortalLink href={hrefs.issue(issue)}>{`${issueName(t, issue)} ${t('issue.contents')}`}</PortalLink>
        )}
      </h2>
      <ol className={styles.contents}>
        {articles.slice(0, before).map((article) => (
          <Entry key={article.id} article={article} isPaged={issue !== null} />
        ))}
        <li className={styles.gap} aria-hidden="true">
          {t('unknown.missing')}
          <b>404</b>
        </li>
        {articles.slice(before).map((article) => (
          <Entry key={article.id} article={article} isPaged={issue !== null} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ article, isPaged }: { readonly article: ArticleSummary; readonly isPaged: boolean }) {
  const at = isPaged ? article.firstPage || article.elocationId : ''
  return (
    <li>
      <ArticleTitle article={article} />
      {at === '' ? null : <b>{at}</b>}
    </li>
  )
}
