import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { ask } from './ask.ts'

/** The portal behind a line that delivers a page's HTML piece by piece, as slow networks do. */
export interface SlowLine {
  readonly port: number
  readonly close: () => Promise<unknown>
}

/** Bytes of a piece: a menu of ten entries arrives in about as many. */
const pieceLength = 700

/**
 * Waits until a page has drawn what has come of it. One that is drawn once it is whole has no frame to wait for; the
 * document that a piece is for may not be there yet.
 */
const drawnOrWaiting = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      () =>
        new Promise((resolve) => {
          if (document.querySelector('link[rel=expect]') === null)
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
          else setTimeout(resolve)
        }),
    )
    .catch(() => undefined)

/**
 * Stands a server before the portal which cuts the header of every page into pieces, and all below it into 24. Each
 * is sent when the page has drawn the one before; everything else passes as it is.
 */
export async function openSlowLine(page: Page): Promise<SlowLine> {
  const drawn = () => drawnOrWaiting(page)
  const server = createServer((asked, answer) => {
    const isPage = asked.headers.accept?.includes('text/html') === true
    if (isPage) void deliver(asked, answer, drawn)
    else pass(asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const siteOf = ({ headers }: IncomingMessage): string => headers.host?.split('.')[0] ?? ''

async function deliver(asked: IncomingMessage, answer: ServerResponse, drawn: () => Promise<unknown>) {
  const { status, headers, body } = await ask({ site: siteOf(asked), path: asked.url ?? '/' })
  answer.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': String(headers['content-security-policy']),
  })
  const pieces = piecesOf(body)
  for (const piece of pieces) {
    answer.write(piece)
    await drawn()
  }
  answer.end()
}

function piecesOf(html: string): readonly string[] {
  const from = html.indexOf('<header')
  const to = html.indexOf('<main')
  const end = html.indexOf('<script type="application/json"')
  const quarter = Math.ceil((end - to) / 24)
  const cuts = [
    ...Array.from({ length: Math.ceil((to - from) / pieceLength) }, (_, index) => from + index * pieceLength),
    ...Array.from({ length: 24 }, (_, index) => to + index * quarter),
    end,
  ]
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]))
}

function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const port = inject('port')
  const headers = { ...asked.headers, host: `${siteOf(asked)}.localhost:${port}` }
  const { url: path, method } = asked
  const further = request({ host: '127.0.0.1', port, path, method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers)
    received.pipe(answer)
  })
  further.on('error', () => answer.destroy())
  asked.pipe(further)
}
