/** What a dialog says in place of a list (C5.13): 'No data' for an empty one, nothing while it is not known (null). */
export const listMessage = (items: readonly unknown[] | null): 'dialogNoData' | null =>
  items?.length === 0 ? 'dialogNoData' : null
