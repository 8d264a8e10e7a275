import { channelWord } from './channel-route.ts'
import type { Channel } from './channel.ts'

/**
 * What a column lists under its text: the sections of the journal, the columns below it, what is filed under it, or the
 * articles that are in no issue yet.
 */
export type ColumnList = 'sections' | 'columns' | 'entries' | 'unissued'

const ofItems: readonly ColumnList[] = ['columns', 'entries']

const listsOfWords: ReadonlyMap<string, readonly ColumnList[]> = new Map([
  ['info', ofItems],
  ['new', ofItems],
  ['newcomposite', ofItems],
  ['newLeaguage', ofItems],
  ['newLink1', ['columns']],
  ['newArticle', ['entries']],
])

/** What a column lists by the page that it leads to (C2.11, C2.20, C2.23); [] for one that is a text alone. */
export function columnLists(channel: Pick<Channel, 'code' | 'styleId'>): readonly ColumnList[] {
  if (channel.code === 'column') return ['sections']
  if (channel.code === 'prePublication') return ['unissued']
  return listsOfWords.get(channelWord(channel)) ?? []
}

/** How the columns below one are shown: as links with their hosts, as cards with their pictures, or as rows. */
export type ColumnLook = 'links' | 'cards' | 'rows'

export function columnLook(channel: Pick<Channel, 'code' | 'styleId'>): ColumnLook {
  const word = channelWord(channel)
  if (word === 'newLink1') return 'links'
  return word === 'newLeaguage' ? 'cards' : 'rows'
}
