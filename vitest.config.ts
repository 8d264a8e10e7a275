import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/**
 * The time zone of every test, of the processes that tests start and of their browsers. Its half hours and its summer
 * time show where local time is taken for UTC.
 */
process.env['TZ'] = 'America/St_Johns'

/** Node itself knows no condition 'module', and what is not bundled is loaded by Node. */
const serverConditions = ['@xuekan/source', ...defaultServerConditions.filter((name) => name !== 'module')]

/**
 * Layers whose files close what they open, so that they share a process and what it has loaded: half of the time of a
 * server's file was the loading of the server and of the embedded engine (decision 183).
 */
const sharedProcess: readonly string[] = ['domain', 'usecases', 'adapters', 'server', 'samples', 'ui', 'app']

/** Suites of the store: they run on the embedded engine with the server's, and once more on PostgreSQL. */
const storeSuites: string[] = [
  'test/server/store/database.test.ts',
  'test/server/store/article-parts-migration.test.ts',
  'test/server/rc-pub/{content-version,file-store,further-texts,harvest-changes,harvest-many,save-articles,search-articles,side-parts,visit-counter}.test.ts',
  'test/server/rc-pub/{accepted-agreements,account-news,contact-changes,member-limits,merge-race,shared-albums}.test.ts',
  'test/server/rc-pub/{code-guesses,lock-out,login-news,one-time,passkeys,second-factors,set-passwords}.test.ts',
  'test/server/rc-pub/{load-sites,import-sites,import-files,import-attachments}.test.ts',
  'test/server/rc-pub/{few-facets,indexed-vector,search}.laws.ts',
]

/** End-to-end files that look at time or at layout shifts: another browser beside them would be measured too. */
const measured: readonly string[] = [
  'test/app/running.e2e.ts',
  'test/browser/{chrome,headers,language,navigation,stability,tools}.e2e.ts',
]

/** Milliseconds: more than twice of what the longest tests without a time of their own take on a busy machine. */
const testTimeout = 120_000

/** Half of the work of a browser's tests went into windows that nobody sees. What is measured has the whole browser. */
const withoutWindows = { HEADLESS_SHELL: 'on' }

/** The end-to-end projects read one portal, which the first of them starts. */
const endToEnd = {
  globalSetup: ['test/browser/support/global-setup.ts'],
  testTimeout,
  hookTimeout: 180_000,
}

const layers = [
  'domain',
  'usecases',
  'adapters',
  'ui',
  'server',
  'samples',
  'app',
  'examples',
  'boundaries',
] as const

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@xuekan/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    environment: 'node',
    allowOnly: false,
    setupFiles: ['test/setup.ts'],
    maxWorkers: 2,
    // what is polled for is not measured: one second is short on a busy machine
    expect: { poll: { timeout: 15_000 } },
    coverage: {
      provider: 'v8',
      include: ['core/{domain,reactive,usecases,testing}/**/*.ts'],
      reporter: ['text-summary', ['text', { skipFull: true, maxCols: 100 }]],
      thresholds: { lines: 98, branches: 98 },
    },
    projects: [
      ...layers.map((layer) => ({
        extends: true as const,
        test: {
          name: layer,
          env: withoutWindows,
          isolate: !sharedProcess.includes(layer),
          include: [`test/${layer}/**/*.{test,laws}.{ts,tsx}`],
          testTimeout,
          hookTimeout: testTimeout,
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'postgres',
          isolate: false,
          include: storeSuites,
          globalSetup: ['test/server/store/postgres-setup.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'package',
          env: withoutWindows,
          include: ['test/package/**/*.test.ts'],
          globalSetup: ['test/package/support/global-setup.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true as const,
        test: {
          ...endToEnd,
          name: 'browser',
          env: withoutWindows,
          include: ['test/{app,browser}/**/*.e2e.ts'],
          exclude: [...measured],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true as const,
        test: {
          ...endToEnd,
          name: 'measured',
          include: [...measured],
          fileParallelism: false,
          // alone and last
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
