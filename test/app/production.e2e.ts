import { spawn } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { isForProduction, wantedPackages } from '../../app/commands/setup/packages.mjs'
import { inherited } from '../browser/support/inherited.ts'
import { article, knownPages } from '../browser/support/pages.ts'
import { project } from './support/small-checkout.ts'

/** What a machine that runs the portal is given, beside its packages. */
const shipped = [
  'app/commands',
  'app/server/settings',
  'samples',
  'package.json',
  'package-lock.json',
  'dist',
]

/** What Node reads of it: the same file where that can be, since there are thousands; a copy on another disk. */
function putFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || /\.(?:map|[cm]?ts|md)$/.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) putFolder(source, target)
    else
      try {
        linkSync(source, target)
      } catch {
        cpSync(source, target, { verbatimSymlinks: true })
      }
  }
}

/** A folder as `npm ci --omit=dev --omit=optional` leaves it beside a build, outside of every other. */
function productionFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-production-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of shipped) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(project, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  }
  const present = Object.entries(wantedPackages() ?? {}).filter(
    ([path, locked]) => path.startsWith('node_modules/') && locked.link !== true && isForProduction(locked),
  )
  for (const [path] of present) putFolder(join(project, path), join(folder, path))
  // npm links the workspaces too; the build holds what is used of them
  const links = Object.entries(wantedPackages() ?? {}).filter(([, { link }]) => link === true)
  writeFileSync(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries([...present, ...links]) }),
  )
  return folder
}

describe('a portal of production packages and a build', () => {
  it('starts by `npm start`, installs and builds nothing, and answers pages and a PDF', async () => {
    const folder = productionFolder()
    const data = join(folder, 'data')
    cpSync(inject('filledFolder'), data, { recursive: true })
    const packages = readdirSync(join(folder, 'node_modules'))
    expect(packages).not.toContain('vite')

    const environment = { PORT: '0', XUEKAN_DATA: data, LOG_LEVEL: 'error', PRINT_SANDBOX: 'off' }
    const chromium = process.env['XUEKAN_CHROMIUM']
    const child = spawn(process.execPath, ['app/commands/start.mjs'], {
      cwd: folder,
      env: {
        ...inherited(),
        ...environment,
        ...(chromium === undefined ? {} : { XUEKAN_CHROMIUM: chromium }),
      },
    })
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await ended
    })
    let heard = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (heard += text))
    await vi.waitUntil(() => heard.includes('Ctrl-C stops.') || child.exitCode !== null, { timeout: 60_000 })
    expect(heard).toMatch(/^\d+ sites are open:\n/)

    const port = /:(\d+)/.exec(heard)?.[1]
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: `${article.site}.localhost` } })
    const page = await get(knownPages.article.path('en'))
    const text = await page.text()
    expect(page.status).toBe(200)
    const scripts = [...text.matchAll(/src="(\/assets\/[^"]+)"/g)].flatMap(([, path = '']) => [path])
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts) expect((await get(path)).status).toBe(200)
    const pdf = await vi.waitUntil(
      async () => {
        const answer = await get(`${knownPages.article.path('en')}.pdf`)
        const bytes = await answer.text()
        return answer.status === 200 && bytes
      },
      { timeout: 60_000, interval: 200 },
    )
    expect(pdf.slice(0, 5)).toBe('%PDF-')

    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(packages)
    expect(heard).not.toMatch(/Building|Installing/)
  })
})
