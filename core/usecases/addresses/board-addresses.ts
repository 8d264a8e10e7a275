import { boardColumns } from '../../domain/expert/board-roles.ts'
import { all, mapResult, succeed } from '../async-results.ts'
import { wholeBoard } from '../pages/load-editorial-board.ts'
import type { ListAddresses } from './page-address.ts'

/** Every editorial board of a site, and each of its members (C2.14). */
export const boardAddresses: ListAddresses = ({ context, shell }, ports) => {
  const boards = boardColumns(shell.channels)
  if (boards.length === 0) return succeed([])
  return mapResult(
    all(Object.fromEntries(boards.map(({ id }) => [id, wholeBoard(ports, context, id)]))),
    (found) =>
      Object.entries(found).flatMap(([channelId, members]) =>
        [null, ...members.map(({ id }) => id)].map((editorialId) => ({
          route: { page: 'editorialBoard' as const, language: null, siteId: null, channelId, editorialId },
          changedOn: '',
        })),
      ),
  )
}
