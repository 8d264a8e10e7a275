import { localise } from '@xuekan/core'
import type { PageModel, RankingContent } from '@xuekan/core/page'
import { rankingMeasures, rankingPeriods, type ArticleSummary } from '@xuekan/core/content'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatNumber } from '../locales/format.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { byline } from '../widgets/article-list.css.ts'
import { lead, tabs, title } from '../widgets/list/list.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { periods, places } from '../widgets/ranking/ranking.css.ts'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { ArticleTitle } from '../widgets/text/ArticleTitle.tsx'
import { Byline } from '../widgets/text/Byline.tsx'
import { Listed } from '../widgets/Listed.tsx'

interface Props {
  readonly model: PageModel<RankingContent>
  readonly route: Extract<Route, { page: 'ranking' }>
}

const mostAuthors = 6

/** The articles that were read, downloaded or cited most, over one of six periods (C2.32). */
export function RankingPage({ model, route }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const at = { page: 'ranking', language, siteId: null, by: route.by, period: route.period } as const
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t(`ranking.${route.by}`) }]} />
      <h1 className={title}>{t(`ranking.${route.by}`)}</h1>
      <p className={lead}>{t(`ranking.${route.by}.lead`)}</p>
      <nav className={tabs} aria-label={t('ranking.measures')}>
        <Listed>
          {rankingMeasures.map((by) => (
            <PortalLink
              key={by}
              href={hrefs.destination({ ...at, by })}
              aria-current={by === route.by ? 'page' : undefined}
            >
              {t(`ranking.${by}`)}
            </PortalLink>
          ))}
        </Listed>
      </nav>
      <nav className={periods} aria-label={t('ranking.periods')}>
        <Listed>
          {rankingPeriods.map((period) => (
            <PortalLink
              key={period}
              href={hrefs.destination({ ...at, period })}
              aria-current={period === route.period ? 'true' : undefined}
            >
              {t(`ranking.period.${period}`)}
            </PortalLink>
          ))}
        </Listed>
      </nav>
      <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
        {(content) => <Places content={content} />}
      </RemoteView>
    </div>
  )
}

function Places({ content: { by, period, articles } }: { readonly content: RankingContent }) {
  const { language, t } = usePortal()
  if (articles.length === 0) return <EmptyState text={t('ranking.empty')} />
  return (
    <ol className={places}>
      {articles.map((article) => (
        <li key={article.id}>
          <div>
            <h2>
              <ArticleTitle article={article} />
            </h2>
            <Byline article={article} most={mostAuthors} className={byline} />
            <p>
              {localise(article.journalName, language)} {article.year}{' '}
              {period === 'all' || by === 'citations' ? (
                <span>
                  {t(`ranking.${by}.count`, {
                    count: counted(article, by),
                    shown: formatNumber(counted(article, by), language),
                  })}
                </span>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Over all time: how often an article was used within a period is not told, only its place. */
const counted = (article: ArticleSummary, by: RankingContent['by']): number =>
  by === 'visits' ? article.visits : article[by]
