import { rankingMeasures, type RankingMeasure } from '@xuekan/core/content'
import { rankedPeriods } from '@xuekan/rc-pub/contract'
import { rankArticles } from '../../store/rank-articles.ts'
import { journalsOf } from '../../store/site-row.ts'
import { listedArticle } from '../articles/wire-article.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { requestedPage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { isRankedPeriod, rankedSince } from './ranked-since.ts'

/** `views` is another word for visits, which count where no type is given. */
const measureOf = (raw: string): RankingMeasure | undefined =>
  raw === '' || raw === 'views' ? 'visits' : rankingMeasures.find((measure) => measure === raw)

const noSuchMeasure = refused(
  400,
  `不支持的排行类型，可选：${rankingMeasures.join('、')}`,
  `There is no such type. There are: ${rankingMeasures.join(', ')}.`,
)

const noSuchPeriod = refused(
  400,
  `不支持的排行周期，可选：${rankedPeriods.join('、')}`,
  `There is no such period. There are: ${rankedPeriods.join(', ')}.`,
)

/** C7.16: the most visited, downloaded and cited articles of the journals that a site shows. */
export const rankHandlers: HandlersOf<'mostRead'> = {
  mostRead: (context) =>
    withSite(context, async (site) => {
      const { database, parameter, today, language } = context
      const by = measureOf(parameter('type'))
      const period = parameter('period') || 'all'
      if (by === undefined) return noSuchMeasure
      if (!isRankedPeriod(period)) return noSuchPeriod
      const journals = (await journalsOf(database, site)).map(({ id }) => id)
      const since = rankedSince(period, today)
      const rows = await rankArticles(database, journals, by, since, requestedPage(context).size)
      return data(rows.map((row) => listedArticle(row, language)))
    }),
}
