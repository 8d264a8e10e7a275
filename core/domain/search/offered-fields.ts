import type { SiteType } from '../site/site.ts'
import { advancedFields, type AdvancedField } from './advanced-query.ts'
import { searchFields } from './search-query.ts'

/**
 * The fields that a row can name (C3.15): where several journals are searched, also those that name a journal. A field
 * that stands in a row is offered there in any case.
 */
export const offeredFields = (siteType: SiteType, own: AdvancedField): readonly AdvancedField[] => {
  const offered: readonly AdvancedField[] = siteType === 'single' ? searchFields : advancedFields
  return offered.includes(own) ? offered : [...offered, own]
}
