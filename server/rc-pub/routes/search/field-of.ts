import { searchFields, type SearchField } from '@xuekan/core/search'

/** The field that a list is searched in; every field where none is named, or one that is not known. */
export const fieldOf = (raw: string): SearchField => searchFields.find((field) => field === raw) ?? 'all'
