import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { HostOptions } from '../../../server/host/create-host.ts'
import { bareHost } from './bare-host.ts'

interface Seen {
  readonly ip: string
  readonly protocol: string
  readonly host: string
}

/** A host on a socket that says whom it takes its caller for. */
async function listening(trustProxy: HostOptions['trustProxy']): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-trust-'))
  mkdirSync(join(folder, 'assets'))
  const host = await bareHost({
    render: async () => ({ kind: 'redirect', status: 302, location: '/' }),
    clientFolder: folder,
    rcPub: async (server) => {
      server.get('/rc-pub/seen', async ({ ip, protocol, host }) => ({ ip, protocol, host }))
    },
    trustProxy,
  })
  onTestFinished(async () => {
    await host.close()
    rmSync(folder, { recursive: true })
  })
  await host.listen({ port: 0, host: '127.0.0.1' })
  return (host.server.address() as AddressInfo).port
}

const seenBy = (port: number, forwardedFor: string): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: 'a.localhost',
      'x-forwarded-for': forwardedFor,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'b.localhost',
    }
    request({ host: '127.0.0.1', port, path: '/rc-pub/seen', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(JSON.parse(text) as Seen))
    })
      .on('error', reject)
      .end()
  })

describe('X-Forwarded-*', () => {
  it.each([
    ['nobody is trusted', false],
    ['other networks are trusted', ['10.0.0.0/8', 'fd00::/8']],
  ] as const)('from this peer is ignored where %s', async (_where, trusted) => {
    const port = await listening(trusted)
    const own = { ip: '127.0.0.1', protocol: 'http', host: 'a.localhost' }
    expect(await seenBy(port, '198.51.100.7')).toEqual(own)
    expect(await seenBy(port, '10.0.0.1')).toEqual(own)
  })

  it('is believed of one proxy as far as that proxy has seen', async () => {
    const port = await listening(1)
    const seen = { protocol: 'https', host: 'b.localhost' }
    expect(await seenBy(port, '198.51.100.7')).toEqual({ ip: '198.51.100.7', ...seen })
    // what stood there before was written by the reader
    expect(await seenBy(port, '1.2.3.4, 198.51.100.7')).toEqual({ ip: '198.51.100.7', ...seen })
  })

  it('is believed of networks, up to the first who is in none of them', async () => {
    const port = await listening(['loopback', '10.0.0.0/8'])
    expect((await seenBy(port, '1.2.3.4, 198.51.100.7, 10.1.2.3')).ip).toBe('198.51.100.7')
    expect((await seenBy(port, '198.51.100.7')).ip).toBe('198.51.100.7')
  })
})
