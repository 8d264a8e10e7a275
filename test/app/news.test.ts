import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

const ask = (path: string, site = 'slgc') => askPage(portal.port, site, path)
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="http:\/\/[^/]*([^"]*)"/.exec(html)?.[1]
const detailsIn = (html: string): readonly string[] => [
  ...new Set([...mainOf(html).matchAll(/href="(\/zh\/newsDetails\/\d+)"/g)].map(([, href]) => href ?? '')),
]

/** The column of news that the menu leads to. */
const columnOf = async (site = 'slgc'): Promise<string> =>
  /href="(\/zh\/newsInfo\/\d+)"/.exec((await ask('/zh/home', site)).body)?.[1] ?? ''

describe('the news of a journal', () => {
  it('stand in four tabs with their counts, also the empty one, which says so [C2.29]', async () => {
    const { body, status } = await ask(await columnOf())
    expect(status).toBe(200)
    const tabs = [...mainOf(body).matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*?) ?<small>(\d+)<\/small>/g)]
    expect(tabs.map(([, , name]) => name)).toEqual(['资讯', '公告', '动态', '声明'])
    const counts = tabs.map(([, , , count]) => Number(count))
    for (const [at, [, href = '']] of tabs.entries()) {
      const tab = await ask(href)
      expect(tab.status).toBe(200)
      const entries = mainOf(tab.body).match(/<h2[^>]*><a/g) ?? []
      expect(entries).toHaveLength(Math.min(10, counts[at] ?? 0))
      expect(textOf(mainOf(tab.body)).includes('这一类还没有新闻。')).toBe(counts[at] === 0)
    }
    expect(counts.includes(0)).toBe(true)
  })

  it('are open at the entry that the address marks, whatever its tab [C2.21]', async () => {
    const column = await columnOf()
    const listed = await Promise.all(
      ['information', 'announcement', 'dynamic'].map(
        async (tab) => [tab, await ask(`${column}?type=${tab}`)] as const,
      ),
    )
    for (const [tab, { body }] of listed) {
      const entry = detailsIn(body).at(-1) ?? ''
      const marked = mainOf((await ask(`${column}/${entry.split('/').at(-1) ?? ''}`)).body)
      const item = /<li[^>]*aria-current="true".*?<\/li>/s.exec(marked)?.[0] ?? ''
      expect(item, tab).toContain(`href="${entry}"`)
    }
  })

  it('are had under every form of their address, with one canonical [C2.21]', async () => {
    const column = await columnOf()
    const id = column.split('/').at(-1) ?? ''
    for (const path of [
      '/news',
      '/zh/news',
      `/news?columnId=${id}&index=3`,
      `/newsInfo/0/${id}/0/0/0/zh`,
      column,
    ]) {
      const { body, status } = await ask(path)
      expect([status, canonicalOf(body)], path).toEqual([200, column])
    }
    const dynamic = await ask(`/newsInfo/0/${id}/dynamic/0/0/zh`)
    expect(canonicalOf(dynamic.body)).toBe(`${column}?type=dynamic`)
    expect((await ask('/news?type=information&lang=en')).body).toContain('Kinds of news')
  })

  it('go on over pages, and have none beyond the last [C2.21]', async () => {
    const first = await ask('/zh/news?type=announcement', 'hengwen')
    const next = /<a[^>]*href="([^"]*listPage=2)"[^>]*rel="next"/.exec(mainOf(first.body))?.[1] ?? ''
    const second = await ask(next.replaceAll('&amp;', '&'), 'hengwen')
    expect(second.status).toBe(200)
    const both = [...detailsIn(first.body), ...detailsIn(second.body)]
    expect(both.length).toBeGreaterThan(10)
    const beyond = await ask('/zh/news?type=announcement&listPage=99', 'hengwen')
    expect(beyond.status).toBe(404)
    expect(textOf(mainOf(beyond.body))).toContain('您访问的页面不存在')
  })

  it('are read at their source where they stand there, and on their page otherwise [C2.22]', async () => {
    const { body } = await ask('/zh/news?type=information')
    expect(mainOf(body)).toMatch(
      /<h2[^>]*><a href="https:\/\/radio\.jiangzhou\.example\/[^"]*" target="_blank"/,
    )
    const [own = ''] = detailsIn((await ask('/zh/news?type=announcement')).body)
    expect((await ask(own)).status).toBe(200)
  })
})

describe('a news item', () => {
  it('shows its text and its files, and leads to those before and after it [C2.21]', async () => {
    const [first = '', second = ''] = detailsIn((await ask('/zh/news?type=announcement')).body)
    const { body } = await ask(first)
    expect(textOf(mainOf(body))).toContain('十二月五日上午九点')
    const files = [...mainOf(body).matchAll(/href="(\/rc-pub\/front\/files\/get\?id=\d+)" download/g)]
    expect(files).toHaveLength(2)
    for (const [, href = ''] of files) expect((await ask(href)).status).toBe(200)
    expect(detailsIn(body)).toContain(second)
    expect(detailsIn((await ask(second)).body)).toContain(first)
  })

  it('is had under every form of its address, with one canonical, on the host of its site [C2.21]', async () => {
    const [own = ''] = detailsIn((await ask('/zh/news?type=announcement')).body)
    const id = own.split('/').at(-1) ?? ''
    for (const path of [`/zh/news/${id}`, own, `/newsDetails/0/${id}/zh`, `/newsDetails/0/${id}`]) {
      const { body, status } = await ask(path)
      expect([status, canonicalOf(body)], path).toEqual([200, own])
    }
    const { body } = await ask(own, 'hengwen')
    expect(body).toContain(`<link rel="canonical" href="http://slgc.localhost:${portal.port}${own}"`)
  })

  it('that is missing is said to be, with status 404 [C8.4]', async () => {
    const zh = await ask('/zh/news/99999999')
    expect([zh.status, textOf(mainOf(zh.body)).includes('很抱歉，您访问的页面不存在。')]).toEqual([404, true])
    const en = await ask('/newsDetails/0/99999999/en')
    const words = 'sorry, the page you requested cannot be found.'
    expect([en.status, textOf(mainOf(en.body)).includes(words)]).toEqual([404, true])
    expect((await ask('/zh/newsInfo/99999999')).status).toBe(404)
  })

  it('whose source nobody knows has a page that says so, without scripts [C2.22] [C7.7]', async () => {
    const list = await ask('/zh/news?type=information', 'dqsb')
    const href = /<a href="(\/zh\/newsDetails\/\d+)">公众号/.exec(mainOf(list.body))?.[1] ?? ''
    const { body, status } = await ask(href, 'dqsb')
    expect(status).toBe(200)
    expect(textOf(mainOf(body))).toContain('来源没有给出可以打开的地址。')
  })

  it('of the top leads to its page [C2.39]', async () => {
    const { body } = await ask('/zh/home')
    const [, top = ''] = /aria-label="要闻".*?<a[^>]*href="([^"]*)"/s.exec(body) ?? []
    expect(top).toMatch(/^\/zh\/newsDetails\/\d+$/)
    expect((await ask(top)).status).toBe(200)
  })
})
