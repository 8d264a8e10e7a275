import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages } from './setup/build-packages.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { printOpenApi } from './setup/print-open-api.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root } from './setup/run.mjs'

requireNode()
await ensureInstalled()
writeFileSync(join(root, 'docs/openapi.json'), await printOpenApi())
if ((await buildPackages(['core'])) === 0) {
  const { printApi } = await import('./setup/print-api.mjs')
  const file = join(root, 'core/api.txt')
  writeFileSync(file, printApi(join(root, 'core/dist')))
  console.log(`core/api.txt: ${readFileSync(file, 'utf8').split('\n').length} lines`)
} else process.exitCode = 1
