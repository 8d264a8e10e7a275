import { join } from 'node:path'
import { capture, root } from './run.mjs'

/** @param {string} path */
const bin = (path) => join(root, 'node_modules', path)

/** The static checks, the longest first. @type {readonly (readonly [string, readonly string[]])[]} */
const checks = [
  ['lint', [bin('oxlint/bin/oxlint')]],
  ['boundaries', [join(root, 'app/commands/boundaries.mjs')]],
  ['types', [bin('@typescript/native/bin/tsc'), '-p', 'tsconfig.json']],
  ['unused code', [bin('knip/bin/knip.js')]],
  ['uncalled rules', [join(root, 'app/commands/uncalled.mjs')]],
  ['types of the core', [bin('@typescript/native/bin/tsc'), '-p', 'core/tsconfig.json']],
  ['types of rc-pub', [bin('@typescript/native/bin/tsc'), '-p', 'adapters/http/tsconfig.json']],
  ['types of web', [bin('@typescript/native/bin/tsc'), '-p', 'adapters/tsconfig.json']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
]

/**
 * @param {readonly [string, readonly string[]]} check
 * @returns {Promise<boolean>} whether nothing was found
 */
async function runCheck([name, args]) {
  const started = Date.now()
  const { code, output } = await capture(process.execPath, args)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output)
  return code === 0
}

/**
 * Runs every static check, two at a time, and prints what failed.
 * @returns {Promise<{ readonly passed: number, readonly failed: number }>}
 */
export async function runChecks() {
  const left = checks[Symbol.iterator]()
  let passed = 0
  const work = async () => {
    for (const check of left) if (await runCheck(check)) passed += 1
  }
  await Promise.all([work(), work()])
  return { passed, failed: checks.length - passed }
}
