import { localise } from '@xuekan/core'
import { expertById, expertsOf } from '../../store/find-experts.ts'
import { data, orNull, readId, refused, type HandlersOf } from '../call-handler.ts'
import { askedPage, onePage } from '../paging.ts'
import { wireExpert } from './wire-expert.ts'

const noTopic = refused(400, '请指定栏目或专题', 'No column or topic is given: topicId.')

/** C7.7, C7.16: the experts of a column or of a topic. The one page stands in a list, as programs read it. */
export const expertHandlers: HandlersOf<'expertList' | 'expertById'> = {
  expertList: async (context) => {
    const { database, language, parameter } = context
    const topicId = readId(parameter('topicId'))
    if (topicId === null) return noTopic
    const page = askedPage(context)
    const { rows, total } = await expertsOf(database, topicId, page)
    return data([
      onePage(
        page,
        rows.map((row) => wireExpert(row, language)),
        total,
      ),
    ])
  },
  expertById: async ({ database, language, parameter }) => {
    const row = await expertById(database, readId(parameter('id')) ?? -1)
    if (row === null) return data(null)
    const { introduction, email, orcid } = row.record
    return data({
      ...wireExpert(row, language),
      introduction: orNull(localise(introduction, language)),
      email: orNull(email),
      orcid: orNull(orcid),
    })
  },
}
