import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortalProcess } from '../browser/support/portal-process.ts'
import { sampleSites } from '../browser/support/sample-sites.ts'

// The pages as the host sends them, read by the Nu Html Checker: of every sample site both homes and a page of each
// form of address that a link leads to.

const checker = 'vnu-jar@26.9.27'
const pagesOfSite = 130

/** What the checker says of pages that are as they should be, and why. */
const known: readonly (readonly [says: RegExp, because: string])[] = [
  [/“blocking” attribute must have a “rel”/, 'HTML lets links of rel="expect" block as well'],
  [/“first-periods-id” not allowed/, 'programs of rc-pub find the issue of a home by it'],
  [/“default” attribute must not occur on more than one “track”/, 'HTML lets one of each kind be it'],
]

interface Page {
  readonly site: string
  readonly path: string
  readonly html: string
}

/** The body of a page; '' of what is none. */
const pageAt = (port: number, site: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host: `${site}.localhost:${port}` }, agent: false },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          body += chunk
        })
        answer.on('error', reject)
        answer.on('end', () => {
          resolve(/html/.test(answer.headers['content-type'] ?? '') ? body : '')
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })

/** Addresses of one form differ by numbers, by what stands behind their second part, and by values asked for. */
function formOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const parts = pathname.replaceAll(/\d+/g, 'N').split('/').slice(0, 3)
  return `${parts.join('/')}?${[...new Set(searchParams.keys())].toSorted().join('&')}`
}

async function pagesOf(port: number, site: string): Promise<readonly Page[]> {
  const pages: Page[] = []
  const forms = new Set<string>()
  const waiting = ['/zh/home', '/en/home']
  for (let path = waiting.shift(); path !== undefined && pages.length < pagesOfSite; path = waiting.shift()) {
    const html = await pageAt(port, site, path)
    if (html === '') continue
    pages.push({ site, path, html })
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = href.replaceAll('&amp;', '&')
      const form = formOf(next)
      if (!forms.has(form)) waiting.push(next)
      forms.add(form)
    }
  }
  return pages
}

/** The checker, fetched into the folder; '' where it or Java is not here. */
function checkerIn(folder: string): string {
  if (spawnSync('java', ['-version']).status !== 0) return ''
  spawnSync('npm', ['install', '--no-save', '--no-audit', '--prefix', folder, checker])
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')
  return existsSync(jar) ? jar : ''
}

/** What the checker says against the pages, each with where it was first. */
function faultsIn(jar: string, folder: string, pages: readonly Page[]): readonly string[] {
  const nameOf = (at: number): string => join(folder, `${String(at).padStart(5, '0')}.html`)
  for (const [at, { html }] of pages.entries()) writeFileSync(nameOf(at), html)
  const files = pages.map((_, at) => nameOf(at))
  const { stderr } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'gnu', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  const faults = new Map<string, string>()
  for (const line of stderr.split('\n')) {
    if (line.trim() === '') continue
    const [, at = '', says = line] = /(\d{5})\.html":[\d.-]+: error: (.*)$/.exec(line) ?? []
    const page = pages[Number(at)]
    const where = at === '' || page === undefined ? '' : `${page.site} ${page.path}: `
    if (!known.some(([pattern]) => pattern.test(says)) && !faults.has(says)) faults.set(says, where + says)
  }
  return [...faults.values()]
}

async function audit(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-html-'))
  const jar = checkerIn(folder)
  if (jar === '') {
    console.log(
      'The Nu Html Checker is not here (Java, and a way to the registry for vnu-jar): no page was read by it',
    )
    rmSync(folder, { recursive: true, force: true })
    return
  }
  const portal = await startPortalProcess({
    XUEKAN_DATA: join(folder, 'data'),
    RATE_LIMITS: 'off',
    PRINT_AHEAD: 'off',
  })
  try {
    const pages: Page[] = []
    for (const site of sampleSites) pages.push(...(await pagesOf(portal.port, site)))
    const faults = faultsIn(jar, folder, pages)
    console.log(`Nu Html Checker: ${pages.length} pages, ${faults.join('\n  ') || 'nothing amiss'}`)
    if (faults.length > 0 || pages.length === 0) process.exitCode = 1
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await audit()
