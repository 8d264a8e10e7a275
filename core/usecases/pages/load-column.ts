import type { ListedArticle } from '../../domain/article/listed-article.ts'
import { plainText } from '../../domain/article/plain-text.ts'
import { columnLists } from '../../domain/channel/column-lists.ts'
import type { ChannelPageContent, NewestUnissued } from '../../domain/page/page-content.ts'
import { excerpt } from '../../domain/text/excerpt.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, every, fail, mapResult, succeed, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import { loadSections } from './load-section.ts'
import type { PagePorts } from './page-ports.ts'

export interface ChannelPageInput {
  readonly context: RequestContext
  readonly channelId: string
  /** The columns below it that its page lists, by their ids; none when absent. */
  readonly below?: readonly string[]
  /** From 1, which is meant when absent; a column that lists nothing has one page alone. */
  readonly page?: number
}

type ColumnPorts = Pick<PagePorts, 'articles' | 'news' | 'search' | 'sites'>

/**
 * A column without a screen of its own: its title and its text (C2.3), and under them what columns of its kind list
 * (C2.11, C2.20, C2.23). A page beyond the last is absent.
 */
export const loadColumn = (
  ports: ColumnPorts,
  { context, channelId, below = [], page = 1 }: ChannelPageInput,
): AsyncResult<ChannelPageContent> =>
  andThen(ports.sites.channelPage(context, channelId), (shown): AsyncResult<ChannelPageContent> => {
    const lists = columnLists(shown.channel)
    if (page > 1 && !lists.includes('entries')) return fail({ kind: 'absent', call: 'column' })
    const content = lists.map((list) => {
      switch (list) {
        case 'sections':
          return mapResult(withDefault(loadSections(ports, context), []), (sections) => ({ sections }))
        case 'columns':
          return mapResult(excerptsOf(ports, context, below), (excerpts) => ({ excerpts }))
        case 'entries':
          return mapResult(filedUnder(ports, context, shown.channel.id, page), (entries) => ({ entries }))
        case 'unissued':
          return mapResult(newestUnissued(ports, context), (unissued) => ({ unissued }))
      }
    })
    return mapResult(every<Partial<ChannelPageContent>>(content), (parts) =>
      parts.reduce<ChannelPageContent>((whole, part) => ({ ...whole, ...part }), shown),
    )
  })

const filedUnder = ({ news }: ColumnPorts, context: RequestContext, channelId: string, page: number) =>
  existingPage(news.list(context, { ...pageRequest(page), tab: null, channelId, q: '' }), page, 'column')

/** Characters that tell what a column below is about. */
const excerptLength = 160
/** A page shows no more texts than these; further columns stand by their names. */
const mostExcerpts = 24

function excerptsOf(
  { sites }: ColumnPorts,
  context: RequestContext,
  columns: readonly string[],
): AsyncResult<Readonly<Record<string, string>>> {
  const texts = columns.map((id, index) =>
    index < mostExcerpts
      ? withDefault(
          mapResult(sites.channelPage(context, id), ({ body }) =>
            excerpt(plainText(body ?? ''), excerptLength),
          ),
          '',
        )
      : succeed(''),
  )
  return mapResult(every(texts), (found) =>
    Object.fromEntries(found.map((text, index) => [columns[index] ?? '', text])),
  )
}

/** Of each stage. */
const mostUnissued = 10

function newestUnissued({ articles }: ColumnPorts, context: RequestContext): AsyncResult<NewestUnissued> {
  const request = { page: 0, size: mostUnissued }
  return mapResult(
    all({
      onlineFirst: articles.unissued(context, 'onlineFirst', request),
      justAccepted: articles.unissued(context, 'justAccepted', request),
    }),
    ({ onlineFirst, justAccepted }) => ({
      list: {
        content: [...onlineFirst.content, ...justAccepted.content].toSorted(byDay),
        number: 0,
        totalPages: 1,
        totalElements: onlineFirst.totalElements + justAccepted.totalElements,
      },
      counts: {
        onlineFirst: onlineFirst.totalElements,
        justAccepted: justAccepted.totalElements,
      },
    }),
  )
}

const dayOf = ({ article }: ListedArticle): string => article.publishedOn
const byDay = (a: ListedArticle, b: ListedArticle): number =>
  Number(dayOf(a) < dayOf(b)) - Number(dayOf(a) > dayOf(b))
