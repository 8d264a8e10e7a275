import { localise, type UiLanguage } from '@xuekan/core'
import { absoluteLink, feedAddress, issueRoute, printRss, type Route } from '@xuekan/core/route'
import { bytesInMemory } from '../../bytes/bytes.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import type { Queryable } from '../../store/database.ts'
import { articlesOfPeriod, topArticles } from '../../store/find-articles.ts'
import { periodById, periodsOf, type PeriodRow } from '../../store/period-row.ts'
import { journalsOf, siteById, type SiteRow } from '../../store/site-row.ts'
import { articleUrl } from '../citations/cited-article.ts'
import {
  data,
  readId,
  refused,
  type BytesContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { feedItem } from './feed-item.ts'
import { askedHost, siteName, siteOrigin } from './site-origin.ts'

const noSuchIssue = refused(404, '没有这一期', 'There is no such issue.')

/** Newest articles of a group or of the aggregate, which have no issue of their own. */
const newestOfMany = 50

interface FeedOutcome {
  readonly site: SiteRow
  /** null for what is current, whichever issue that is. */
  readonly period: PeriodRow | null
  readonly rows: readonly ArticleRow[]
}

/** RSS 2.0 of an issue by its id, or of what is current on a site. */
export const feedHandlers: HandlersOf<'rss'> = {
  rss: async (context) => {
    const requested = context.parameter('periodId')
    const outcome =
      requested === '' || requested.toLowerCase() === 'currentissue'
        ? await withSite(context, async (site) => current(context.database, site))
        : await issue(context.database, readId(requested) ?? -1)
    if (outcome.kind === 'refused') return outcome
    const text = Buffer.from(printRss(await feedOf(context, outcome.data)))
    return data(
      bytesInMemory(text, {
        mediaType: 'application/rss+xml; charset=utf-8',
        caching: 'revalidate',
        fileName: '',
        shown: 'inline',
      }),
    )
  },
}

async function issue(database: Queryable, id: number): Promise<Outcome<FeedOutcome>> {
  const period = await periodById(database, id)
  const site = period === null ? null : await siteById(database, period.siteId)
  if (period === null || site === null) return noSuchIssue
  return data({ site, period, rows: await articlesOfPeriod(database, period.id) })
}

async function current(database: Queryable, site: SiteRow): Promise<Outcome<FeedOutcome>> {
  if (site.type !== 'single') {
    const journals = (await journalsOf(database, site)).map(({ id }) => id)
    return data({
      site,
      period: null,
      rows: await topArticles(database, journals, 'published', newestOfMany),
    })
  }
  const [period = null] = await periodsOf(database, site.id)
  return data({
    site,
    period: null,
    rows: period === null ? [] : await articlesOfPeriod(database, period.id),
  })
}

async function feedOf({ database, origin, language }: BytesContext, { site, period, rows }: FeedOutcome) {
  const host = await askedHost(database, origin)
  const own = siteOrigin(host, site)
  const journals = await journalsOf(database, site)
  const origins = new Map<number, string>()
  for (const journal of journals) origins.set(journal.id, siteOrigin(host, journal))
  const name = localise(site.config.name, language)
  return {
    title: period === null ? name : `${name} ${numbersOf(period, language)}`,
    url: absoluteLink(pageOf(period, language), { host, shown: siteName(site), language, prefixed: true }),
    feedUrl: own + feedAddress(String(site.id), period === null ? null : String(period.id), language),
    description: localise(site.config.journal?.introduction ?? site.config.description, language),
    language,
    items: rows.map((row) =>
      feedItem(row, journals, articleUrl(origins.get(row.siteId) ?? own, row, language), language),
    ),
  }
}

/** `2026, 57(3)`; in Chinese `2026年第3期`, as feed builders read it. */
const numbersOf = ({ year, volume, issue: number }: PeriodRow, language: UiLanguage): string => {
  if (language === 'zh' && number !== '') return `${year}年第${number}期`
  return [String(year), volume + (number === '' ? '' : `(${number})`)]
    .filter((part) => part !== '')
    .join(', ')
}

const pageOf = (period: PeriodRow | null, language: UiLanguage): Route =>
  period === null
    ? { page: 'home', site: null, language }
    : issueRoute({ ...period, id: String(period.id) }, language)
