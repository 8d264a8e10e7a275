import { languageShown, localise } from '@xuekan/core'
import type { FloatContent } from '@xuekan/core/page'
import { citeAsUrl } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { issueName } from '../../locales/issue-name.ts'
import { sourceOf } from '../../locales/source-of.ts'
import { ArrowLink } from '../ArrowLink.tsx'
import { railSection } from '../controls.css.ts'
import { Cover } from '../Cover.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import * as styles from './float.css.ts'

const mostAuthors = 6

/** The article that a figure or a table stands in, and what may be done with it. */
export function SourceArticle({ content: { article, shown } }: { readonly content: FloatContent }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = localise(article.journalName, language)
  const source = [name, sourceOf(article)].filter((part) => part !== '').join(' ')
  const place = shown.anchor === '' ? '#fulltext' : `#${shown.anchor}`
  const copyright = localise(article.copyright, language)
  const stated = languageShown(article.copyright, language)
  return (
    <aside className={styles.rail} aria-label={t('float.from')}>
      <section className={railSection}>
        <h2>{t('float.from')}</h2>
        <div className={styles.source}>
          <Cover url={article.coverUrl} alt="" name={name} number={article.issue} />
          <div>
            <h3>
              <ArticleTitle article={article} />
            </h3>
            <Byline article={article} most={mostAuthors} className={styles.small} />
            <p className={styles.small}>
              {article.issue === '' ? (
                source
              ) : (
                <PortalLink href={hrefs.issue(article)} aria-label={`${name} ${issueName(t, article)}`}>
                  {source}
                </PortalLink>
              )}
            </p>
          </div>
        </div>
        <p className={styles.small}>
          <ArrowLink href={hrefs.article(article) + place}>{t('float.inText')}</ArrowLink>
        </p>
      </section>
      <dl className={styles.facts}>
        {article.license === null || article.license.url === '' ? null : (
          <div>
            <dt>{t('float.license')}</dt>
            <dd>
              <ExternalLink href={article.license.url}>
                {article.license.name || article.license.url}
              </ExternalLink>
            </dd>
          </div>
        )}
        {copyright === '' ? null : (
          <div>
            <dt>{t('float.copyright')}</dt>
            <dd lang={stated === language ? undefined : stated}>{copyright}</dd>
          </div>
        )}
        {article.doi === '' ? null : (
          <div>
            <dt>DOI</dt>
            <dd>
              <ExternalLink href={citeAsUrl(article.doi) || hrefs.article(article)}>
                {article.doi}
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
