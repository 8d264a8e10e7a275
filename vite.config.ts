import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type CompressCallback } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  type UserConfig,
} from 'vite'
import { chunkGroups } from './app/commands/setup/chunk-groups.mjs'
import { cutFonts } from './app/commands/setup/cut-fonts.mjs'
import { leftOut } from './app/commands/setup/left-out.ts'
import { minified } from './app/commands/setup/minified.mjs'
import { extended, greek, latinLetters } from './ui/theme/letter-ranges.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const source = '@xuekan/source'

/** Where the build goes: `npm run build` names a new folder, so that no build changes another. */
const folder = process.env['BUILD_FOLDER'] ?? 'dist/by-hand'

/**
 * rxjs takes two small helpers from tslib; other packages, behind a click, take many. A copy of its own keeps theirs out
 * of what every page loads.
 */
const tslibOfRxjs: Plugin = {
  name: 'tslib-of-rxjs',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (source !== 'tslib' || importer?.includes('/rxjs/') !== true) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found === null ? null : { ...found, id: `${found.id}?rxjs` }
  },
}

const compress = [
  {
    end: '.br',
    of: promisify((bytes: Uint8Array, done: CompressCallback) =>
      brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, done),
    ),
  },
  {
    end: '.gz',
    of: promisify((bytes: Uint8Array, done: CompressCallback) => gzip(bytes, { level: 9 }, done)),
  },
]

/** Lays the Brotli and gzip form of what is sent as text beside it, each where it is smaller. */
const compressedAssets: Plugin = {
  name: 'compressed-assets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css|svg)$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(join(dir, name))
        for (const { end, of } of compress) {
          const compressed = await of(bytes)
          if (compressed.length < bytes.length) await writeFile(join(dir, name + end), compressed)
        }
      }),
    )
  },
}

export default defineConfig(async (): Promise<UserConfig> => ({
  plugins: [react(), vanillaExtractPlugin(), tslibOfRxjs, ...leftOut, compressedAssets],
  // what wouter takes from it for older versions, React has
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      ...(await cutFonts({ ...latinLetters, extended, greek })),
    ],
  },
  appType: 'custom',
  // Known before the first page is drawn from the sources: a package found later makes Vite load the page anew.
  optimizeDeps: { entries: ['app/browser/*.{ts,tsx}', 'app/styleguide/main.tsx'] },
  // What the first page needs it names itself; lists of what others import would come with every page.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // The two builds see the same files under different conditions, so neither may reuse the other's plugins.
  builder: { sharedConfigBuild: false },
  environments: {
    client: {
      // rxjs keeps its smaller form under 'es2015'
      resolve: {
        conditions: [source, 'es2015', ...defaultClientConditions],
      },
      build: {
        outDir: `${folder}/client`,
        // a hundredth less in Brotli than the bundler's own, most of it where it leaves functions uninlined (decision 222)
        ...minified,
        manifest: 'manifest.json',
        rolldownOptions: {
          // the stylesheet of the web fonts is linked by its address, once they are stored
          input: [
            ...['start.ts', 'main.tsx', 'before-paint.ts'].map((name) => at(`app/browser/${name}`)),
            at('ui/theme/web-fonts.css.ts'),
          ],
          // what the start script calls of the application
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: [source, ...defaultServerConditions], noExternal: [/^@xuekan\//] },
      build: {
        outDir: `${folder}/server`,
        target: 'node20',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          input: {
            main: at('app/server/main.ts'),
            import: at('app/commands/import.ts'),
            deposits: at('app/commands/deposits.ts'),
            members: at('app/commands/members.ts'),
            worker: at('app/commands/worker.ts'),
            usage: at('app/commands/usage.ts'),
            dump: at('app/commands/dump.ts'),
            restore: at('app/commands/restore.ts'),
            'pglite-worker': at('server/rc-pub/store/pglite-worker.ts'),
          },
          // Flat, so that './pglite-worker.js' means the same from every chunk.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}))
