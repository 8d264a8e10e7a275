import type { RequestContext, SearchGateway } from '@xuekan/core'
import { conditionTypes, fieldsOfSearchType } from '@xuekan/core/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'

export interface SearchConditionsWorld {
  readonly search: Pick<SearchGateway, 'conditions'>
  /** A reader of a journal. */
  readonly context: RequestContext
}

/** What every SearchGateway keeps of the conditions that it offers. */
export function searchConditionsSuite(
  name: string,
  open: () => SearchConditionsWorld | Promise<SearchConditionsWorld>,
): void {
  describe(`SearchGateway.conditions: ${name}`, () => {
    let world: SearchConditionsWorld
    beforeAll(async () => {
      world = await open()
    })

    it.each(conditionTypes)(
      'offers conditions for %s, out of the fields of that type [C3.10] [C7.4]',
      async (type) => {
        const conditions = await valueOf(world.search.conditions(world.context, type))
        const offered = conditions.map(({ field }) => field)
        expect(offered.length).toBeGreaterThan(1)
        expect(fieldsOfSearchType(type)).toEqual(expect.arrayContaining(offered))
        expect(conditions.every(({ condition, enCondition }) => condition !== '' && enCondition !== '')).toBe(
          true,
        )
      },
    )
  })
}
