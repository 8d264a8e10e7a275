// how they look is there with the page
import './added-hits.css.ts'
import { drawnLater } from './drawn-later.tsx'

const later = drawnLater(() => import('./AddedHits.tsx').then(({ AddedHits }) => AddedHits))

export const prepareAddedHits = later.prepare

/** What a search finds in the other language; the code comes with the first search that has any. */
export const AddedHitsLater = later.Later
