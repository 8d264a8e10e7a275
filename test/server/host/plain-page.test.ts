import { createHash } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { bareHost } from './bare-host.ts'

describe('a page in words', () => {
  it('has one style, the one inline style that its policy lets through [C8.6]', async () => {
    const host = await bareHost({ clientFolder: temporaryFolder() })
    onTestFinished(() => host.close())
    const { statusCode, headers, body } = await host.inject({
      url: '/en/home',
      headers: { host: 'a.localhost' },
    })
    expect([statusCode, headers['content-language']]).toEqual([500, 'en'])
    const styles = [...body.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    const [allowed] = /style-src [^;]*/.exec(String(headers['content-security-policy'])) ?? []
    expect(allowed).toBe(`style-src 'self' ${hashes.join(' ')}`)
    expect(body).not.toMatch(/ style=|<link|<script/)
  })
})
