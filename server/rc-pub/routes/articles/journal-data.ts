import { articleById, fullTextsOf } from '../../store/find-articles.ts'
import { referencesOf } from '../../store/find-article-details.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { idOfContentUrl } from './content-url.ts'
import { wireJournalData } from './wire-journal-data.ts'

const noSuchText = refused(404, '全文不存在', 'There is no full text under this contentUrl.')

/** C7.15: an article in its parts. */
export const journalDataHandlers: HandlersOf<'journalData'> = {
  journalData: async ({ database, language, parameter }) => {
    const id = idOfContentUrl(parameter('contentUrl'))
    const row = id === null ? null : await articleById(database, id)
    if (row === null || !row.hasText) return noSuchText
    const texts = await fullTextsOf(database, row.id)
    const references = await referencesOf(database, row.id)
    return data(wireJournalData(row, { texts, references }, language))
  },
}
