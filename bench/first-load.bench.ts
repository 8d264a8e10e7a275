import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bareShell, headerStyles, type SiteShell } from '@xuekan/core/site'
import { emptyFooter, sampleTopNews } from '@xuekan/core/testing'
import { build } from 'vite'
import { minified } from '../app/commands/setup/minified.mjs'
import { assetsFromManifest, type Manifest } from '../app/server/assets.ts'

// What a page loads before anybody clicks, in gzip, against react and react-dom alone, built the same way.

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'dist/client')
const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest
const assetsOf = assetsFromManifest(manifest, [])

const gzipBytes = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length
const sum = (paths: readonly string[]): number =>
  paths.reduce((total, path) => total + gzipBytes(readFileSync(join(client, path))), 0)
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`

async function reactAlone(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-react-'))
  const entry = join(root, 'bench', '.react-alone.mjs')
  writeFileSync(
    entry,
    `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.body, createElement('p'))
`,
  )
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        ...minified,
        outDir: folder,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: entry },
      },
    })
    const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
    return files.reduce((total, name) => total + gzipBytes(readFileSync(join(folder, 'assets', name))), 0)
  } finally {
    rmSync(entry, { force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

const react = await reactAlone()
console.log(`first load, gzip: react and react-dom alone ${kib(react)}`)
for (const page of ['home', 'article'] as const) {
  // with all that a site can have: each header, each footer, top news
  const loads = headerStyles.flatMap((style) =>
    ([1, 2] as const).map((footerStyle) => {
      const shell: SiteShell = {
        ...bareShell,
        header: { ...bareShell.header, style },
        footer: { ...emptyFooter, style: footerStyle },
        topNews: sampleTopNews('1'),
      }
      const assets = assetsOf(page, 'zh', shell)
      const named = `header ${style}, footer ${footerStyle} and top news`
      return {
        named,
        scripts: sum(assets.start === null ? [] : [assets.start.application, ...assets.start.chunks]),
        styles: sum(assets.styles),
      }
    }),
  )
  const heaviest = loads.reduce((most, load) => (load.scripts > most.scripts ? load : most))
  console.log(
    `  ${page}: scripts ${kib(heaviest.scripts)} = ${(heaviest.scripts / react).toFixed(2)} × react and react-dom ` +
      `(goal ≤ 2.00) with ${heaviest.named}, the heaviest; styles ${kib(heaviest.styles)} (goal ≤ 20)`,
  )
}
