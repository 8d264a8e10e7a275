/** The tabs of an album (C2.28). */
export const albumTabs = ['paper', 'figures', 'tables', 'experts'] as const
export type AlbumTab = (typeof albumTabs)[number]

/** How many things of each tab an album holds; a tab that is absent holds none. */
export type AlbumCounts = Readonly<Partial<Record<AlbumTab, number>>>

/** The tabs that hold something, in order (C2.28). */
export const shownAlbumTabs = (counts: AlbumCounts): readonly AlbumTab[] =>
  albumTabs.filter((tab) => (counts[tab] ?? 0) > 0)

/**
 * The tab that is open: the one that is named, even where it holds nothing; else the first that holds something; else
 * papers (C2.28).
 */
export const openAlbumTab = (counts: AlbumCounts, named: AlbumTab | undefined): AlbumTab =>
  named ?? shownAlbumTabs(counts)[0] ?? 'paper'
