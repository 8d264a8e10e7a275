import {
  citationFormatNamed,
  citationPieces,
  citationRecordOf,
  type CitationFormat,
} from '@xuekan/core/citation'
import { searchExportName } from '@xuekan/core/search'
import type { Queryable } from '../../store/database.ts'
import { articlesInOrder } from '../../store/find-articles-by-doi.ts'
import { articleUrl, citedArticle } from '../citations/cited-article.ts'
import { noSuchFormat } from '../citations/no-such-format.ts'
import { data, refused, type BytesContext, type HandlersOf, type Outcome } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import type { Streamed } from '../../bytes/streamed.ts'
import { orRefused, searchedSites } from './requested-sites.ts'
import { requestedSearch } from './requested-search.ts'

/** Articles that are in memory at once. */
const pieceSize = 100

const nothingFound = refused(404, '检索没有结果，无可导出', 'The search finds nothing to export.')

const refusedNow = (kind: 'busy' | 'tooMany', retryAfter: number): Outcome<never> => {
  const minutes = Math.ceil(retryAfter / 60)
  return {
    ...(kind === 'busy'
      ? refused(
          503,
          `另一份检索结果正在导出，请 ${retryAfter} 秒后再试`,
          `Another result is being exported: please try again in ${retryAfter} seconds.`,
        )
      : refused(
          429,
          `每小时最多导出 3 次检索结果，请 ${minutes} 分钟后再试`,
          `A result can be exported three times an hour: please try again in ${minutes} minutes.`,
        )),
    retryAfter,
    inWords: true,
  }
}

/** The whole result of a search as citations in one of the five formats, in the order that is shown. */
export const searchExportHandlers: HandlersOf<'searchExport'> = {
  searchExport: (context) =>
    withSite(context, async (site) => {
      const { database, index, parameter, exports, asker } = context
      const format = citationFormatNamed(parameter('citationType'))
      if (format === null) return noSuchFormat
      const sites = await searchedSites(database, site)
      const kind = parameter('type') === 'advanced' ? 'advanced' : 'field'
      const search = requestedSearch(context, kind, sites)
      if (search.kind === 'refused') return search
      const admission = exports.admit(asker)
      if (admission.kind !== 'begun') return refusedNow(admission.kind, admission.retryAfter)
      const { end } = admission
      try {
        const found = await orRefused(async () => data(await index.everyId(search.data)))
        const ids = found.kind === 'data' ? await stored(database, found.data) : []
        if (ids.length > 0) return data(fileOf(context, format, ids, end))
        end()
        return found.kind === 'refused' ? found : nothingFound
      } catch (failure) {
        end()
        throw failure
      }
    }),
}

/** Those that the store still has: the index may be a moment behind. */
async function stored(database: Queryable, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await database.query<{ id: number }>('select id from article where id = any($1::bigint[])', [
    ids,
  ])
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

function fileOf(
  { database, language, origin }: BytesContext,
  format: CitationFormat,
  ids: readonly number[],
  onEnd: () => void,
): Streamed {
  const { head, piece, between, tail } = citationPieces(format, ids.length)
  async function* pieces(): AsyncGenerator<string> {
    yield head
    for (let at = 0; at < ids.length; at += pieceSize) {
      const wanted = ids.slice(at, at + pieceSize)
      const rows = await articlesInOrder(database, wanted)
      // a file that says how many it holds is broken off rather than one short
      if (rows.length !== wanted.length) throw new Error('an article was withdrawn while it was exported')
      const records = rows.map((row) =>
        citationRecordOf(citedArticle(row), language, articleUrl(origin, row, language), row.record),
      )
      yield (at === 0 ? '' : between) + piece(records)
    }
    yield tail
  }
  return {
    kind: 'streamed',
    mediaType: format.mediaType,
    fileName: searchExportName(format.extension, ids.length),
    pieces,
    onEnd,
  }
}
