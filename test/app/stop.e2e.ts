import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startPortalProcess } from '../browser/support/portal-process.ts'

/** An rc-pub whose answers wait until they are let go, after the question at the start. */
async function slowRcPub() {
  const held: ServerResponse[] = []
  let isSlow = false
  const answer = (response: ServerResponse): void => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"status":0,"message":"","data":null}')
  }
  const server = createServer((_request, response) => {
    if (isSlow) held.push(response)
    else answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held,
    hold: () => {
      isSlow = true
    },
    release: () => {
      isSlow = false
      held.splice(0).forEach(answer)
    },
  }
}

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    onTestFinished(() => void socket.destroy())
  })

const call = '/rc-pub/front/site/findById?siteId=1'

describe('SIGTERM', () => {
  it('loses nobody: 20 of 20 requests under way are answered, new ones refused, and the portal leaves with 0', async () => {
    const rcPub = await slowRcPub()
    const portal = await startPortalProcess({ RC_PUB_URL: rcPub.url, XUEKAN_DATA: tmpdir() })
    rcPub.hold()
    const asked = Array.from({ length: 20 }, (_, n) => fetch(`http://localhost:${portal.port}${call}&n=${n}`))
    await vi.waitUntil(() => rcPub.held.length === 20, { timeout: 20_000 })
    const ended = portal.stop('SIGTERM')
    await vi.waitUntil(() => isRefused(portal.port), { timeout: 20_000 })
    rcPub.release()
    const statuses = (await Promise.allSettled(asked)).map((end) =>
      end.status === 'fulfilled' ? end.value.status : String(end.reason),
    )
    expect(statuses).toEqual(Array(20).fill(200))
    expect(await ended).toMatchObject({ code: 0, error: '' })
  })

  it('leaves when the grace time is over, and at once at a second signal', async () => {
    const rcPub = await slowRcPub()
    for (const [grace, isTwice] of [
      ['0', false],
      ['600', true],
    ] as const) {
      const environment = {
        RC_PUB_URL: rcPub.url,
        XUEKAN_DATA: tmpdir(),
        STOP_GRACE: grace,
        LOG_LEVEL: 'info',
      }
      const portal = await startPortalProcess(environment)
      rcPub.hold()
      const asked = fetch(`http://localhost:${portal.port}${call}`).catch(() => 'cut')
      await vi.waitUntil(() => rcPub.held.length > 0, { timeout: 20_000 })
      const ended = portal.stop('SIGTERM')
      if (isTwice) {
        await vi.waitUntil(() => isRefused(portal.port), { timeout: 20_000 })
        // a signal that comes twice within half a second is one
        const again = setInterval(() => void portal.stop('SIGTERM'), 100)
        onTestFinished(() => clearInterval(again))
      }
      expect((await ended).code).toBe(isTwice ? 1 : 0)
      expect(await asked).toBe('cut')
      rcPub.release()
    }
  })
})
