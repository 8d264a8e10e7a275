import { isUiLanguage, type UiLanguage } from '@xuekan/core'
import type { ArticleSummary } from '@xuekan/core/content'
import { readQuery, type Query } from '@xuekan/core/route'
import { facetsFrom, findFrom, type SearchQuery } from '@xuekan/core/search'
import { asSiteId } from '@xuekan/core/site'
import { createFakeGateways, siteById, type FakeContent } from '@xuekan/core/testing'
import type { RcPubAnswer, RcPubRequest } from '@xuekan/rc-pub/contract'
import { resultOf } from '../first-answer.ts'
import { wireArticle, wireChannel, wireJournal, wirePeriod, wireSite, wireSummary } from './wire-content.ts'

type Script = (request: RcPubRequest, language: UiLanguage) => Promise<unknown>

/** Answers the calls of the portal over content in memory, in the wire's own words and with its looser types. */
export function createScriptedRcPub(content: FakeContent): (request: RcPubRequest) => Promise<RcPubAnswer> {
  const gateways = createFakeGateways(content)
  const siteIdOf = (request: RcPubRequest) =>
    asSiteId(request.query['siteId'] ?? request.headers['siteid'] ?? '')
  const contextOf = (request: RcPubRequest, language: UiLanguage) => ({ language, siteId: siteIdOf(request) })
  const orNull = async <T, U>(
    answer: Parameters<typeof resultOf<T>>[0],
    print: (value: T) => U,
  ): Promise<U | null> => {
    const result = await resultOf(answer)
    return result.ok ? print(result.value) : null
  }

  const changes = new Map(content.articles.map(({ article, changedAt }) => [article.id, changedAt ?? null]))
  const listed = (article: ArticleSummary, language: UiLanguage) => ({
    ...wireSummary(article, language),
    sysLastmodified: changes.get(article.id),
  })

  const scripts: Readonly<Record<string, Script>> = {
    'site/findBySld': async ({ query }, language) =>
      orNull(
        gateways.sites.findSite(
          query['sld'] === undefined ? { siteId: asSiteId(query['siteId'] ?? '') } : { sld: query['sld'] },
          language,
        ),
        (site) => wireSite(site, language),
      ),
    'config-header/getConfigHeader': async () => ({ navStyle: '2', searchConfigs: { isShow: '1' } }),
    'config-footer/getConfigFooter': async () => null,
    'channel/getChannelList': async (request, language) =>
      orNull(gateways.sites.channels(contextOf(request, language)), (channels) => channels.map(wireChannel)),
    'channel/getChannelInfo': async (request, language) => {
      const context = contextOf(request, language)
      return orNull(
        gateways.sites.channelPage(context, request.query['channelId'] ?? ''),
        ({ channel, body }) => ({
          ...wireChannel(channel),
          content: body,
        }),
      )
    },
    'publication/getPublicationConfig': async (request, language) =>
      orNull(gateways.sites.journal(contextOf(request, language)), (journal) =>
        wireJournal(journal, language),
      ),
    'publication/getPublications': async (request, language) =>
      orNull(gateways.sites.journals(contextOf(request, language)), (journals) =>
        journals.map((journal) => wireJournal(journal, language)),
      ),
    'front-period/getPeriodTree': async (request) => {
      const years = siteById(content, siteIdOf(request))?.years ?? []
      const periods = years.map((year) => ({
        year: year.year,
        periods: year.issues.map(wirePeriod).toReversed(),
      }))
      return years.length === 0 ? [] : [{ publicationName: '学报', publicationId: 12, '2021-2026': periods }]
    },
    'front-article/getArticleByDoi': async (request, language) =>
      orNull(gateways.articles.byDoi(contextOf(request, language), request.query['doi'] ?? ''), (article) =>
        wireArticle(article, language),
      ),
    'front-article/getHtml': async (request, language) =>
      orNull(
        gateways.articles.fullText(contextOf(request, language), request.query['id'] ?? ''),
        (text) => text,
      ),
    'front-article/getLatest': async (request, language) =>
      orNull(
        gateways.articles.latest(contextOf(request, language), Number(request.query['size'])),
        (articles) => articles.map((article) => listed(article, language)),
      ),
    'rank/getArticles': async (request, language) =>
      orNull(
        gateways.articles.mostRead(contextOf(request, language), Number(request.query['size'])),
        (articles) => articles.map((article) => wireSummary(article, language)),
      ),
    'front-article/batchPublicizeInfo': async (request, language) =>
      orNull(
        gateways.citations.batchInfo(contextOf(request, language), (request.query['ids'] ?? '').split(',')),
        (found) =>
          found.toReversed().map(({ id, text }) => ({ id: Number(id), quote: text.zh, transQuote: text.en })),
      ),
    'search/search': async (request, language) =>
      orNull(
        gateways.search.articles(
          contextOf(request, language),
          searchOf(request),
          Number(request.query['size']),
        ),
        (result) => ({
          total: result.total,
          content: result.hits.map(({ article, snippet }) => ({
            ...wireSummary(article, language),
            snippet,
          })),
          words: result.words,
          facets: result.facets,
        }),
      ),
  }

  const byPath = async (request: RcPubRequest, language: UiLanguage, path: string): Promise<unknown> => {
    const issue = /^front-article\/getArticlesByPeriodicalIdGroupByColumn\/(.+)$/.exec(path)?.[1]
    const context = contextOf(request, language)
    if (issue !== undefined) {
      return orNull(gateways.articles.contents(context, issue), (sections) =>
        sections.map(({ name, articles }) => ({
          column: name,
          content: articles.map((article) => listed(article, language)),
        })),
      )
    }
    const id = /^front-article\/(.+)$/.exec(path)?.[1]
    return id === undefined
      ? undefined
      : orNull(gateways.articles.byId(context, id), (article) => wireArticle(article, language))
  }

  return async (request) => {
    const path = request.path.replace('/rc-pub/front/', '')
    const header = request.headers['language']
    const language = isUiLanguage(header) ? header : 'en'
    const data = await (scripts[path]?.(request, language) ?? byPath(request, language, path))
    const body =
      data === undefined ? { status: 404, message: '', data: null } : { status: 0, message: '操作成功', data }
    return { httpStatus: 200, body: { kind: 'text', text: JSON.stringify(body) } }
  }
}

function searchOf({ query }: RcPubRequest): SearchQuery {
  const narrowing: Query = [
    ...(['year', 'journal', 'column', 'keyword'] as const).map(
      (field) => [field, query[field] ?? ''] as const,
    ),
    ...readQuery(query['narrow'] ?? ''),
  ]
  const find = findFrom(narrowing)
  return {
    term: query['q'] ?? '',
    field: query['field'] as SearchQuery['field'],
    sort: query['sort'] as SearchQuery['sort'],
    time: Number(query['time']) as SearchQuery['time'],
    page: Number(query['page']) + 1,
    facets: facetsFrom(narrowing),
    ...(find === null ? {} : { find }),
  }
}
