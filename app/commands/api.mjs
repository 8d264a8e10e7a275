import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages, packageFolders } from './setup/build-packages.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { printOpenApi } from './setup/print-open-api.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root } from './setup/run.mjs'

/** @typedef {import('./setup/build-packages.mjs').PackageName} PackageName */

requireNode()
await ensureInstalled()
writeFileSync(join(root, 'docs/openapi.json'), await printOpenApi())
const names = /** @type {PackageName[]} */ (Object.keys(packageFolders))
if ((await buildPackages(names)) === 0) {
  const { printApi } = await import('./setup/print-api.mjs')
  for (const name of names) {
    const folder = packageFolders[name]
    const text = printApi(name, join(root, folder, 'dist'))
    writeFileSync(join(root, folder, 'api.txt'), text)
    console.log(`${folder}/api.txt: ${text.split('\n').length} lines`)
  }
} else process.exitCode = 1
