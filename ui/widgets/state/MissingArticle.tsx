import { failureWords, statusOfFailure, type AbsentFailure } from '@xuekan/core'
import type { ArticleRoute } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { missingWords } from '../../locales/missing-words.ts'
import { wrap } from '../controls.css.ts'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { SearchAgain } from './SearchAgain.tsx'
import { SiteContents } from './SiteContents.tsx'
import { WaysOut } from './WaysOut.tsx'
import * as styles from './unknown.css.ts'

export interface MissingArticleProps {
  readonly failure: AbsentFailure
  readonly route: ArticleRoute
}

/**
 * An address of an article that is not there: what was asked for, what may have been meant, a search for it, the ways
 * out, and what the site has in its place (C2.4, C2.15).
 */
export function MissingArticle({ failure, route: { by } }: MissingArticleProps) {
  const { shell, language, t } = usePortal()
  const words = missingWords[language]
  const asked = by.kind === 'doi' ? by.doi : by.id
  const status = statusOfFailure(failure)
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div>
        <p className={styles.kicker}>
          <b>{status}</b> <span>{asked}</span>
        </p>
        <div role="alert">
          <h1 className={styles.title}>
            {t(failure.gone === true ? 'article.withdrawn' : 'article.missing')}
          </h1>
          <p className={styles.text}>{t(`failed.${failureWords(failure)}`)}</p>
        </div>
        {failure.nearest === undefined ? null : (
          <section className={styles.nearest} aria-labelledby="nearest">
            <h2 id="nearest">{words.nearest}</h2>
            <ul>
              {failure.nearest.map((article) => (
                <li key={article.id}>
                  <ArticleTitle article={article} /> <small>{article.doi}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
        {shell.header.showSearch ? <SearchAgain asked={asked} /> : null}
        <WaysOut asked={asked} />
      </div>
      {failure.instead === undefined ? null : <SiteContents content={failure.instead} status={status} />}
    </div>
  )
}
