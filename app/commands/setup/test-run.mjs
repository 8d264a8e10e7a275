import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root, run } from './run.mjs'

/** @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} FileResult */

const testFile = /\.(test|laws|e2e)\.tsx?$/

/** @returns {string[]} every test file on disk */
function testFiles() {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => testFile.test(path))
    .map((path) => resolve(root, 'test', path))
}

/**
 * @param {string} path
 * @returns {readonly FileResult[]}
 */
function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults
  } catch {
    return []
  }
}

/**
 * Runs every project of Vitest. A file that could not be loaded, one that no project claims, a skipped test,
 * and an error outside every test each count as a failure: nothing is lost in silence.
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<{ readonly passed: number, readonly failed: number }>}
 */
export async function runTests(env) {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-test-'))
  const report = join(folder, 'report.json')
  const code = await run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  )
  const files = readResults(report)
  rmSync(folder, { recursive: true, force: true })
  const seen = new Set(files.map((file) => resolve(file.name)))
  const unclaimed = testFiles().filter((path) => !seen.has(path))
  for (const path of unclaimed) console.log(`FAILED ${path}: no test of it was run`)
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = tests.length - passed + broken.length + unclaimed.length
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}
