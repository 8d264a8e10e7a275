import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import type { PageAnswer } from '../../server/host/page-answer.ts'
import { securityHeaders } from '../../server/host/security-headers.ts'
import { webFonts } from '../../ui/theme/fonts.ts'
import '../../ui/theme/web-fonts.css.ts'
import { serveStyleguide } from '../styleguide/serve-styleguide.ts'
import type { AssetsOf } from './assets.ts'
import type { createRenderer as CreateRenderer, RendererOptions } from './render.tsx'
import { readSettings } from './settings.ts'
import { startPortal } from './start-portal.ts'

/** The portal from its sources: the server's code is loaded again for each page, the browser's by Vite. */
export async function startDevelopment(vite: ViteDevServer): Promise<void> {
  const styleguide = serveStyleguide((address, html) => vite.transformIndexHtml(address, html))
  const portal = await startPortal(readSettings(process.env), {
    clientFolder: fileURLToPath(new URL('../..', import.meta.url)),
    assetsOf: assetsFromSources(vite),
    report: (failure) => console.error(failure),
    cacheBytes: 0,
    headers: headersForSources(),
    serverFactory: (handler) =>
      createServer((request, response) =>
        vite.middlewares(request, response, () => {
          if (!styleguide(request, response)) handler(request, response)
        }),
      ),
    makeRenderer: (options) => async (request) => {
      const { createRenderer } = (await vite.ssrLoadModule('/app/server/render.tsx')) as RenderModule
      return withVite(vite, request.address, await createRenderer(options)(request))
    },
  })
  for (const { name, url } of portal.sites) console.log(`  ${url}  ${name}`)
  const stop = (): void => {
    void Promise.all([portal.close(), vite.close()]).then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

interface RenderModule {
  readonly createRenderer: (options: RendererOptions) => ReturnType<typeof CreateRenderer>
}

/** Vite writes styles and its own script into the page, which the policy for available pages forbids. */
function headersForSources(): Readonly<Record<string, string>> {
  const { 'content-security-policy': _policy, ...rest } = securityHeaders
  return rest
}

/** Stylesheets are linked as the server's modules name them, so that the page is styled before any script runs. */
const assetsFromSources =
  (vite: ViteDevServer): AssetsOf =>
  () => ({
    beforePaint: '/app/browser/before-paint.ts',
    look: '/ui/widgets/look/look.css.ts.vanilla.css?direct',
    start: { src: '/app/browser/start.ts', application: '/app/browser/main.tsx', chunks: [] },
    styles: [...(vite.environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])]
      .filter((url) => url.endsWith('.css'))
      .map((url) => `${url}?direct`),
    fonts: ['/ui/theme/web-fonts.css.ts.vanilla.css?direct', ...webFonts],
  })

async function withVite(vite: ViteDevServer, address: string, answer: PageAnswer): Promise<PageAnswer> {
  if (answer.kind !== 'page') return answer
  return { ...answer, shared: false, html: await vite.transformIndexHtml(address, answer.html) }
}
