import { map } from 'rxjs'
import type { JumpGateway } from '@xuekan/core'
import { jumpUrlOf } from '@xuekan/core/content'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'

/** Jump URLs over rc-pub (C7.7): of an article by site and id, of news in a language as well. */
export const createHttpJumpGateway = (client: RcPubClient): JumpGateway => ({
  jumpUrl: (context, kind, id) => {
    const { siteId, language } = context
    const endpoint = kind === 'article' ? endpoints.articleJumpUrl : endpoints.newsJumpUrl
    const query = kind === 'article' ? { siteId, id } : { siteId, id, language }
    return client
      .call(endpoint, { ...context, query })
      .pipe(map((answer) => (answer.ok ? jumpUrlOf(answer.value, endpoint.name) : answer)))
  },
})
