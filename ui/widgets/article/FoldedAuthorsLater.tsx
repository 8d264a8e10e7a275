import { drawnLater } from '../drawn-later.tsx'

const later = drawnLater(() => import('./FoldedAuthors.tsx').then(({ FoldedAuthors }) => FoldedAuthors))

export const prepareFoldedAuthors = later.prepare

/** The authors of a long list that are folded; the code comes with the first article that has so many. */
export const FoldedAuthorsLater = later.Later
