import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const [, , file = ''] = process.argv
if (file.endsWith('.mjs')) {
  await import(pathToFileURL(file).href)
} else {
  const { createServer } = await import('vite')
  const server = { middlewareMode: true, watch: null, ws: /** @type {const} */ (false) }
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server,
  })
  await vite.ssrLoadModule(file)
  // a host that answers its parent loads what it needs later through it, for as long as it lives
  if (process.send === undefined) await vite.close()
}
