import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { inherited } from '../browser/support/inherited.ts'
import { knownPages } from '../browser/support/pages.ts'
import { imageEnvironment, imageInstructions, wordsOf } from './support/deployment.ts'
import { likeImage, runDockerfile } from './support/image-folder.ts'
import { freePort } from './support/nginx.ts'

/** `npm run audit` runs the Dockerfile instead, with the real npm. */
const imageFolder = process.env['DOCKERFILE'] === 'run' ? runDockerfile : likeImage
vi.setConfig({ testTimeout: 600_000 })

/** The packages that the built server imports, at once or when it first needs them, such as for a PDF. */
function importedBy(server: string): readonly string[] {
  const texts = readdirSync(server).map((name) => readFileSync(join(server, name), 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:\bfrom |\bimport\(|^import )["']([^.:"'\s]+)["']/gm)].map(([, name = '']) => name),
  )
  return [...new Set(names)].toSorted()
}

const runNode = (cwd: string, env: Readonly<Record<string, string>>, args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  return { status, stderr }
}

describe('a portal of production packages and a build', () => {
  it('starts by the command of the image, is healthy, installs and builds nothing, answers pages, and has all that it imports', async () => {
    const folder = imageFolder()
    const data = join(folder, 'data')
    cpSync(inject('filledFolder'), data, { recursive: true })
    const packages = readdirSync(join(folder, 'node_modules'))
    expect(packages).not.toContain('vite')

    const port = await freePort()
    const env = {
      ...inherited(),
      ...imageEnvironment(),
      PORT: String(port),
      XUEKAN_DATA: data,
      LOG_LEVEL: 'error',
    }
    const run = (instruction: string) => {
      const [, ...args] = wordsOf(imageInstructions(instruction)[0] ?? '[]')
      return spawn(process.execPath, args, { cwd: folder, env })
    }
    const isHealthy = (): Promise<boolean> =>
      new Promise((resolve) => run('HEALTHCHECK').on('close', (code) => resolve(code === 0)))
    const child = run('CMD')
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

    expect(await isHealthy()).toBe(true)
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    const page = await get(knownPages.article.path('en'))
    const text = await page.text()
    expect(page.status).toBe(200)
    const scripts = [...text.matchAll(/src="(\/assets\/[^"]+)"/g)].flatMap(([, path = '']) => [path])
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts) expect((await get(path)).status).toBe(200)
    const loaded = runNode(folder, env, [
      '--input-type=module',
      '--eval',
      importedBy(join(folder, 'dist/server'))
        .map((name) => `await import('${name}')`)
        .join('\n'),
    ])
    expect(loaded).toEqual({ status: 0, stderr: '' })

    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await isHealthy()).toBe(false)
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(packages)
    expect(heard).not.toMatch(/Building|Installing/)
  })
})
