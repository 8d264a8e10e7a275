import { checkStart } from './setup/check-start.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root } from './setup/run.mjs'

requireNode()
checkStart(process.argv.slice(2))
await ensureInstalled()
process.env['NODE_ENV'] ??= 'development'
const { createServer } = await import('vite')
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
const { startDevelopment } = await vite.ssrLoadModule('/app/server/dev.ts')
await startDevelopment(vite)
