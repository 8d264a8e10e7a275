import { conditionTypeOf, conditionTypes } from '@xuekan/core/search'
import { searchTypeOf } from '@xuekan/core/site'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { conditionsOf } from './site-conditions.ts'

const noSuchType = refused(
  400,
  `检索类型应为 ${conditionTypes.join('、')} 之一`,
  `The type should be one of ${conditionTypes.join(', ')}.`,
)

/** C3.10, C7.4: the conditions of a search by its type; articles without one. */
export const conditionHandlers: HandlersOf<'searchConditions'> = {
  searchConditions: (context) =>
    withSite(context, async ({ config }) => {
      const searchType = searchTypeOf(context.parameter('type') || 'article')
      const type = searchType === null ? null : conditionTypeOf(searchType)
      return type === null ? noSuchType : data(conditionsOf(config, type))
    }),
}
