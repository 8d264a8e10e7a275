import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The worker as a built product has it. It stands under node_modules, so that it finds the engine's package. */
export async function buildWorker(): Promise<URL> {
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'xuekan-worker-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      ssr: join(root, 'server/rc-pub/store/pglite-worker.ts'),
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'pglite-worker.js' } },
    },
  })
  return pathToFileURL(join(folder, 'pglite-worker.js'))
}
