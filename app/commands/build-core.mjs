import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root, run } from './setup/run.mjs'

requireNode()
await ensureInstalled()
rmSync(join(root, 'core/dist'), { recursive: true, force: true })
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
process.exitCode = await run(process.execPath, [compiler, '-p', 'core/tsconfig.build.json'])
