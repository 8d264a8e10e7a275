import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { build, defaultServerConditions } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * A program of this repository as Node runs it, built from its source: the path of the built file. It stands under
 * node_modules, so that it finds its packages.
 */
export async function buildProgram(source: string): Promise<string> {
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'xuekan-program-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: {
      noExternal: [/^@xuekan\//],
      resolve: { conditions: ['@xuekan/source', ...defaultServerConditions] },
    },
    build: {
      ssr: join(root, source),
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.js' } },
    },
  })
  return join(folder, 'program.js')
}
