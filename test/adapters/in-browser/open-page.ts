import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright'
import { build, defaultClientConditions } from 'vite'

const origin = 'http://jiang.localhost:4173'

/** The adapters as one script for a page. */
export async function bundleAdapters(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@xuekan/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('browser-entry.ts', import.meta.url)),
        formats: ['iife'],
        name: 'entry',
      },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (first === undefined || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

const html = `<!doctype html><html lang="zh"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>at first</title>
<meta name="description" content="old"><meta name="citation_author" content="A"><meta name="citation_author" content="B">
<link rel="canonical" href="/old"><link rel="stylesheet" href="data:text/css,"><link rel="icon" href="data:,">
</head><body style="margin:0"><div style="height:6000px;overflow:hidden"><p id="sec-2" style="margin-top:3000px">second</p></div></body></html>`

const viewport = { width: 1000, height: 800 }

/** A page 6000 px high at `/start?x=1` with the adapters in it. Its server is here: no socket is opened. */
export const openPage = async (browser: Browser, script: string): Promise<Page> =>
  prepare(await browser.newPage({ viewport }), script)

/** The same page in so many tabs that share cookies and local storage. */
export async function openTabs(
  browser: Browser,
  script: string,
  count: number,
): Promise<{ readonly context: BrowserContext; readonly tabs: readonly Page[] }> {
  const context = await browser.newContext({ viewport })
  const tabs = await Promise.all(
    Array.from({ length: count }, async () => prepare(await context.newPage(), script)),
  )
  return { context, tabs }
}

async function prepare(page: Page, script: string): Promise<Page> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.addInitScript(script)
  await page.goto(`${origin}/start?x=1`)
  return page
}
