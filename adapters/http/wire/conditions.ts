import { offeredConditions, type SearchCondition } from '@xuekan/core/search'
import type { WireCondition } from '../contract/site-details.ts'

/** What a search can be narrowed to (C3.10). */
export const conditionsFrom = (wires: readonly WireCondition[]): readonly SearchCondition[] =>
  offeredConditions(
    wires.map((wire) => ({
      field: wire.field ?? '',
      condition: wire.condition ?? '',
      enCondition: wire.enCondition ?? '',
    })),
  )
