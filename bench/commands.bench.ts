import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fetchBytes } from './support/fetch-bytes.ts'
import { digits, machine, median, quantile } from './support/figures.ts'
import { startPortalProcess, type PortalServed } from './support/portal-process.ts'

// How long pages take while `npm run import` and `npm run dump` work with the store of the running portal.

const projectFolder = fileURLToPath(new URL('..', import.meta.url))
const host = 'slgc.localhost'
const path = '/zh/article/doi/10.5555/slgc.2026.05.001'
const doi = '10.5555/slgc.2026.04.001'
const sample = 'samples/articles/slgc/2026-4/001-turbidity-current-arrival.xml'
const articles = 150

/** Milliseconds that a reader looks at a page before the next. */
const between = 30

/** Articles as large as a real one, each with a DOI of its own. */
function writeArticles(folder: string): readonly string[] {
  const text = readFileSync(join(projectFolder, sample), 'utf8')
  mkdirSync(folder)
  return Array.from({ length: articles }, (_, at) => {
    const file = join(folder, `${at}.xml`)
    writeFileSync(file, text.replaceAll(doi, `10.5555/bench.${at}`))
    return file
  })
}

/** Pages that no cache holds, one after another, until the work ends; milliseconds of each. */
async function readPages(portal: PortalServed, until: Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = []
  const work = { isOver: false }
  const end = (): void => {
    work.isOver = true
  }
  until.then(end, end)
  while (!work.isOver) {
    const begun = performance.now()
    const page = await fetchBytes(portal.port, `${host}:${portal.port}`, `${path}?n=${performance.now()}`)
    taken.push(performance.now() - begun)
    if (page.status !== 200) throw new Error(`${path} answered ${page.status}.`)
    await delay(between)
  }
  return taken
}

/** Runs a built command on the folder of the portal; milliseconds that it took. */
function runCommand(name: string, dataFolder: string, args: readonly string[]): Promise<number> {
  const begun = performance.now()
  const program = join(projectFolder, 'dist/server', `${name}.js`)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, NODE_ENV: 'production', XUEKAN_DATA: dataFolder, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(performance.now() - begun)
      else reject(new Error(`${name} ended with ${code}.`))
    })
  })
}

const line = (name: string, taken: readonly number[], alone: number): string =>
  `  ${name}: ${digits(median(taken))} ms, 95 of 100 within ${digits(quantile(taken, 0.95))}, ` +
  `at most ${digits(Math.max(...taken))} (${taken.length} pages)` +
  (alone === 0 ? '' : `: ${digits(median(taken) / alone)} × (goal ≤ 2)`)

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
const data = join(folder, 'data')
try {
  const files = writeArticles(join(folder, 'articles'))
  const portal = await startPortalProcess(data)
  try {
    await readPages(portal, delay(6_000))
    const alone = await readPages(portal, delay(8_000))
    const importing = runCommand('import', data, ['--site', 'slgc', ...files])
    const imported = await readPages(portal, importing)
    const dumping = runCommand('dump', data, [join(folder, 'bench.dump')])
    const dumped = await readPages(portal, dumping)
    const again = await readPages(portal, delay(8_000))
    const before = median([...alone, ...again])
    console.log(`article page rendered anew beside a command on the same store (${machine()})`)
    console.log(line('alone', [...alone, ...again], 0))
    console.log(
      `${line('import', imported, before)}; ${articles} articles in ${digits((await importing) / 1000)} s`,
    )
    console.log(`${line('dump', dumped, before)}; it took ${digits((await dumping) / 1000)} s`)
  } finally {
    await portal.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
