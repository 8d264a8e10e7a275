import { boardLead } from '../../domain/expert/board-roles.ts'
import type { Expert, ExpertPage } from '../../domain/expert/expert.ts'
import type { EditorialBoardContent } from '../../domain/page/page-content.ts'
import { listPageSize } from '../../domain/page/list-page.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, fail, mapResult, succeed, withDefault } from '../async-results.ts'
import type { PagePorts } from './page-ports.ts'

export interface EditorialBoardInput {
  readonly context: RequestContext
  /** '' where the site has no such column. */
  readonly channelId: string
  /** null for the board as a whole. */
  readonly memberId: string | null
}

type BoardPorts = Pick<PagePorts, 'collections' | 'search' | 'sites'>

const none: Paged<never> = { content: [], number: 0, totalPages: 0, totalElements: 0 }

/** An editorial board, or one of its members with their articles in the journal (C2.14). */
export function loadEditorialBoard(
  ports: BoardPorts,
  { context, channelId, memberId }: EditorialBoardInput,
): AsyncResult<EditorialBoardContent> {
  if (channelId === '') return fail({ kind: 'absent', call: 'experts' })
  const board = all({
    column: ports.sites.channelPage(context, channelId),
    members: wholeBoard(ports, context, channelId),
  })
  return andThen(board, ({ column: { channel, body }, members }) =>
    mapResult(memberOf(ports, context, members, memberId), (shown) => ({
      channel,
      // the page of a member does not show what the column says of the board
      body: shown.member === null ? body : null,
      members,
      ...shown,
    })),
  )
}

/** Members of a board that are asked for at once. */
const atOnce = 100

/** Every member of a board, in its order, however many it has. */
export const wholeBoard = (
  ports: Pick<PagePorts, 'collections'>,
  context: RequestContext,
  channelId: string,
  page = 0,
): AsyncResult<readonly Expert[]> =>
  andThen(
    ports.collections.experts(context, channelId, { page, size: atOnce }),
    ({ content, totalPages }): AsyncResult<readonly Expert[]> =>
      content.length === 0 || page + 1 >= totalPages
        ? succeed(content)
        : mapResult(wholeBoard(ports, context, channelId, page + 1), (rest) => [...content, ...rest]),
  )

type Shown = Pick<EditorialBoardContent, 'lead' | 'member' | 'articles'>

/** Ids are global: somebody who is on another board is no member of this one. */
function memberOf(
  { collections, search }: BoardPorts,
  context: RequestContext,
  members: readonly Expert[],
  memberId: string | null,
): AsyncResult<Shown> {
  if (memberId === null) {
    const lead = boardLead(members)
    const told = lead === null ? succeed(null) : withDefault(collections.expert(context, lead.id), null)
    return mapResult(told, (page) => ({ lead: page, member: null, articles: none }))
  }
  if (!members.some(({ id }) => id === memberId)) return fail({ kind: 'absent', call: 'expert' })
  return andThen(collections.expert(context, memberId), (member) =>
    mapResult(
      withDefault(search.articlesByAuthor(context, authorOf(member), { page: 0, size: listPageSize }), none),
      (articles) => ({ lead: null, member, articles }),
    ),
  )
}

const authorOf = ({ expert: { name }, orcid }: ExpertPage) => ({ name: name.zh || name.en, orcid })
