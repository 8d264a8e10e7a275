import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { buildIfChanged } from './setup/build.mjs'
import { runChecks } from './setup/checks.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { obtainNode } from './setup/node-program.mjs'
import { requireNode } from './setup/node-version.mjs'
import { run } from './setup/run.mjs'
import { runTests } from './setup/test-run.mjs'

// `npm run test:node -- 24`: the static checks and all suites but the browser's, on another version of Node.

requireNode()
const wanted = process.argv[2] ?? process.versions.node
const [major, ...rest] = wanted.split('.')
const isThis =
  rest.length === 0 ? process.versions.node.split('.')[0] === major : process.versions.node === wanted
process.exitCode = isThis ? await testHere() : await testOn(wanted)

async function testHere() {
  await ensureInstalled()
  const isBuilt = (await buildIfChanged()) !== null
  const checks = await runChecks()
  const tests = await runTests({}, { browser: false })
  const passed = checks.passed + tests.passed + (isBuilt ? 1 : 0)
  const failed = checks.failed + tests.failed + (isBuilt ? 0 : 1)
  console.log(`Node ${process.versions.node}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** @param {string} version */
async function testOn(version) {
  const program = await obtainNode(version)
  if (program === null) {
    console.error(
      `Node ${version} could not be had from the registry for ${process.platform} ${process.arch}.`,
    )
    return 1
  }
  const found = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()
  console.log(`Testing on Node ${found.replace('v', '')}.`)
  // what a test starts by the name `node` is this one too
  const PATH = `${dirname(program)}:${process.env['PATH'] ?? ''}`
  return run(program, [process.argv[1] ?? '', found.replace('v', '')], { env: { PATH } })
}
