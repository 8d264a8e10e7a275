/** How a member's favourites are sorted: as they were kept, as the articles appeared, or by title. */
export const favouriteOrders = ['kept', 'published', 'title'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

/** The one that a name stands for; the newest first for any other. Total. */
export const favouriteOrderOf = (name: string | null | undefined): FavouriteOrder =>
  favouriteOrders.find((order) => order === name) ?? 'kept'
