import type { Sanitiser } from '@xuekan/core'
import { asSiteId } from '@xuekan/core/site'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createRootContainer, openRequest } from '../../app/server/container.ts'
import type { PageRequest } from '../../server/host/page-answer.ts'
import { createRecordingTransport, jsonAnswer } from '../adapters/recording-transport.ts'

const noSanitiser = (() => '') as unknown as Sanitiser

describe('openRequest', () => {
  const askedWith = async (posted: Pick<PageRequest, 'from'>) => {
    const { transport, requests } = createRecordingTransport(
      jsonAnswer({ status: 0, message: '', data: null }),
    )
    const request = { address: '/', host: 'localhost', protocol: 'http', cookies: new Map() } as const
    const { pages } = openRequest(createRootContainer(transport, noSanitiser), { ...request, ...posted })
    const context = { language: 'en', siteId: asSiteId('1') } as const
    const code = { receiver: 'a@example.org', purpose: 'register' } as const
    await firstValueFrom(pages.accounts.sendCode(context, code))
    return requests.map(({ from, headers }) => [from, headers['knowndevice']])
  }

  it('tells rc-pub whose form a call is made for, and of nobody else', async () => {
    const from = { address: '10.0.0.1', origin: 'http://localhost' }
    expect(await askedWith({ from: { ...from, knownDevice: '' } })).toEqual([[from, undefined]])
    expect(await askedWith({ from: { ...from, knownDevice: 'word' } })).toEqual([[from, 'word']])
    expect(await askedWith({})).toEqual([[undefined, undefined]])
  })
})
