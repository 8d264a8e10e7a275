import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root } from './setup/run.mjs'

requireNode()
await ensureInstalled()
const { createServer } = await import('vite')
const conditions = ['@xuekan/source', 'module', 'node', 'development|production']
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions }, noExternal: [/^@xuekan\//] },
  server: { middlewareMode: true, watch: null, ws: false },
})
// npm runs scripts in the project's folder; files are meant where the reader stands
process.chdir(process.env['INIT_CWD'] ?? process.cwd())
const { main } = await vite.ssrLoadModule('/examples/terminal-reader/main.ts')
process.exitCode = await main(process.argv.slice(2))
await vite.close()
