import type { AddressInfo } from 'node:net'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bareHost } from './bare-host.ts'
import { servedSamples } from '../rc-pub/served-samples.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { sendRaw, type RawAnswer } from './send-raw.ts'

const { rcPub } = servedSamples()
const reports: unknown[] = []

async function open(): Promise<FastifyInstance> {
  const clientFolder = temporaryFolder()
  mkdirSync(`${clientFolder}/assets`)
  writeFileSync(`${clientFolder}/assets/main.js`, 'export {}')
  const host = await bareHost({
    render: async () => ({
      kind: 'page',
      status: 200,
      language: 'zh',
      html: 'page',
      shared: true,
      visit: null,
    }),
    clientFolder,
    rcPub: rcPub().plugin,
    report: (failure) => reports.push(failure),
  })
  onTestFinished(() => host.close())
  await host.listen({ port: 0, host: '127.0.0.1' })
  return host
}

const send = (host: FastifyInstance, method: string, address: string, body = ''): Promise<RawAnswer> => {
  const lines = [`${method} ${address} HTTP/1.1`, 'host: a.localhost', 'content-type: text/odd']
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const sized = hasBody ? [`content-length: ${body.length}`] : []
  return sendRaw((host.server.address() as AddressInfo).port, [...lines, ...sized], hasBody ? body : '')
}

const allowIn = ({ head }: RawAnswer): string | undefined => /\r\nallow: ([^\r]*)/.exec(head)?.[1]

const article = '/rc-pub/front/site/findBySld'
const upload = '/rc-pub/front/files/fileUpload'
const logout = '/rc-pub/front/auth/logout'

describe('a method that an address does not have', () => {
  it('is refused with those that it has, before a body is read [C7.17]', async () => {
    const host = await open()
    for (const [method, address, allow] of [
      ['POST', '/zh/home', 'GET, HEAD, OPTIONS'],
      ['DELETE', '/', 'GET, HEAD, OPTIONS'],
      ['PUT', '/assets/main.js', 'GET, HEAD, OPTIONS'],
      ['PROPFIND', '/zh/home', 'GET, HEAD, OPTIONS'],
      ['TRACE', '/zh/home', 'GET, HEAD, OPTIONS'],
      ['POST', article, 'GET, HEAD, OPTIONS'],
      ['PATCH', `${article}?sld=slgc`, 'GET, HEAD, OPTIONS'],
      ['GET', logout, 'DELETE, OPTIONS'],
      ['HEAD', logout, 'DELETE, OPTIONS'],
      ['POST', '/rc-pub/front/files/get', 'GET, HEAD, OPTIONS'],
      ['PROPFIND', article, 'DELETE, GET, HEAD, OPTIONS, POST'],
    ] as const) {
      const answer = await send(host, method, address, 'a body')
      expect([answer.status, allowIn(answer)], `${method} ${address}`).toEqual([405, allow])
      const isEnveloped = address.startsWith('/rc-pub/') && method !== 'HEAD'
      expect(answer.body.includes('"status":405'), `${method} ${address}`).toBe(isEnveloped)
    }
    expect(reports).toEqual([])
  })

  it('is told to who asks for the methods of an address', async () => {
    const host = await open()
    for (const [address, allow] of [
      ['/zh/home', 'GET, HEAD, OPTIONS'],
      ['/assets/main.js', 'GET, HEAD, OPTIONS'],
      ['*', 'GET, HEAD, OPTIONS'],
      [article, 'GET, HEAD, OPTIONS'],
      // a file may have any name
      [upload, 'GET, HEAD, OPTIONS, POST'],
      [logout, 'DELETE, OPTIONS'],
    ] as const) {
      const answer = await send(host, 'OPTIONS', address)
      expect([answer.status, allowIn(answer), answer.body], address).toEqual([204, allow, ''])
    }
  })
})

describe('HEAD', () => {
  it('says of every kind of address what GET would, without a body', async () => {
    const host = await open()
    const kept = (head: string): readonly string[] =>
      head.split('\r\n').filter((line) => !/^(?:date|x-ratelimit[\w-]*):/i.test(line))
    for (const address of [
      '/zh/home',
      '/assets/main.js',
      '/assets/gone.js',
      `${article}?sld=slgc`,
      '/rc-pub/openapi.json',
      '/rc-pub/front/nothing',
      '/rc-pub/front/files/get?id=nothing',
    ]) {
      const [get, head] = [await send(host, 'GET', address), await send(host, 'HEAD', address)]
      expect([head.status, head.body], address).toEqual([get.status, ''])
      expect(kept(head.head), address).toEqual(kept(get.head))
    }
  })
})
