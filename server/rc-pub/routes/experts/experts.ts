import { localise } from '@xuekan/core'
import { experts, expertsOf } from '../../store/find-experts.ts'
import { answerPage, oneOfCollection } from '../answer-page.ts'
import { data, orNull, readId, refused, type HandlersOf } from '../endpoint-handler.ts'
import { wireExpert } from './wire-expert.ts'

const noTopic = refused(400, '请指定栏目或专题', 'No column or topic is given: topicId.')

/** C7.7, C7.16: the experts of a column or of a topic. The one page stands in a list, as programs read it. */
export const expertHandlers: HandlersOf<'expertList' | 'expertById'> = {
  expertList: async (context) => {
    const topicId = readId(context.parameter('topicId'))
    if (topicId === null) return noTopic
    const answer = await answerPage(context, (page) => expertsOf(context.database, topicId, page), wireExpert)
    return answer.kind === 'refused' ? answer : data([answer.data])
  },
  expertById: oneOfCollection(experts, (row, { language }) => {
    const { introduction, email, orcid } = row.record
    return {
      ...wireExpert(row, language),
      introduction: orNull(localise(introduction, language)),
      email: orNull(email),
      orcid: orNull(orcid),
    }
  }),
}
