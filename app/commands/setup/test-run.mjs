import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, run } from './run.mjs'

/**
 * @typedef {{ name: string, status: string, startTime: number, endTime: number,
 *   assertionResults: { fullName: string, status: string, duration?: number | null, failureMessages?: string[] }[] }} FileResult
 * times in milliseconds
 */

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
 * The runs of Vitest, one after another: the rules with their coverage, then all that stands on them. A file of a
 * project that no run names is found by `testFiles`.
 */
const runs = [
  { projects: ['domain', 'usecases'], more: ['--coverage'] },
  {
    projects: [
      'adapters',
      'ui',
      'server',
      'samples',
      'postgres',
      'app',
      'examples',
      'boundaries',
      'package',
      'browser',
      'measured',
    ],
    more: [],
  },
]

/** Projects that drive pages of the whole portal, and the files that are theirs. */
const browserProjects = ['browser', 'measured']
const ofBrowser = /\.e2e\.ts$/

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
async function runVitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-test-'))
  const report = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(process.execPath, [vitest, 'run', ...args, ...reporters], { env })
  const files = readResults(report)
  rmSync(folder, { recursive: true, force: true })
  return { code, files }
}

/**
 * The slowest files, and the slowest tests: those come first to the end of the time that they are given.
 * @param {readonly FileResult[]} files
 */
function printSlowest(files) {
  print(
    'files',
    files.map(({ name, startTime, endTime }) => [relative(root, resolve(name)), endTime - startTime]),
  )
  print(
    'tests',
    files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(
        ({ fullName, duration }) =>
          /** @type {const} */ ([`${relative(root, resolve(name))}: ${fullName}`, duration ?? 0]),
      ),
    ),
  )
}

/**
 * @param {string} what
 * @param {readonly (readonly [name: string, milliseconds: number])[]} timed
 */
function print(what, timed) {
  console.log(`The slowest ${what}, in seconds:`)
  for (const [name, milliseconds] of timed.toSorted((a, b) => b[1] - a[1]).slice(0, 10))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(8)} ${name.slice(0, 160)}`)
}

/**
 * Runs every project of Vitest. A file that could not be loaded, one that no project claims, a skipped test,
 * an error outside every test, and a core that is covered too little each count as a failure: nothing is lost in
 * silence.
 * @param {Readonly<Record<string, string>>} env
 * @param {{ readonly browser?: boolean }} [options] whether the suites that drive a browser run
 * @returns {Promise<{ readonly passed: number, readonly failed: number }>}
 */
export async function runTests(env, { browser = true } = {}) {
  const files = []
  const failures = []
  for (const { projects, more } of runs) {
    const named = projects.filter((project) => browser || !browserProjects.includes(project))
    const one = await runVitest([...named.map((project) => `--project=${project}`), ...more], env)
    files.push(...one.files)
    const reported = one.files.some(({ status }) => status === 'failed')
    if (one.code !== 0 && !reported)
      failures.push(`the run of ${named.join(', ')}: too little is covered, or an error outside every test`)
  }
  const seen = new Set(files.map((file) => resolve(file.name)))
  const unclaimed = testFiles().filter((path) => !seen.has(path) && (browser || !ofBrowser.test(path)))
  failures.push(
    ...unclaimed.map((path) => `${relative(root, path)}: no test of it was run`),
    ...files.flatMap(failuresOf),
  )
  printSlowest(files)
  for (const failure of failures) console.log(`FAILED ${failure}`)
  const tests = files.flatMap((file) => file.assertionResults)
  return { passed: tests.filter(isPassed).length, failed: failures.length }
}

/** @param {{ readonly status: string }} test */
const isPassed = ({ status }) => status === 'passed'

/**
 * A line for each test that did not pass, or one for a file whose tests could not be run to their end.
 * @param {FileResult} file
 * @returns {readonly string[]}
 */
function failuresOf({ name, status, assertionResults }) {
  const path = relative(root, resolve(name))
  const tests = assertionResults.filter((test) => !isPassed(test))
  const lines = tests.map((test) => `${path}: ${test.fullName} (${test.status})${reasonOf(test)}`)
  const told = tests.some((test) => test.status === 'failed')
  return status === 'failed' && !told ? [...lines, `${path}: could not be run`] : lines
}

/**
 * What a failed test said, without colours and with the place in the test: as much as tells one cause from another.
 * @param {{ readonly failureMessages?: readonly string[] }} test
 */
function reasonOf({ failureMessages = [] }) {
  const lines = stripVTControlCharacters(failureMessages.join('\n')).split('\n')
  const said = lines.filter((line) => line.trim() !== '' && !line.includes('node_modules')).slice(0, 12)
  return said.map((line) => `\n       ${line.slice(0, 200)}`).join('')
}
