import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { fetchBytes } from './fetch-bytes.ts'

/** A page of the portal without its scripts and fonts, on a port of its own. */
export interface BarePage {
  readonly port: number
  readonly stop: () => Promise<void>
}

const scripts =
  /<script\b[^>]*\bsrc=[^>]*><\/script>\n?|<link rel="(?:modulepreload|preload)"[^>]*>\n?|<script type="application\/json"[^>]*>.*?<\/script>/gs
const fonts = /@font-face\s*\{[^}]*\}/g

const compress = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

/** Serves what the portal serves for a host, its page and stylesheets without scripts and fonts; all compressed. */
export async function startBarePage(portalPort: number, host: string): Promise<BarePage> {
  const kept = new Map<string, { readonly type: string; readonly body: Buffer; readonly encoding?: string }>()
  const load = async (path: string) => {
    const known = kept.get(path)
    if (known !== undefined) return known
    const { headers, body } = await fetchBytes(portalPort, host, path)
    const type = headers['content-type'] ?? ''
    const text = /^text\/(?:html|css)/.test(type)
      ? body.toString('utf8').replace(scripts, '').replace(fonts, '')
      : null
    const made = text === null ? { type, body } : { type, body: compress(text), encoding: 'br' }
    kept.set(path, made)
    return made
  }
  const server: Server = createServer((request, response) => {
    void load(request.url ?? '/').then(({ type, body, encoding }) => {
      response.writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'no-store',
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      })
      response.end(body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
