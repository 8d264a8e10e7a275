import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digits, machine } from './support/figures.ts'

// How long `npm run import` takes for a thousand articles and how much memory at most, beside a hundred: real ones of
// the folders that XUEKAN_ARTICLES names, else the samples with a full text, each under DOIs of its own; and for one
// with the largest film that is taken. Nothing is printed ahead.

const few = 100
const many = 1_000
const mostSeconds = 120
const mostMegabytes = 100
const film = 50 * 1024 * 1024
const program = fileURLToPath(new URL('../dist/server/import.js', import.meta.url))
/** Below this a file is an abstract alone. */
const leastBytes = 20_000

const { XUEKAN_ARTICLES: named = '', ...inherited } = process.env
const given = named.split(':').filter((folder) => folder !== '')
const folders = given.length > 0 ? given : [fileURLToPath(new URL('../samples/articles', import.meta.url))]
const texts = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.xml'))
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  .filter((text) => text.length >= leastBytes)
const ownDoi = /(<article-id\b[^>]*\bpub-id-type="doi"[^>]*>)[^<]*/

function writeArticles(folder: string, count: number): void {
  mkdirSync(folder)
  for (let at = 0; at < count; at += 1) {
    const text = texts[at % texts.length] ?? ''
    writeFileSync(
      join(folder, `${at}.xml`),
      text.replace(ownDoi, (_, tag: string) => `${tag}10.5555/bench.${count}.${at}`),
    )
  }
}

/** An article with a film of this size beside it, which its text names. */
function writeFilmed(folder: string, bytes: number): void {
  writeArticles(folder, 1)
  const file = join(folder, '0.xml')
  const named =
    '<supplementary-material xlink:href="film.mp4" xmlns:xlink="http://www.w3.org/1999/xlink"/></body>'
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('</body>', named).replaceAll('bench.1.0', 'bench.film'),
  )
  const beginning = Buffer.from('\0\0\0 ftypisom')
  writeFileSync(join(folder, 'film.mp4'), Buffer.concat([beginning, randomBytes(bytes - beginning.length)]))
}

interface Run {
  readonly seconds: number
  /** The most that the process took, in MiB. */
  readonly most: number
  /** What the command said last. */
  readonly said: string
}

/** Tells what the process took at most when it ends, behind what the command says. */
const tellsMost = `data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>console.log('\\nmost '+process.resourceUsage().maxRSS/1024))",
)}`

function runImport(data: string, files: readonly string[]): Promise<Run> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const args = ['--import', tellsMost, program, '--site', 'slgc', '--force', ...files]
    const child = spawn(process.execPath, args, {
      env: { ...inherited, NODE_ENV: 'production', XUEKAN_DATA: data, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) {
        reject(new Error(`The import ended with ${code}: ${output.slice(-400)}`))
        return
      }
      const [said = '', most = ''] = output
        .split('\n')
        .filter((line) => line !== '')
        .slice(-2)
      const seconds = (performance.now() - begun) / 1000
      resolve({ seconds, most: Number(most.replace('most ', '')), said })
    })
  })
}

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
const data = join(folder, 'data')
try {
  for (const count of [1, few, many]) writeArticles(join(folder, `${count}`), count)
  // loads the samples as well
  await runImport(data, [join(folder, '1')])
  const fewer = await runImport(data, [join(folder, `${few}`)])
  const more = await runImport(data, [join(folder, `${many}`)])
  writeFilmed(join(folder, 'film'), film)
  const filmed = await runImport(data, [join(folder, 'film')])
  const above = more.most - fewer.most
  console.log(`import of articles from ${texts.length} different files (${machine()})`)
  for (const [count, { seconds, most, said }] of [
    [few, fewer],
    [many, more],
  ] as const)
    console.log(`  ${count}: ${digits(seconds)} s, at most ${digits(most)} MiB; ${said}`)
  console.log(
    `  a thousand: ${digits(above)} MiB above a hundred (bar ${mostMegabytes}), ` +
      `${digits(more.seconds)} s (bar ${mostSeconds})`,
  )
  console.log(
    `  one with a film of ${film / 1024 / 1024} MiB: ${digits(filmed.seconds)} s, ` +
      `at most ${digits(filmed.most)} MiB; ${filmed.said}`,
  )
  if (!(above <= mostMegabytes) || more.seconds > mostSeconds) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
