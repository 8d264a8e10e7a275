import { createServer } from 'vite'
import { root } from './run.mjs'

/** @returns {Promise<string>} docs/openapi.json, from the contract's definitions */
export async function printOpenApi() {
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  try {
    const { openApi } = await vite.ssrLoadModule('/server/rc-pub/routes/open-api.ts')
    return `${JSON.stringify(openApi(), null, 2)}\n`
  } finally {
    await vite.close()
  }
}
