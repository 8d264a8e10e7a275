import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { copyOfStore } from '../browser/support/filled-store.ts'
import { inherited } from '../browser/support/inherited.ts'
import { startPortalProcess, type ProcessEnd } from '../browser/support/portal-process.ts'
import { projectRoot } from '../server/store/prepared-folder.ts'

/** Runs a built command to its end. */
function runCommand(name: string, folder: string, ...args: readonly string[]): Promise<ProcessEnd> {
  return runWith({ XUEKAN_DATA: folder }, name, args)
}

function runWith(
  settings: Readonly<Record<string, string>>,
  name: string,
  args: readonly string[],
): Promise<ProcessEnd> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server', `${name}.js`), ...args], {
    env: { ...inherited(), NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (heard.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (heard.error += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...heard })))
}

describe('a command', () => {
  it.each(['import', 'members', 'deposits', 'usage', 'dump', 'restore'])(
    '%s says how it is called where help is asked for, and does nothing else',
    async (name) => {
      const folder = join(tmpdir(), 'xuekan-no-store')
      expect(await runCommand(name, folder, '--help')).toEqual({
        code: 0,
        out: expect.stringMatching(new RegExp(`^Usage: npm run ${name} -- `)),
        error: '',
      })
      expect(existsSync(folder)).toBe(false)
    },
  )

  it('tells a setting that is none, and an option that is none, without where it stands in its code', async () => {
    expect(await runWith({ XUEKAN_DATTA: 'x' }, 'import', ['--site', 'slgc', 'a.xml'])).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^XUEKAN_DATTA is no setting: .*\n$/),
    })
    expect(await runWith({}, 'import', ['--sight', 'slgc'])).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^Unknown option '--sight'.*\nUsage: npm run import -- /),
    })
  })
})

describe('commands beside the running portal', () => {
  it('import into its store, which pages show soon after, and dump it, which restores elsewhere', async () => {
    const { folder, remove } = copyOfStore()
    const files = mkdtempSync(join(tmpdir(), 'xuekan-commands-'))
    onTestFinished(() => {
      remove()
      rmSync(files, { recursive: true, force: true })
    })
    const portal = await startPortalProcess({ XUEKAN_DATA: folder })
    const statusOf = async (path: string): Promise<number> =>
      (await ask({ site: 'slgc', path, port: portal.port })).status
    const article = '/zh/article/doi/10.5555/slgc.new.001'
    expect(await statusOf(article)).toBe(404)

    const sample = join(projectRoot, 'samples/articles/slgc/2026-5/002-urban-flood-assimilation.xml')
    const file = join(files, 'new.xml')
    const text = readFileSync(sample, 'utf8')
    writeFileSync(file, text.replaceAll(/10\.5555\/slgc\.2026\.05\.002/g, '10.5555/slgc.new.001'))
    expect(await runCommand('import', folder, '--site', 'slgc', file, join(files, 'none.xml'))).toEqual({
      code: 1,
      out: 'read: 2\nsaved: 1\n1 loaded, 0 unchanged, 1 refused\n',
      error: expect.stringMatching(/none\.xml:0: /),
    })
    await vi.waitUntil(async () => (await statusOf(article)) === 200, { timeout: 20_000 })

    const dump = join(files, 'portal.dump')
    const dumped = await runCommand('dump', folder, dump)
    expect(dumped).toMatchObject({ code: 0, error: '' })
    expect(dumped.out).toMatch(/^article: \d+$/m)
    // the store of the portal is no empty one, and another has the folder
    const refused = await runCommand('restore', folder, dump)
    expect(refused).toMatchObject({ code: 1, error: expect.stringMatching(/is in use by another process/) })

    const restored = await runCommand('restore', join(files, 'restored'), dump)
    const hash = /sha256 of the content: (\w+)/.exec(dumped.out)?.[1] ?? 'none'
    expect([restored.code, restored.out]).toEqual([0, expect.stringContaining(hash)])
    expect(await portal.stop('SIGTERM')).toMatchObject({ code: 0 })
    expect((await runCommand('dump', folder, dump)).error).toMatch(/is there already/)
  }, 120_000)
})
