import type { LocalizedText } from '@xuekan/core'
import type { MediaKind, NewsTab, UnissuedStage } from '@xuekan/core/content'
import type { FeedSource } from '@xuekan/core/route'
import { searchArticles } from '../../search/search-articles.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import type { Queryable } from '../../store/database.ts'
import { articlesHolding, inColumn, type Condition } from '../../store/feed-articles.ts'
import { albums } from '../../store/find-albums.ts'
import { articlesByDoi } from '../../store/find-articles-by-doi.ts'
import { articlesOfPeriod, topArticles, unissuedArticles } from '../../store/find-articles.ts'
import { mediaItemConditions, mediaItems, type MediaItemRow } from '../../store/find-media-items.ts'
import { news, newsConditions, type NewsFilter, type NewsRow } from '../../store/find-news.ts'
import { periodById, periodsOf, type PeriodRow } from '../../store/period-row.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { journalsOf, siteById, type SiteRow } from '../../store/site-row.ts'
import { data, readId, refused, type BytesContext, type Outcome } from '../endpoint-handler.ts'
import { findTerm } from '../index-terms/find-term.ts'
import { orRefused, searchedSites } from '../search/requested-sites.ts'
import { requestedSearch } from '../search/requested-search.ts'
import { mediaSites } from '../vod/vod.ts'
import { columnName } from '../shell/channels.ts'
import { withSiteOrHost } from '../sites/sites.ts'

/** Entries of a feed that is no issue's. */
const mostEntries = 50

/** What a feed tells of, as the store has it. */
export interface FoundFeed {
  readonly source: FeedSource
  readonly site: SiteRow
  /** The issue that it is of; null for every other feed. */
  readonly period: PeriodRow | null
  /** What it is of beside its site; both '' for the site itself. */
  readonly name: LocalizedText
  readonly articles: readonly ArticleRow[]
  readonly news: readonly NewsRow[]
  readonly media: readonly MediaItemRow[]
}

const noSuchIssue = refused(404, '没有这一期', 'There is no such issue.')
const noSuchFeed = refused(404, '没有这个订阅源', 'There is no such feed.')
const unnamed = { zh: '', en: '' } as const
const nothing = { period: null, name: unnamed, articles: [], news: [], media: [] } as const

/** Finds what a source names; refused where the site has nothing of that name. */
export function findFeed(context: BytesContext, source: FeedSource | null): Promise<Outcome<FoundFeed>> {
  if (source === null) return Promise.resolve(noSuchFeed)
  if (source.kind === 'issue') return ofIssue(context.database, source)
  if (source.kind === 'search' || source.kind === 'advancedSearch') return ofSearch(context, source)
  return withSiteOrHost(context, async (site) => {
    const found = await onSite(context.database, site, source)
    return found === null ? noSuchFeed : data({ ...nothing, source, site, ...found })
  })
}

async function ofIssue(database: Queryable, source: IssueSource): Promise<Outcome<FoundFeed>> {
  const period = await periodById(database, readId(source.issueId) ?? -1)
  const site = period === null ? null : await siteById(database, period.siteId)
  if (period === null || site === null) return noSuchIssue
  return data({ ...nothing, source, site, period, articles: await articlesOfPeriod(database, period.id) })
}

/** What is newest of what a search finds. */
function ofSearch(context: BytesContext, source: SearchSource): Promise<Outcome<FoundFeed>> {
  const { database, index } = context
  return withSiteOrHost(context, async (site) => {
    const sites = await searchedSites(database, site)
    const requested = requestedSearch(context, source.kind === 'search' ? 'field' : 'advanced', sites)
    if (requested.kind === 'refused') return requested
    const query = { ...requested.data.query, sort: 'date', page: 1 } as const
    return orRefused(async () => {
      const { rows } = await searchArticles(database, index, { ...requested.data, query, size: mostEntries })
      const term = context.parameter('q')
      const name = term === '' ? { zh: '检索结果', en: 'Search results' } : { zh: term, en: term }
      return data({ ...nothing, source, site, name, articles: rows })
    })
  })
}

type SearchSource = Extract<FeedSource, { kind: 'search' | 'advancedSearch' }>
type IssueSource = Extract<FeedSource, { kind: 'issue' }>
type OnSite = Partial<Pick<FoundFeed, 'name' | 'articles' | 'news' | 'media'>>

async function onSite(
  database: Queryable,
  site: SiteRow,
  source: Exclude<FeedSource, IssueSource | SearchSource>,
): Promise<OnSite | null> {
  const journals = (await journalsOf(database, site)).map(({ id }) => id)
  const newest = async (condition: Condition, sites: readonly number[] = journals) =>
    (await articlesHolding(database, sites, condition, { size: mostEntries, offset: 0 })).rows
  switch (source.kind) {
    case 'current':
      return { articles: await current(database, site, journals) }
    case 'latest': {
      const articles = await topArticles(database, journals, 'published', mostEntries)
      return { name: { zh: '最新文章', en: 'Latest articles' }, articles }
    }
    case 'onlineFirst':
    case 'justAccepted': {
      const page = { size: mostEntries, offset: 0 }
      const { rows } = await unissuedArticles(database, journals, source.kind, {}, page)
      return { name: stageNames[source.kind], articles: rows }
    }
    case 'column':
      return named(await newest(inColumn(source.column)), ({ record }) => record.column)
    case 'keyword':
    case 'author':
    case 'subject': {
      const found = await findTerm(database, site, source)
      return found === null ? null : named(await newest(found.condition, found.sites), found.nameIn)
    }
    case 'news':
      return { name: newsNames[source.tab ?? 'all'], news: await newsOf(database, site, source.tab) }
    case 'audio':
    case 'video': {
      const filter = mediaItemConditions({ kind: source.kind, q: '', field: 'all' })
      const page = { size: mostEntries, offset: 0 }
      const { rows } = await mediaItems.ofSites(database, await mediaSites(database, site), page, filter)
      return { name: mediaNames[source.kind], media: rows }
    }
    case 'album':
      return ofAlbum(database, site, readId(source.albumId))
    case 'filed':
      return filedUnder(database, site, readId(source.channelId))
  }
}

/** The current issue; of a group and the aggregate what is newest in their journals. */
async function current(
  database: Queryable,
  site: SiteRow,
  journals: readonly number[],
): Promise<readonly ArticleRow[]> {
  if (site.type !== 'single') return topArticles(database, journals, 'published', mostEntries)
  const [period] = await periodsOf(database, site.id)
  return period === undefined ? [] : articlesOfPeriod(database, period.id)
}

/** What is named after its newest article; null without one. */
function named(
  articles: readonly ArticleRow[],
  nameOf: (newest: ArticleRow) => LocalizedText,
): OnSite | null {
  const [newest] = articles
  return newest === undefined ? null : { name: nameOf(newest), articles }
}

const stageNames: Readonly<Record<UnissuedStage, LocalizedText>> = {
  onlineFirst: { zh: '网络首发', en: 'Online first' },
  justAccepted: { zh: '录用定稿', en: 'Just accepted' },
}

const mediaNames: Readonly<Record<MediaKind, LocalizedText>> = {
  audio: { zh: '音频', en: 'Audio' },
  video: { zh: '视频', en: 'Videos' },
}

const newsNames: Readonly<Record<NewsTab | 'all', LocalizedText>> = {
  all: { zh: '新闻', en: 'News' },
  information: { zh: '资讯', en: 'Information' },
  announcement: { zh: '公告', en: 'Announcements' },
  dynamic: { zh: '动态', en: 'Updates' },
  statement: { zh: '声明', en: 'Statements' },
}

const newsOf = (database: Queryable, site: SiteRow, tab: NewsTab | null): Promise<readonly NewsRow[]> =>
  newsUnder(database, site, { channelId: null, kind: tab ?? '', q: '' })

async function newsUnder(
  database: Queryable,
  site: SiteRow,
  filter: NewsFilter,
): Promise<readonly NewsRow[]> {
  const conditions = newsConditions(filter)
  const page = { size: mostEntries, offset: 0 }
  return (await news.ofSites(database, await shownSites(database, site), page, conditions)).rows
}

async function ofAlbum(database: Queryable, site: SiteRow, id: number | null): Promise<OnSite | null> {
  const album = await albums.byId(database, id)
  if (album === null || !(await shownSites(database, site)).includes(album.siteId)) return null
  const { rows } = await articlesByDoi(database, album, { size: mostEntries, offset: 0 })
  return { name: album.record.name, articles: rows }
}

async function filedUnder(database: Queryable, site: SiteRow, id: number | null): Promise<OnSite | null> {
  const name = await columnName(database, site, id)
  return name === null
    ? null
    : { name, news: await newsUnder(database, site, { channelId: id, kind: '', q: '' }) }
}
