import { mapAnswer, type PeriodGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { periodYearsFrom } from './wire/periods.ts'

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
})
