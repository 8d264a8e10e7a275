import { localise, type UiLanguage } from '@xuekan/core'
import { plainText } from '@xuekan/core/content'
import {
  absoluteLink,
  feedAddress,
  feedPage,
  feedSourceFrom,
  formatRoute,
  issueRoute,
  printRss,
  type FeedSource,
  type Route,
} from '@xuekan/core/route'
import { bytesInMemory } from '../../bytes/bytes.ts'
import type { NewsRow } from '../../store/find-news.ts'
import type { PeriodRow } from '../../store/period-row.ts'
import { journalsOf } from '../../store/site-row.ts'
import { articleUrl } from '../citations/cited-article.ts'
import { data, type BytesContext, type HandlersOf } from '../endpoint-handler.ts'
import { feedItem, mediaFeedItem, newsItem } from './feed-item.ts'
import { findFeed, type FoundFeed } from './find-feed.ts'
import { requestedHost, siteName, siteOrigin } from './site-origin.ts'

/** RSS 2.0 of an issue by its id, of what is current on a site, or of one of its lists (C2.36). */
export const feedHandlers: HandlersOf<'rss'> = {
  rss: async (context) => {
    const outcome = await findFeed(context, feedSourceFrom(context.parameter))
    if (outcome.kind === 'refused') return outcome
    const text = Buffer.from(printRss(await feedOf(context, outcome.data)))
    return data(
      bytesInMemory(text, {
        mediaType: 'application/rss+xml; charset=utf-8',
        content: { sites: [String(outcome.data.site.id)] },
        caching: 'revalidate',
        fileName: '',
        shown: 'inline',
        unlisted: true,
        zips: true,
      }),
    )
  },
}

async function feedOf(context: BytesContext, found: FoundFeed) {
  const { database, origin, language } = context
  const { site, source, period, articles, news, media } = found
  const host = await requestedHost(context, origin)
  const own = siteOrigin(host, site)
  const journals = await journalsOf(database, site)
  const origins = new Map<number, string>()
  for (const journal of journals) origins.set(journal.id, siteOrigin(host, journal))
  const links = { host, shown: siteName(site), language, prefixed: true }
  return {
    title: titleOf(found, language),
    url: absoluteLink(pageOf(period, source, language), links),
    feedUrl: own + feedAddress(source, String(site.id), language),
    description: localise(site.config.journal?.introduction ?? site.config.description, language),
    language,
    items: [
      ...articles.map((row) =>
        feedItem(row, journals, articleUrl(origins.get(row.siteId) ?? own, row, language), language),
      ),
      ...news.map((row) => newsItem(row, newsUrl(row, origins.get(row.siteId) ?? own, language), language)),
      ...media.map((row) => {
        const page = { page: row.kind, language, siteId: null, mediaId: String(row.id) } as const
        const url = (origins.get(row.siteId) ?? own) + formatRoute(page)
        return mediaFeedItem(row, { url, origin: own }, language)
      }),
    ],
  }
}

function titleOf({ site, period, name }: FoundFeed, language: UiLanguage): string {
  const named = localise(site.config.name, language)
  if (period !== null) return `${named} ${numbersOf(period, language)}`
  const part = plainText(localise(name, language))
  return part === '' ? named : `${named}: ${part}`
}

/** `2026, 57(3)`; in Chinese `2026年第3期`, as feed builders read it. */
const numbersOf = ({ year, volume, issue: number }: PeriodRow, language: UiLanguage): string => {
  if (language === 'zh' && number !== '') return `${year}年第${number}期`
  return [String(year), volume + (number === '' ? '' : `(${number})`)]
    .filter((part) => part !== '')
    .join(', ')
}

const pageOf = (period: PeriodRow | null, source: FeedSource, language: UiLanguage): Route =>
  period === null
    ? (feedPage(source, language) ?? { page: 'home', site: null, language })
    : issueRoute({ ...period, id: String(period.id) }, language)

const newsUrl = ({ id }: NewsRow, origin: string, language: UiLanguage): string =>
  origin + formatRoute({ page: 'news', language, siteId: null, newsId: String(id) })
