import { drawnLater } from './drawn-later.tsx'

const later = drawnLater(() => import('./NamedJournals.tsx').then(({ NamedJournals }) => NamedJournals))

export const prepareNamedJournals = later.prepare

/** Journals that are called what is searched for; few searches have any, and the code comes with the first one. */
export const NamedJournalsLater = later.Later
