import { answered, mapAnswer, thenAnswer, type PeriodGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { pagedFrom } from './wire/paged.ts'
import { firstTwoFrom, periodsOfPageFrom, periodYearsFrom } from './wire/periods.ts'

/** Issues over rc-pub (C7.6). Asked by year, since that answer alone tells volumes and covers. */
export const createHttpPeriodGateway = (caller: RcPubCaller): PeriodGateway => ({
  periods: (reader) =>
    mapAnswer(
      caller.call(calls.periodTreeByYear, {
        ...reader,
        query: { siteId: reader.siteId, isBack: 'false', groupByYear: 1 },
      }),
      (tree) => periodYearsFrom(tree, reader.siteId),
    ),
  page: (reader, { page, size }) =>
    mapAnswer(
      caller.call(calls.periodTreePage, {
        ...reader,
        query: { siteId: reader.siteId, isBack: 'false', magType: 1, page, size },
      }),
      (wire) => pagedFrom(wire, (content) => periodsOfPageFrom(content, reader.siteId)),
    ),
  /** The journal is named by an id of its own, which its site tells. */
  firstTwo: (reader) =>
    thenAnswer(
      caller.call(calls.publicationConfig, { ...reader, query: { siteId: reader.siteId } }),
      (publication) => {
        const publicationIndexId = publication?.id ?? ''
        if (publicationIndexId === '') return answered([])
        return mapAnswer(
          caller.call(calls.firstTwoPeriods, { ...reader, query: { publicationIndexId } }),
          (wires) => firstTwoFrom(wires, reader.siteId),
        )
      },
    ),
})
