import { loadTopic, topicAddresses } from '@xuekan/core/page'
import { topicHead } from '@xuekan/core/route'
import { TopicPage } from '../../ui/pages/TopicPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'topic',
  Screen: TopicPage,
  input: ({ topicId, pageNumber }, { context }) => ({ context, topicId, page: pageNumber }),
  load: loadTopic,
  head: topicHead,
  prose: [],
  addresses: topicAddresses,
})
