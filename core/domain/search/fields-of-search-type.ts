import type { SearchType } from '../shell/header-config.ts'
import type { AdvancedField } from './advanced-query.ts'
import { publicationFields, searchFields } from './search-query.ts'

/** The fields that a search of this type can name (C3.15). */
export const fieldsOfSearchType = (type: SearchType): readonly AdvancedField[] =>
  type === 'publication' ? publicationFields : searchFields
