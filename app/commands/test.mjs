import { ensureBrowser } from './setup/browser.mjs'
import { buildIfChanged } from './setup/build.mjs'
import { runChecks } from './setup/checks.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { runTests } from './setup/test-run.mjs'

requireNode()
await ensureInstalled()
const browser = await ensureBrowser()
const isBuilt = (await buildIfChanged()) !== null
console.log(`${isBuilt ? 'ok    ' : 'FAILED'} build`)
const checks = await runChecks()
const tests = await runTests({ XUEKAN_CHROMIUM: browser })
const passed = checks.passed + tests.passed + (isBuilt ? 1 : 0)
const failed = checks.failed + tests.failed + (isBuilt ? 0 : 1)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
