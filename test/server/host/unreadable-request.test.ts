import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../../server/host/security-headers.ts'
import { bareHost } from './bare-host.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'

const reports: unknown[] = []
let host: FastifyInstance = Fastify()

beforeEach(async () => {
  host = await bareHost({
    clientFolder: temporaryFolder(),
    report: (failure) => reports.push(failure),
  })
  await host.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => host.close())

/** Sends the lines of a request as they stand, in UTF-8, which clients escape. */
const sendRaw = (lines: string): Promise<{ readonly head: string; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = host.server.address() as AddressInfo
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${lines}\r\nhost: a.localhost\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n', 2)
      resolve({ head, body })
    })
  })

describe('a request that HTTP does not allow', () => {
  it('is answered in the envelope for unescaped UTF-8 in the address of a call [C7.17]', async () => {
    const call = await sendRaw('GET /rc-pub/front/front-article/search?term=水库 HTTP/1.1')
    expect(call.head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(call.head).toContain('\r\ncontent-type: application/json; charset=utf-8')
    expect(JSON.parse(call.body)).toEqual({
      status: 400,
      message: 'The request cannot be read. Characters beyond ASCII in an address must be percent-encoded.',
      data: null,
    })
    expect(reports).toEqual([])
  })

  it('is answered in the envelope for headers of a call that are too long [C7.17]', async () => {
    const call = await sendRaw(`GET /rc-pub/ping HTTP/1.1\r\nx-long: ${'a'.repeat(20_000)}`)
    expect(call.head).toMatch(/^HTTP\/1\.1 431 /)
    expect(JSON.parse(call.body)).toEqual({
      status: 431,
      message: 'The headers of the request are too long.',
      data: null,
    })
  })

  it('is answered in one line beside the calls, with the headers of every answer', async () => {
    const page = await sendRaw('GET /article?q=水库 HTTP/1.1')
    expect(page.head).toContain('\r\ncontent-type: text/plain; charset=utf-8')
    for (const [name, value] of Object.entries(securityHeaders))
      expect(page.head).toContain(`\r\n${name}: ${value}`)
    expect(page.body).toMatch(/^The request cannot be read\..*\n$/)
  })
})
