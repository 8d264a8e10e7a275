import { map } from 'rxjs'
import { jumpUrlOf, type JumpGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'

/** Jump URLs over rc-pub (C7.7): of an article by site and id, of news in a language as well. */
export const createHttpJumpGateway = (caller: RcPubCaller): JumpGateway => ({
  jumpUrl: (reader, kind, id) => {
    const { siteId, language } = reader
    const call = kind === 'article' ? calls.articleJumpUrl : calls.newsJumpUrl
    const query = kind === 'article' ? { siteId, id } : { siteId, id, language }
    return caller
      .call(call, { ...reader, query })
      .pipe(map((answer) => (answer.ok ? jumpUrlOf(answer.value, call.name) : answer)))
  },
})
