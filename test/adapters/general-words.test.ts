import { callsWithGeneralMessage, messageOfFailure } from '@xuekan/core'
import { createRcPubClient } from '@xuekan/rc-pub'
import { endpoints, type Endpoint } from '@xuekan/rc-pub/contract'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '@xuekan/core/testing'
import { failureOf } from './first-answer.ts'
import { jsonAnswer } from './recording-transport.ts'

const all: readonly Endpoint<unknown>[] = Object.values(endpoints)

const refusing = createRcPubClient({
  transport: () => of(jsonAnswer({ status: 5003, message: '服务器的话', data: null })),
  clock: createVirtualClock(),
  token: () => '',
})

describe('a refusal', () => {
  it.each(callsWithGeneralMessage)(
    'of %s is told in general words, whatever the server says [C8.1]',
    async (name) => {
      const named = all.filter((endpoint) => endpoint.name === name)
      expect(named).toHaveLength(1)
      for (const endpoint of named) {
        const failure = await failureOf(refusing.call(endpoint, { language: 'zh' }))
        expect(messageOfFailure(failure)).toBe('getDataErrorMessage')
      }
    },
  )

  it('of every other call is told in the words of the server [C8.1]', async () => {
    const general: readonly string[] = callsWithGeneralMessage
    for (const endpoint of all.filter(({ name, answer }) => answer !== null && !general.includes(name))) {
      const failure = await failureOf(refusing.call(endpoint, { language: 'zh' }))
      expect([endpoint.name, messageOfFailure(failure)]).toEqual([endpoint.name, 'serverMessage'])
    }
  })
})
