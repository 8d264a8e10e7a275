import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { HostOptions } from '../../../../server/host/create-host.ts'
import { bareHost } from '../bare-host.ts'
import type { PageAnswer } from '../../../../server/host/page-answer.ts'

/** A page that every reader of its address may be given. */
export const somePage = (html = '<p>page</p>'): PageAnswer => ({
  kind: 'page',
  status: 200,
  language: 'zh',
  html,
  shared: true,
  visit: null,
})

/** A host on a socket, with pages and calls of its own; it ends with the test. */
export async function openHost(
  parts: Partial<HostOptions>,
): Promise<{ readonly host: FastifyInstance; readonly port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-running-host-'))
  mkdirSync(join(folder, 'assets'))
  const host = await bareHost({
    render: async () => somePage(),
    clientFolder: folder,
    rcPub: async (server) => {
      server.get('/rc-pub/ping', async () => ({ status: 0 }))
    },
    cacheBytes: 1_000_000,
    ...parts,
  })
  onTestFinished(async () => {
    await host.close()
    rmSync(folder, { recursive: true })
  })
  await host.listen({ port: 0, host: '127.0.0.1' })
  return { host, port: (host.server.address() as AddressInfo).port }
}

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** One request on a connection of its own, or of an agent's. */
export const get = (port: number, path: string, options: RequestOptions = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const whole = { ...options, host: '127.0.0.1', port, path }
    request(whole, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
