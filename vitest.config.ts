import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const rooms = ['domain', 'usecases', 'adapters', 'ui', 'server', 'app', 'boundaries'] as const

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@xuekan/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@xuekan/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    allowOnly: false,
    setupFiles: ['test/setup.ts'],
    maxWorkers: 2,
    projects: [
      ...rooms.map((room) => ({
        extends: true as const,
        test: {
          name: room,
          include: [`test/${room}/**/*.{test,laws}.{ts,tsx}`],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'browser',
          include: ['test/{app,browser}/**/*.e2e.ts'],
          globalSetup: ['test/browser/support/global-setup.ts'],
          fileParallelism: false,
          // Alone and last: a browser beside other work measures the machine.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
