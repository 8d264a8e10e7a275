import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { inherited } from '../../browser/support/inherited.ts'
import { readProject } from './deployment.ts'
import { freePort, isOpen } from './nginx.ts'

/** A shared cache before a portal, told by POST what has changed. */
export interface CacheInFront {
  readonly port: number
  readonly purgeUrl: string
  readonly close: () => Promise<void>
}

const env = { ...inherited(), PATH: `${inherited().PATH}:/usr/sbin:/sbin` }

/** Debian's varnish with `deploy/varnish.vcl` as it is, but for where the portal listens. */
export async function startVarnish(portalPort: number): Promise<CacheInFront> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-varnish-'))
  const [port, purgePort] = [await freePort(), await freePort()]
  // it reads its rules as a user of its own
  chmodSync(folder, 0o755)
  const rules = join(folder, 'portal.vcl')
  writeFileSync(rules, readProject('deploy/varnish.vcl').replace('"4173"', `"${portalPort}"`))
  const tested = spawnSync('varnishd', ['-C', '-f', rules, '-n', join(folder, 'tried')], {
    env,
    encoding: 'utf8',
  })
  if (tested.error !== undefined) throw new Error('varnish is not installed: `apt-get install varnish`')
  if (tested.status !== 0) throw new Error(`varnish refuses deploy/varnish.vcl: ${tested.stderr}`)
  const listening = ['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`]
  const child = spawn(
    'varnishd',
    ['-F', '-n', join(folder, 'run'), '-f', rules, ...listening, '-s', 'malloc,200m'],
    {
      env,
      stdio: 'ignore',
    },
  )
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  await vi.waitUntil(async () => (await isOpen(port)) && (await isOpen(purgePort)), { timeout: 30_000 })
  return {
    port,
    purgeUrl: `http://127.0.0.1:${purgePort}/`,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
