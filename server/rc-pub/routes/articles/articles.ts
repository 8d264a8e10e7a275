import { localise, type UiLanguage } from '@xuekan/core'
import { publishingPace, readUnissuedChoice, type UnissuedStage } from '@xuekan/core/content'
import { readRegistryId, registries } from '@xuekan/core/search'
import type { WireArticle } from '@xuekan/rc-pub/contract'
import { pdfSizeOf } from '../../pdf/pdf-size.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import {
  articleByDoi,
  articleByRegistryKey,
  articleById,
  articlesOfPeriod,
  fullTextOf,
  publishingTimes,
  topArticles,
  unissuedArticles,
  unissuedColumns,
} from '../../store/find-articles.ts'
import { furtherFullText } from '../../store/find-further-texts.ts'
import { journalsOf } from '../../store/site-row.ts'
import { isRemovedDoi, isRemovedId } from '../../store/tombstones.ts'
import {
  data,
  orNull,
  readId,
  refused,
  type HandlerContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'
import { answerPage } from '../answer-page.ts'
import { requestedPage } from '../paging.ts'
import { registryKey } from '../../store/registry-ids.ts'
import { doiSpellings } from './doi-spellings.ts'
import { withSite } from '../sites/sites.ts'
import { wireAbout } from './wire-about.ts'
import { listedArticle, wireArticle } from './wire-article.ts'

type ArticleEndpoints =
  | 'articleByDoi'
  | 'articleById'
  | 'articleByRegistryId'
  | 'fullText'
  | 'contents'
  | 'latest'
  | 'unissued'
  | 'unissuedColumns'
  | 'publishingPace'

/** C7.15: articles by DOI and id, their full text, the contents of an issue, and the newest. */
export const articleHandlers: HandlersOf<ArticleEndpoints> = {
  articleByDoi: async (context) => {
    const spellings = doiSpellings(context.parameter('doi'))
    const row = await articleByDoi(context.database, spellings, readId(context.siteId))
    if (row === null && (await isRemovedDoi(context.database, spellings))) return removed
    return read(context, row)
  },
  articleByRegistryId: async (context) => {
    const [id] = registries.flatMap((registry) => readRegistryId(registry, context.parameter(registry)) ?? [])
    const { database, siteId } = context
    return read(
      context,
      id === undefined ? null : await articleByRegistryKey(database, registryKey(id), readId(siteId)),
    )
  },
  articleById: async (context) => {
    const id = readId(context.parameter('id'))
    const row = id === null ? null : await articleById(context.database, id)
    if (row === null && id !== null && (await isRemovedId(context.database, id))) return removed
    return read(context, row)
  },
  fullText: async ({ database, language, parameter }) => {
    const id = readId(parameter('id')) ?? -1
    return data(
      (await furtherFullText(database, id, parameter('text'))) ?? (await fullTextOf(database, id, language)),
    )
  },
  contents: async ({ database, language, parameter }) => {
    const rows = await articlesOfPeriod(database, readId(parameter('periodId')) ?? -1)
    if (rows.length === 0) return data(null)
    const listed = /^(?:0|false)$/i.test(parameter('showCover'))
      ? rows.filter((row) => !isFrontMatter(row))
      : rows
    const size = Number(parameter('size'))
    return data(bySection(size > 0 ? listed.slice(0, size) : listed, language))
  },
  latest: (context) =>
    withSite(context, async (site) => {
      const { database, language } = context
      const journals = (await journalsOf(database, site)).map(({ id }) => id)
      const rows = await topArticles(database, journals, 'published', requestedPage(context).size)
      return data(rows.map((row) => listedArticle(row, language)))
    }),
  unissued: (context) =>
    withSite(context, async (site) => {
      const journals = (await journalsOf(context.database, site)).map(({ id }) => id)
      const choice = readUnissuedChoice(context.parameter('column'), context.parameter('sort'))
      return answerPage(
        context,
        (page) => unissuedArticles(context.database, journals, stageOf(context), choice, page),
        listedArticle,
      )
    }),
  unissuedColumns: (context) =>
    withSite(context, async (site) => {
      const journals = (await journalsOf(context.database, site)).map(({ id }) => id)
      const columns = await unissuedColumns(context.database, journals, stageOf(context))
      return data(
        columns.map(({ value, label, count }) => ({
          value,
          label: localise(label, context.language),
          count,
        })),
      )
    }),
  publishingPace: (context) =>
    withSite(context, async (site) => {
      const journals = (await journalsOf(context.database, site)).map(({ id }) => id)
      const times = await publishingTimes(context.database, journals)
      return data(publishingPace(times, context.today))
    }),
}

const stageOf = ({ parameter }: HandlerContext): UnissuedStage =>
  parameter('type') === 'justAccepted' ? 'justAccepted' : 'onlineFirst'

/** HTTP's own status for what was there. */
const removed = refused(410, '文章已撤下', 'The article has been removed.')

async function read(
  { database, visits, language }: HandlerContext,
  row: ArticleRow | null,
): Promise<Outcome<WireArticle | null>> {
  if (row === null) return data(null)
  visits.countArticle(row.id)
  const pdfSize = await pdfSizeOf(database, row, language)
  return data({ ...wireArticle(row, language), pdfSize, ...(await wireAbout(database, row)) })
}

/** Covers and contents pages stand among the articles, without DOI and authors. */
const isFrontMatter = ({ record }: ArticleRow): boolean =>
  record.doi === '' && record.contributors.length === 0

/** Columns in the order in which the pages of the issue first show them. */
function bySection(rows: readonly ArticleRow[], language: UiLanguage) {
  const columns = new Map<string, WireArticle[]>()
  for (const row of rows) {
    const article = listedArticle(row, language)
    columns.set(article.lanmu ?? '', [...(columns.get(article.lanmu ?? '') ?? []), article])
  }
  return [...columns].map(([column, content]) => ({ column: orNull(column), content }))
}
