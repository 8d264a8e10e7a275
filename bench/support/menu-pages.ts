import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Browser, Page } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import type { Fitter, MenuBenchWindow } from './menu-page.tsx'

const root = fileURLToPath(new URL('../..', import.meta.url))
const origin = 'http://menu.localhost'
/** Of the window: low, as a window as wide as a thousand entries is painted too. */
const height = 80
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the page of the menu's bench into a folder, as the portal is built. */
export async function buildMenuPage(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [vanillaExtractPlugin()],
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { conditions: ['@xuekan/source', 'es2015', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'bench/support/menu-page.tsx'),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
}

/** A tab with a menu of so many entries. Isolated, so that its clock counts in steps of 5 µs. */
export async function openMenu(
  browser: Browser,
  folder: string,
  { fitter, count }: { readonly fitter: Fitter; readonly count: number },
): Promise<{ readonly page: Page; readonly whole: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height } })
  const page = await context.newPage()
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const headers = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    }
    if (pathname === '/') {
      const body =
        '<!doctype html><html lang="en"><link rel="stylesheet" href="/style.css"><div id="root"></div>' +
        '<script type="module" src="/page.js"></script></html>'
      return route.fulfill({ contentType: 'text/html', headers, body })
    }
    const contentType = types[extname(pathname)]
    if (contentType === undefined) return route.fulfill({ status: 404, headers })
    return route.fulfill({ contentType, headers, body: readFileSync(join(folder, pathname)) })
  })
  await page.goto(`${origin}/`)
  const whole = await page.evaluate(
    ([who, amount]) => (window as unknown as MenuBenchWindow).mount(who, amount),
    [fitter, count] as const,
  )
  return { page, whole }
}

/** Gives the window another width; how long script, style and layout took, and how many entries are shown then. */
export async function resizeTo(page: Page, width: number) {
  const next = page.evaluate(() => (window as unknown as MenuBenchWindow).nextResize())
  await page.setViewportSize({ width, height })
  return next
}
