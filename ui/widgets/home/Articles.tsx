import { localise } from '@xuekan/core'
import { rankingPeriods, wholeColumns, wholeRows, type ArticleSummary } from '@xuekan/core/content'
import { emptySearchQuery } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useReachable } from '../../binding/use-reachable.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { LatestEntry } from '../ArticleListItem.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { ArticleTitle } from '../text/ArticleTitle.tsx'
import { Byline } from '../text/Byline.tsx'
import { VersionLabel } from '../text/VersionLabel.tsx'
import * as styles from './articles.css.ts'
import { HomeSection } from './HomeSection.tsx'
import type { ModuleProps } from './module-props.ts'

/** What has appeared before its issue, each with its day and its version. */
export function DatedArticles({ module, content, width }: ModuleProps<'onlineFirst' | 'justAccepted'>) {
  const { language } = usePortal()
  const reachable = useReachable()
  const more = reachable({ page: content.kind, language, siteId: null, channelId: null })
  return (
    <HomeSection module={module} width={width} more={more}>
      <ul>
        {content.articles.map((article) => (
          <DatedEntry key={article.id} article={article} />
        ))}
      </ul>
    </HomeSection>
  )
}

function DatedEntry({ article }: { readonly article: ArticleSummary }) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const day = formatDate(article.publishedOn, language)
  return (
    <li className={styles.entry} data-href={hrefs.articleById(article)}>
      <p className={styles.dated}>
        {day === '' ? null : <time dateTime={article.publishedOn}>{day}</time>}{' '}
        <VersionLabel version={article.version} quiet />
      </p>
      <h3 className={styles.title}>
        <ArticleTitle article={article} />
      </h3>
      <Byline article={article} most={4} className={styles.by} />
    </li>
  )
}

/** The newest articles, day by day. */
export function River({ module, content, width }: ModuleProps<'latest'>) {
  const { shell, t } = usePortal()
  const hrefs = useHrefs()
  const all = hrefs.search({ ...emptySearchQuery, sort: 'date' })
  const isWide = width > 8
  return (
    <HomeSection
      module={module}
      width={width}
      more={all}
      moreText={t('home.allArticles')}
      heading={content.isMore ? 'home.moreRecent' : 'home.latest'}
    >
      <ul className={isWide ? styles.twoColumns : undefined}>
        {wholeRows(content.articles, isWide ? 2 : 1).map((article) =>
          width > 4 ? (
            <LatestEntry key={article.id} article={article} withJournal={shell.site.type !== 'single'} />
          ) : (
            <DatedEntry key={article.id} article={article} />
          ),
        )}
      </ul>
    </HomeSection>
  )
}

/** The articles that are read most, numbered, with the choice of the period, each an address of its own. */
export function Ranking({ module, content, width }: ModuleProps<'ranking'>) {
  const { shell, language, t } = usePortal()
  const hrefs = useHrefs()
  const reachable = useReachable()
  const { period } = content
  const isWide = width > 8
  const columns = wholeColumns(content.articles.length, [4, 5, 3])
  const articles = isWide ? wholeRows(content.articles, columns) : content.articles
  const more = reachable({ page: 'ranking', language, siteId: null, by: content.by, period })
  return (
    <HomeSection module={module} width={width} more={more} moreText={t('home.allRanks')}>
      <ul className={styles.periods} aria-label={t('home.periods')}>
        {rankingPeriods.map((each) => (
          <li key={each}>
            <PortalLink
              href={`${hrefs.homeOver(each)}#ranking`}
              aria-current={each === period ? 'true' : undefined}
            >
              {t(`home.period.${each}`)}
            </PortalLink>
          </li>
        ))}
      </ul>
      {articles.length === 0 ? <p className={styles.none}>{t('home.noReads')}</p> : null}
      <ol
        className={
          isWide
            ? `${styles.rankWide} ${styles.rankColumns[columns] ?? ''}`
            : width > 6
              ? styles.rankTwo
              : styles.rank
        }
      >
        {articles.map((article) => (
          <li key={article.id}>
            <div>
              <ArticleTitle article={article} />{' '}
              <small>
                {shell.site.type !== 'single'
                  ? localise(article.journalName, language)
                  : period === 'all'
                    ? t('home.reads', { shown: formatNumber(article.visits, language) })
                    : localise(article.section, language)}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
