/** The tabs of an album (C2.28). */
export const albumTabs = ['paper', 'figures', 'tables', 'experts'] as const
export type AlbumTab = (typeof albumTabs)[number]

/** How many things of each tab an album holds; a tab that is absent holds none. */
export type AlbumCounts = Readonly<Partial<Record<AlbumTab, number>>>

/** The tabs that hold something, in order (C2.28). */
export const shownAlbumTabs = (counts: AlbumCounts): readonly AlbumTab[] =>
  albumTabs.filter((tab) => (counts[tab] ?? 0) > 0)

/** The tab that is open: the one that is wished for where it is shown, else the first; null for an empty album. */
export function openAlbumTab(counts: AlbumCounts, preferred: string | null): AlbumTab | null {
  const shown = shownAlbumTabs(counts)
  return shown.find((tab) => tab === preferred) ?? shown[0] ?? null
}
