import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uiLanguages, type UiLanguage } from '@xuekan/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { startPortalProcess } from '../browser/support/portal-process.ts'
import { hrefsIn } from '../browser/support/read-html.ts'
import { fillFolder } from '../server/store/prepared-folder.ts'

/** `npm run audit` takes the whole archives in both languages; otherwise every fifteenth article of them, 200 in all. */
const whole = process.env['ARCHIVE_CRAWL'] === 'all'
const least = whole ? 1_000 : 80

const cases = whole
  ? (['slgc', 'gzxb'] as const).flatMap((site) => uiLanguages.map((language) => [site, language] as const))
  : ([
      ['slgc', 'zh'],
      ['gzxb', 'en'],
    ] as const)

const folder = mkdtempSync(join(tmpdir(), 'xuekan-archive-'))
let portal: Awaited<ReturnType<typeof startPortalProcess>>

beforeAll(async () => {
  // a portal that finds no store loads the archives whole
  if (!whole) await fillFolder(join(folder, 'database'), 'archive')
  portal = await startPortalProcess({ XUEKAN_DATA: folder, RATE_LIMITS: 'off' })
}, 300_000)

afterAll(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

const read = (site: string, path: string) => ask({ site, path, port: portal.port })

/** Every article that the journal's sitemap lists in a language, as a path. */
async function articlesOf(site: string, language: UiLanguage): Promise<readonly string[]> {
  const { body } = await read(site, '/sitemap.txt')
  const start = `http://${site}.localhost:${portal.port}/${language}/article/doi/`
  return body.split('\n').flatMap((line) => (line.startsWith(start) ? [new URL(line).pathname] : []))
}

/** Few at once, as polite programs ask. */
async function eachOf<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const work = async (): Promise<void> => {
    for (const item of left) await visit(item)
  }
  await Promise.all([work(), work(), work(), work()])
}

/** How many links lie between a journal's home and its issues, over its pages of back issues alone. */
async function linksToIssues(site: string, language: UiLanguage): Promise<ReadonlyMap<string, number>> {
  const issues = new Map<string, number>()
  const seen = new Set<string>()
  let level: readonly string[] = [`/${language}/home`]
  for (let links = 1; level.length > 0; links += 1) {
    const next = new Set<string>()
    await eachOf(level, async (path) => {
      const { status, body } = await read(site, path)
      expect([path, status]).toEqual([path, 200])
      for (const href of hrefsIn(body)) {
        const target = href.replace(/#.*$/, '')
        if (/^\/\w+\/issue\/\d{4}\//.test(target) && !issues.has(target)) issues.set(target, links)
        else if (/^\/\w+\/(?:volumn|issue)\b/.test(target) && target.startsWith(`/${language}/`))
          next.add(target)
      }
    })
    for (const path of level) seen.add(path)
    level = [...next].filter((path) => !seen.has(path) && !issues.has(path))
  }
  return issues
}

describe.each(cases)('the archive of %s, read in %s without scripts', (site, language) => {
  it(
    'has each article at most four links from the home, over its issue, and no dead one',
    { timeout: whole ? 3_600_000 : 240_000 },
    async () => {
      const articles = await articlesOf(site, language)
      expect(articles.length).toBeGreaterThan(least)

      const issues = await linksToIssues(site, language)
      const listed = new Map<string, Promise<readonly string[]>>()
      const listedIn = (issue: string): Promise<readonly string[]> => {
        const known = listed.get(issue) ?? read(site, issue).then(({ body }) => hrefsIn(body))
        listed.set(issue, known)
        return known
      }
      const wrong: string[] = []
      const inNoIssue = new Set<string>()
      for (const list of ['onlineFirst', 'justAccepted'])
        for (const href of hrefsIn((await read(site, `/${language}/${list}`)).body)) inNoIssue.add(href)
      await eachOf(articles, async (path) => {
        const { status, body } = await read(site, path)
        if (status !== 200) {
          wrong.push(`${status} ${path}`)
          return
        }
        // the list of what is in no issue yet is one link from the home
        if (inNoIssue.has(path)) return
        const own = hrefsIn(body).filter((href) => issues.has(href))
        const nearest: number[] = []
        for (const issue of own)
          if ((await listedIn(issue)).includes(path)) nearest.push((issues.get(issue) ?? Infinity) + 1)
        if (!(Math.min(...nearest) <= 4)) wrong.push(`${Math.min(...nearest)} links: ${path}`)
      })
      expect(wrong).toEqual([])
    },
  )
})
