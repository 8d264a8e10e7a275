import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { createServer } from 'vite'

// Stryker's tests of the rules in one process: every file is loaded once, and a mutant runs only the tests that reach
// it. Starting Vitest again for each of some thousand mutants takes hours.

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('./test-words.mjs').RegisteredTest} RegisteredTest */

const words = '/app/commands/mutation/test-words.mjs'

/** What the instrumented code and its runner share. @type {any} */
const shared = (/** @type {any} */ (globalThis).__stryker__ ??= {})

/** The tests of the rules; those of the laws try wrong rules of their own. @param {string} root */
const filesOf = (root) =>
  readdirSync(join(root, 'test/domain'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|laws)\.ts$/.test(path) && !path.startsWith('laws'))
    .map((path) => `/test/domain/${path}`)
    .toSorted()

/** @param {string} root the copy of the project whose core is instrumented */
async function load(root) {
  const core = join(root, 'core')
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    resolve: {
      alias: [
        { find: /^vitest$/, replacement: join(root, words) },
        { find: /^@xuekan\/core$/, replacement: join(core, 'index.ts') },
        { find: /^@xuekan\/core\/testing$/, replacement: join(core, 'testing/index.ts') },
        { find: /^@xuekan\/core\/(\w+)$/, replacement: join(core, '$1.ts') },
      ],
    },
  })
  const { registered, beginFile } = await vite.ssrLoadModule(words)
  const { default: fc } = await vite.ssrLoadModule('fast-check')
  // a mutant is killed by any counterexample, which need not be a small one
  fc.configureGlobal({ seed: 20_261_120, numRuns: 40, endOnFailure: true })
  for (const file of filesOf(root)) {
    beginFile(file)
    await vite.ssrLoadModule(file)
  }
  return { vite, tests: new Map(registered.map((/** @type {RegisteredTest} */ test) => [test.name, test])) }
}

/** @param {RegisteredTest} test */
async function runTest({ name, run }) {
  const begun = performance.now()
  const result = { id: name, name }
  try {
    await run()
    return { ...result, status: TestStatus.Success, timeSpentMs: performance.now() - begun }
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error)
    return { ...result, status: TestStatus.Failed, failureMessage, timeSpentMs: performance.now() - begun }
  }
}

/** @returns {TestRunner} */
function createRuleRunner() {
  /** @type {Map<string, RegisteredTest>} */
  let tests = new Map()
  /** Milliseconds that each test takes: the quick ones try a mutant first. @type {Map<string, number>} */
  const taken = new Map()
  /** @type {Awaited<ReturnType<typeof load>>['vite'] | null} */
  let vite = null

  /**
   * @param {readonly RegisteredTest[]} chosen
   * @param {boolean} bail
   */
  async function runAll(chosen, bail) {
    const results = []
    for (const test of chosen) {
      shared.currentTestId = test.name
      const result = await runTest(test)
      results.push(result)
      if (bail && result.status === TestStatus.Failed) break
    }
    shared.currentTestId = undefined
    return /** @type {any} */ ({ status: DryRunStatus.Complete, tests: results })
  }

  return {
    // a mutant that is reached while files load is switched on for the tests alone: nothing has to be loaded again
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => {
      const loaded = await load(process.cwd())
      vite = loaded.vite
      tests = loaded.tests
    },
    dryRun: async () => {
      const result = await runAll([...tests.values()], false)
      for (const { id, timeSpentMs } of result.tests) taken.set(id, timeSpentMs)
      return { ...result, mutantCoverage: shared.mutantCoverage }
    },
    mutantRun: async ({ activeMutant, testFilter, hitLimit, disableBail }) => {
      const names = (testFilter ?? [...tests.keys()]).toSorted(
        (a, b) => (taken.get(a) ?? 0) - (taken.get(b) ?? 0),
      )
      const chosen = names.flatMap((name) => tests.get(name) ?? [])
      shared.activeMutant = activeMutant.id
      shared.hitLimit = hitLimit
      shared.hitCount = hitLimit === undefined ? undefined : 0
      const result = await runAll(chosen, !disableBail)
      const stopped = determineHitLimitReached(shared.hitCount, hitLimit)
      shared.activeMutant = undefined
      shared.hitCount = undefined
      return toMutantRunResult(stopped ?? result)
    },
    dispose: async () => {
      await vite?.close()
    },
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'rules', createRuleRunner)]
