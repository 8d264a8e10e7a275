import { localise } from '@xuekan/core'
import type { ArticleSummary } from '@xuekan/core/content'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatDate } from '../locales/format.ts'
import { pagesOf } from '../locales/pages-of.ts'
import * as styles from './article-list.css.ts'
import { AddToBasket } from './basket/AddToBasket.tsx'
import { SelectionCheckbox } from './basket/SelectionCheckbox.tsx'
import type { Selection } from '../binding/gathering.ts'
import { CiteLink } from './cite/CiteLink.tsx'
import { numbers } from './controls.css.ts'
import { PortalLink } from './PortalLink.tsx'
import { ArticleTitle } from './text/ArticleTitle.tsx'
import { Byline } from './text/Byline.tsx'
import { VersionLabel } from './text/VersionLabel.tsx'

const mostAuthors = 8

/**
 * One entry of a table of contents: title, authors, pages, and the ways in. Its links take the DOI (C2.18); programs read
 * its id from the attribute.
 */
export function ContentsEntry({
  article,
  heading: Heading = 'h4',
  selection,
}: {
  readonly article: ArticleSummary
  readonly heading?: 'h3' | 'h4'
  /** Where several can be chosen together. */
  readonly selection?: Selection | undefined
}) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const href = hrefs.article(article)
  return (
    <article
      className={selection === undefined ? styles.entry : styles.pickable}
      data-href={hrefs.articleById(article)}
    >
      {selection === undefined ? null : (
        <SelectionCheckbox article={article} selection={selection} className={styles.selectionBox} />
      )}
      <Heading className={styles.title}>
        <ArticleTitle article={article} />
      </Heading>
      <span className={`${styles.pages} ${numbers}`}>{pagesOf(article)}</span>
      <div>
        <Byline article={article} most={mostAuthors} className={styles.byline} />
        <p className={styles.ways}>
          {article.doi === '' ? null : <PortalLink href={href}>{t('article.abstractLink')}</PortalLink>}{' '}
          {article.hasFullText ? (
            <PortalLink href={`${href}#fulltext`}>{t('article.fullTextLink')}</PortalLink>
          ) : null}{' '}
          <AddToBasket article={article} among />{' '}
          <CiteLink article={article} among>
            {t('reading.cite')}
          </CiteLink>{' '}
          <VersionLabel version={article.version} quiet />
        </p>
      </div>
    </article>
  )
}

/** One entry of a list of new articles: its day, or its journal and its day, in front. */
export function LatestEntry({
  article,
  withJournal,
}: {
  readonly article: ArticleSummary
  readonly withJournal: boolean
}) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const day = formatDate(article.publishedOn, language)
  return (
    <li className={withJournal ? styles.latestWide : styles.latest} data-href={hrefs.articleById(article)}>
      <p className={styles.source}>
        {withJournal ? <b>{localise(article.journalName, language)}</b> : null}{' '}
        {day === '' ? null : <time dateTime={article.publishedOn}>{day}</time>}
      </p>
      <div>
        <h3 className={styles.title}>
          <ArticleTitle article={article} />
        </h3>
        <div className={styles.credit}>
          <Byline article={article} most={mostAuthors} className={styles.byline} />
          <VersionLabel version={article.version} quiet />
        </div>
      </div>
    </li>
  )
}
