import { callsInGeneralWords, messageOfFailure } from '@xuekan/core'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../adapters/http/contract/call.ts'
import { calls } from '../../adapters/http/contract/calls.ts'
import { createVirtualClock } from '@xuekan/core/testing'
import { createRcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import { failureOf } from './first-answer.ts'
import { jsonAnswer } from './recording-transport.ts'

const all: readonly Call<unknown>[] = Object.values(calls)

const refusing = createRcPubCaller({
  transport: () => of(jsonAnswer({ status: 5003, message: '服务器的话', data: null })),
  clock: createVirtualClock(),
  token: () => '',
})

describe('a refusal', () => {
  it.each(callsInGeneralWords)(
    'of %s is told in general words, whatever the server says [C8.1]',
    async (name) => {
      const named = all.filter((call) => call.name === name)
      expect(named).toHaveLength(1)
      for (const call of named) {
        const failure = await failureOf(refusing.call(call, { language: 'zh' }))
        expect(messageOfFailure(failure)).toBe('getDataErrorMessage')
      }
    },
  )

  it('of every other call is told in the words of the server [C8.1]', async () => {
    const general: readonly string[] = callsInGeneralWords
    for (const call of all.filter(({ name, answer }) => answer !== null && !general.includes(name))) {
      const failure = await failureOf(refusing.call(call, { language: 'zh' }))
      expect([call.name, messageOfFailure(failure)]).toEqual([call.name, 'serverMessage'])
    }
  })
})
