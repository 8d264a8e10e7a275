import { expect, inject, it, onTestFinished } from 'vitest'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortalProcess } from '../browser/support/portal-process.ts'
import { askSecurely, baseHost, hasNginx, startNginx } from './support/nginx.ts'

it('nginx as docs/operate.md has it keeps pages for everybody, by no timestamps, and none for or of a reader', async () => {
  if (!hasNginx()) return
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-nginx-cache-'))
  cpSync(inject('filledFolder'), join(folder, 'data'), { recursive: true })
  const portal = await startPortalProcess({
    BASE_HOSTS: baseHost,
    TRUST_PROXY: 'loopback',
    XUEKAN_DATA: join(folder, 'data'),
  })
  const nginx = await startNginx(portal.port, true)
  onTestFinished(async () => {
    await nginx.stop()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await askSecurely({ port: nginx.port, host: `slgc.${baseHost}`, path, headers })
    return { ...answer, mark: String(answer.headers['server-timing'] ?? '') }
  }
  const first = await ask('/zh/home')
  expect([first.status, first.mark]).toEqual([200, expect.stringMatching(/^visit;desc="[\w.-]+"$/)])
  const same = ['/zh/home', '/zh/home?timestamps=1', '/zh/home?timestamps=22', '/zh/home?timestamps=3&']
  for (const path of same) expect((await ask(path)).mark, path).toBe(first.mark)
  expect((await ask('/zh/home', { cookie: 'language=en' })).mark).toBe(first.mark)
  expect(Object.keys(first.headers)).not.toContain('surrogate-key')

  // browsers that name other encodings share the two forms there are
  const packed = await ask('/zh/home', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(packed.headers['content-encoding']).toBe('br')
  const searched = await ask('/zh/article?q=a&timestamps=1&page=2')
  expect((await ask('/zh/article?q=a&page=2')).mark).toBe(searched.mark)

  const member = await ask('/zh/home', { cookie: 'language=zh; userName=wangxiaoming; token=abc' })
  expect([member.mark, member.headers['cache-control'], member.body.includes('wang****ming')]).toEqual([
    '',
    'private, no-store',
    true,
  ])
  const led = await ask('/zh/home?x=1&userName=wangxiaoming&token=abc')
  expect([led.status, led.mark, led.headers['cache-control']]).toEqual([303, '', 'no-store'])
  const after = await ask('/zh/home')
  expect([after.mark, after.body.includes('wang****ming')]).toEqual([first.mark, false])
  const byCookie = async (cookie: string) =>
    /<html lang="(\w+)"/.exec((await ask('/home', { cookie })).body)?.[1]
  expect([await byCookie('language=en'), await byCookie('language=zh')]).toEqual(['en', 'zh'])
  expect(nginx.log()).not.toMatch(/\[(?:warn|emerg|alert|crit)\]/)
}, 60_000)
