import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { article } from '../browser/support/pages.ts'
import { articleByDoi, periodIdOf } from '../browser/support/rc-pub.ts'
import { elementsIn } from '../browser/support/read-html.ts'

const known = { id: '', siteId: '', period: '' }

beforeAll(async () => {
  const { id, siteId } = await articleByDoi(article.doi)
  Object.assign(known, { id, siteId, period: await periodIdOf('slgc', 2025, '6') })
})

const filled = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof known) => known[name])

/** The one address of the page that an older address leads to. */
async function canonicalOf(path: string, site = 'slgc'): Promise<string> {
  const { status, body } = await ask({ site, path: filled(path) })
  expect(status, path).toBe(200)
  const [canonical] = elementsIn(body, 'link').filter(({ rel }) => rel === 'canonical')
  return new URL(canonical?.['href'] ?? 'http://none/').pathname
}

const inChinese = `/zh/article/doi/${article.doi}`
const inEnglish = `/en/article/doi/${article.doi}`

describe('an older address of an article', () => {
  it.each([
    ['/thesisDetails?columnId={id}&lang=zh', inChinese],
    ['/thesisDetails?columnId={id}&lang=en', inEnglish],
    ['/thesisDetails?columnId={id}&l=en', inEnglish],
  ])('%s, which feeds still link to, leads to it', async (path, canonical) => {
    expect(await canonicalOf(path)).toBe(canonical)
  })

  it.each([
    [`/article/doi/${article.doi}`, inChinese],
    [`/article/doi/{siteId}/${article.doi}/en`, inEnglish],
    [`/zh/article/doi/${article.doi}/`, inChinese],
    [`/zh/article/${article.doi}`, inChinese],
    [`/zh/article/doi/${article.doi.replace('/', '%2F')}`, inChinese],
    [`/en/article/doi/${article.doi.toUpperCase()}`, inEnglish],
  ])('%s leads to it by its DOI [C2.15]', async (path, canonical) => {
    expect(await canonicalOf(path)).toBe(canonical)
  })

  it.each([
    ['/zh/article/{id}', inChinese],
    ['/zh/article/{id}/', inChinese],
    ['/en/article/{siteId}/{id}', inEnglish],
    ['/article/id/{siteId}/{id}/en', inEnglish],
    ['/article/id/{siteId}/{id}/en/2', inEnglish],
  ])(
    '%s leads to it by its id, and its one address is that of the DOI [C2.16] [C2.18]',
    async (path, canonical) => {
      expect(await canonicalOf(path)).toBe(canonical)
    },
  )

  it.each([
    ['/thesis/{siteId}/{id}/zh', inChinese],
    ['/thesis/{siteId}/{id}/en/', inEnglish],
    ['/en/thesis/{siteId}/{id}', inEnglish],
  ])('%s leads to it [C2.17]', async (path, canonical) => {
    expect(await canonicalOf(path)).toBe(canonical)
  })
})

describe('an older address of an issue', () => {
  it.each([
    ['/zh/issue/2025/6/', '/zh/issue/2025/6'],
    ['/en/issue/2025/6', '/en/issue/2025/6'],
  ])('%s leads to it, with and without the slash at the end [C2.6]', async (path, canonical) => {
    expect(await canonicalOf(path)).toBe(canonical)
  })

  it.each([
    ['/academic?columnId=&type=backissue&activeName={period}&year=2025&lang=zh', '/zh/issue/2025/6'],
    ['/academic?columnId=&type=backissue&activeName={period}&year=2025&index=2&lang=en', '/en/issue/2025/6'],
  ])('%s leads to it [C2.9]', async (path, canonical) => {
    expect(await canonicalOf(path)).toBe(canonical)
  })

  it('/newAcademic/{siteId}/{channelId}/{code}/{issueId}/0/{lang}/ leads to it [C2.8]', async () => {
    expect(await canonicalOf('/newAcademic/{siteId}/1/backissue/{period}/0/en/')).toBe('/en/issue/2025/6')
  })
})

describe('an older address of the home page', () => {
  it.each([
    ['/', '/zh/home'],
    ['/zh', '/zh/home'],
    ['/en/', '/en/home'],
    ['/slgc/home', '/slgc/home/zh'],
    ['/slgc/home/en', '/slgc/home/en'],
  ])('%s leads to it [C2.1]', async (path, canonical) => {
    expect((await ask({ site: 'slgc', path })).status).toBe(200)
    expect([canonical, canonical.replace(/^\/slgc\/home\/(\w+)$/, '/$1/home')]).toContain(
      await canonicalOf(path),
    )
  })

  it.each([
    ['/homeNav?lang=zh', '/zh/home'],
    ['/homeNav?lang=en', '/en/home'],
    ['/homeNav?index=0', '/zh/home'],
    ['/homeNav/en', '/en/home'],
  ])('%s leads to it [C2.2]', async (path, canonical) => {
    expect(await canonicalOf(path)).toBe(canonical)
  })
})
