import { join } from 'node:path'
import { capture, root } from './run.mjs'

/** @param {string} path */
const bin = (path) => join(root, 'node_modules', path)

/** The static checks, in the order in which they run. @type {readonly (readonly [string, readonly string[]])[]} */
const checks = [
  ['types of the core', [bin('@typescript/native/bin/tsc'), '-p', 'core/tsconfig.json']],
  ['types', [bin('@typescript/native/bin/tsc'), '-p', 'tsconfig.json']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
  ['lint', [bin('oxlint/bin/oxlint')]],
  ['boundaries', [join(root, 'app/commands/boundaries.mjs')]],
  ['unused code', [bin('knip/bin/knip.js')]],
]

/**
 * Runs every static check, one after another, and prints what failed.
 * @returns {Promise<{ readonly passed: number, readonly failed: number }>}
 */
export async function runChecks() {
  let passed = 0
  for (const [name, args] of checks) {
    const started = Date.now()
    const { code, output } = await capture(process.execPath, args)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (code === 0) passed += 1
    else console.log(output)
  }
  return { passed, failed: checks.length - passed }
}
