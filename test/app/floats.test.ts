import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 600_000)
afterAll(() => portal.close())

const ask = (path: string, site = 'slgc') => askPage(portal.port, site, path.replaceAll('&amp;', '&'))
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const textOf = (html: string): string =>
  mainOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="http:\/\/[^/]*([^"]*)"/.exec(html)?.[1]
const hrefOf = (html: string, pattern: RegExp): string => pattern.exec(mainOf(html))?.[1] ?? ''

/** Where the way to the one before or behind leads; '' at the ends. */
const stepOf = (html: string, rel: 'prev' | 'next'): string =>
  /href="([^"]+)"/.exec(new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(mainOf(html))?.[0] ?? '')?.[1] ?? ''

/** The pages of one kind that the sitemap of a journal names. */
async function mapped(kind: 'figure' | 'table', site = 'slgc'): Promise<readonly string[]> {
  const { body } = await ask('/sitemap.txt', site)
  return body
    .split('\n')
    .flatMap((line) => new RegExp(`^http://[^/]*(/zh/${kind}/\\S+)$`).exec(line)?.[1] ?? [])
}

describe.each(['figure', 'table'] as const)('the page of a %s', (kind) => {
  it('is had in both languages at every address of the sitemap, and in no other [C1.7] [C9.12]', async () => {
    const pages = await mapped(kind)
    expect(pages.length).toBeGreaterThan(1)
    for (const zh of pages)
      for (const path of [zh, zh.replace('/zh/', '/en/')]) {
        const { status, body } = await ask(path)
        expect([status, canonicalOf(body)], path).toEqual([200, path])
        expect(mainOf(body)).toMatch(/<h1/)
      }
    const [first = ''] = pages
    const id = first.split('/').at(-1) ?? ''
    for (const absent of [`${id.split('-')[0]}-999`, '999999999-0', 'x', `${id}x`, '0'])
      expect((await ask(`/zh/${kind}/${absent}`)).status, absent).toBe(404)
  })

  it('leads through all of the article, back to its place in the text, and says what may be done with it', async () => {
    let [path = ''] = await mapped(kind)
    const { body } = await ask(path)
    const back = hrefOf(body, /href="(\/zh\/article\/doi\/[^"#]+#[^"]+)"/)
    const article = await ask(back)
    expect(article.status).toBe(200)
    expect(article.body).toContain(` id="${back.split('#')[1]}"`)
    expect(mainOf(body)).toContain('href="https://creativecommons.org/licenses/')
    expect(hrefOf(body, /href="(\/zh\/issue\/[^"]+)"/)).not.toBe('')
    for (let before = path; before !== ''; before = stepOf((await ask(path)).body, 'prev')) path = before
    const strip = [...mainOf(body).matchAll(/<li><a [^>]*href="(\/zh\/(?:figure|table)\/[^"]+)"/g)].map(
      ([, href]) => href,
    )
    const seen: string[] = []
    for (let next = path; next !== ''; next = stepOf((await ask(next)).body, 'next')) seen.push(next)
    expect(seen.length).toBeGreaterThan(1)
    expect(seen).toEqual(strip)
  })

  it('has its label and caption in the language of the page and below in the other one', async () => {
    const [zh = ''] = await mapped(kind)
    const [own, other] = await Promise.all([ask(zh), ask(zh.replace('/zh/', '/en/'))])
    const second = (html: string, lang: string): string =>
      new RegExp(`<p [^>]*lang="${lang}"[^>]*>(.*?)</p>`, 's').exec(mainOf(html))?.[1] ?? ''
    const heading = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
    const words = (html: string): string => html.replace(/<[^>]*>|\s/g, '')
    expect(words(second(own.body, 'en'))).toContain(words(heading(other.body)))
    expect(words(second(other.body, 'zh'))).toContain(words(heading(own.body)))
  })
})

it('shows a figure large, tells programs of it, and gives it as its own file', async () => {
  const [path = ''] = await mapped('figure')
  const { body } = await ask(path)
  const picture = hrefOf(body, /<a href="([^"]+)" download/)
  expect(mainOf(body)).toContain(`src="${picture}"`)
  expect((await ask(picture)).status).toBe(200)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')
  expect(data).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: `http://slgc.localhost:${portal.port}${picture.replaceAll('&amp;', '&')}`,
    license: expect.stringContaining('creativecommons.org'),
  })
})

it('shows a table in a region of its own, and gives its cells as a file in the language of the page', async () => {
  const [path = ''] = await mapped('table')
  for (const [page, language] of [
    [path, 'zh'],
    [path.replace('/zh/', '/en/'), 'en'],
  ] as const) {
    const { body } = await ask(page)
    expect(mainOf(body)).toMatch(/<div class="table-scroll" tabindex="0" role="region"/)
    const csv = await ask(hrefOf(body, /<a href="([^"]*table\/csv[^"]*)" download/))
    expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename=".*\.csv"/)
    const cells = [...mainOf(body).matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text = '']) => text)
    expect(cells.length).toBeGreaterThan(4)
    for (const cell of cells) expect(csv.body, `${language}: ${cell}`).toContain(cell)
  }
  expect((await ask('/rc-pub/front/table/csv?id=1-99999&language=zh')).status).toBe(404)
})

it('leads from the page of a table to equations and references of its article, none to nowhere [C1.7]', async () => {
  const linked: string[] = []
  for (const site of ['entest01', 'entest04']) {
    for (const path of await mapped('table', site)) {
      const { body } = await ask(path, site)
      for (const [, href = ''] of mainOf(body).matchAll(/<a\s[^<>]*?href="([^"]*#[^"]+)"/g)) {
        const [page = '', place = ''] = href.split('#')
        const there = page === '' ? body : (await ask(page, site)).body
        expect([href, there.includes(` id="${place}"`)]).toEqual([href, true])
        linked.push(page)
      }
    }
  }
  expect(linked.filter((page) => page.includes('/article/')).length).toBeGreaterThan(0)
})

it('stands on the host of the article, and leads there from others', async () => {
  const [path = ''] = await mapped('figure')
  const { body, status } = await ask(path, 'hengwen')
  expect(status).toBe(200)
  expect(body).toContain(`<link rel="canonical" href="http://slgc.localhost:${portal.port}${path}"`)
  expect(await mapped('figure', 'hengwen')).toEqual([])
  expect(textOf(body)).toContain('出自')
})

it.each(['zh', 'en'] as const)(
  'is had as a file where it stands in the text of its article, in %s and without scripts [C1.7] [C3.13]',
  async (language) => {
    const { body } = await ask(`/${language}/article/doi/10.5555/slgc.2026.05.001`)
    const ways = [...mainOf(body).matchAll(/<p class="enlarge">.*?<\/p>/g)].map(([way]) => way)
    const files = ways.flatMap((way) => /<a href="([^"]*)" download[^>]*>/.exec(way)?.[1] ?? [])
    expect(files).toHaveLength(ways.length)
    const kinds: (string | undefined)[] = []
    for (const file of files) {
      const { status, headers } = await ask(file)
      expect(status).toBe(200)
      kinds.push(headers['content-type']?.toString().split(';')[0])
    }
    expect(new Set(kinds)).toEqual(new Set(['image/svg+xml', 'text/csv']))
    expect(kinds.filter((kind) => kind === 'image/svg+xml')).toHaveLength(3)
  },
)
