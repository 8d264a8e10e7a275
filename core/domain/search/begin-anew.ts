import { emptySearchQuery, type SearchQuery } from './search-query.ts'

/**
 * The same term over everything: its field and how it is taken are kept, what narrows, sorts and turns pages is not. Law:
 * twice is once.
 */
export const beginAnew = <Field extends string>({
  term,
  field,
  as,
}: Pick<SearchQuery<Field>, 'term' | 'field' | 'as'>): SearchQuery<Field> => ({
  ...emptySearchQuery,
  term,
  field,
  ...(as === undefined ? {} : { as }),
})
