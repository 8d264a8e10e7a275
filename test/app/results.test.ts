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
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

interface ShownTab {
  readonly name: string
  readonly count: number
  /** null where nothing is behind it. */
  readonly href: string | null
}

/** The tabs above results, as a page without scripts has them. */
function tabsIn(html: string): readonly ShownTab[] {
  const nav = /<nav aria-label="(?:检索结果的类别|Kinds of results)">(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  return [...nav.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => ({
    name: textOf(item.replace(/<small>.*?<\/small>/s, '')),
    count: Number((/<small>(.*?)<\/small>/s.exec(item)?.[1] ?? '').replace(/\D/g, '')),
    href: /href="([^"]*)"/.exec(item)?.[1] ?? null,
  }))
}

/** The tab that is open; '' where none is. */
const currentIn = (html: string): string =>
  /aria-current="page"[^>]*>([^<]*?) ?<small>/.exec(mainOf(html))?.[1] ?? ''

/** The number that a page of results tells first. */
const totalIn = (html: string): number =>
  Number(
    /^[\d\s,]+/
      .exec(textOf(/role="status">(.*?)<\/p>/s.exec(mainOf(html))?.[1] ?? ''))?.[0]
      .replace(/\D/g, ''),
  )

const starts = [
  ['slgc', '/zh/article?q=%E6%B0%B4', ['文章', '图', '表格', '视频', '资源', '新闻']],
  ['slgc', '/textList?type=table&lang=en', ['Articles', 'Figures', 'Tables', 'Video', 'Resources', 'News']],
  ['emf', '/zh/article', ['文章', '图', '音频', '视频']],
  ['entest01', '/en/article', ['Articles', 'Figures', 'Audio', 'Video']],
  ['entest04', '/audioList?type=audio&lang=zh', ['文章', '图', '音频', '视频']],
  [
    'hengwen',
    '/searchPublication?type=publication&index=-1&lang=zh',
    ['文章', '图', '表格', '音频', '视频', '资源', '新闻', '期刊'],
  ],
  ['hengwen', '/zh/article?q=%E6%B0%B4', ['文章', '图', '表格', '音频', '视频', '资源', '新闻', '期刊']],
  [
    'www',
    '/informationList?type=news&lang=en',
    ['Articles', 'Figures', 'Tables', 'Audio', 'Video', 'Resources', 'News', 'Journals'],
  ],
  [
    'www',
    '/article?q=ground+water&as=words&lang=en',
    ['Articles', 'Figures', 'Tables', 'Audio', 'Video', 'Resources', 'News', 'Journals'],
  ],
  ['dqsb', '/othersList?type=other&lang=zh', ['文章', '图', '表格', '音频', '资源', '新闻']],
] as const

describe('results of every kind, without scripts', () => {
  it.each(starts)(
    'on %s, %s: each tab tells before it is opened how much stands behind it [C2.25, C2.27, C3.2, C3.7]',
    async (site, path, names) => {
      const { body, status } = await ask(path, site)
      expect(status).toBe(200)
      const tabs = tabsIn(body)
      const shown = currentIn(body)
      expect(tabs.map(({ name }) => name)).toEqual(names)
      for (const { name, count, href } of tabs) {
        expect([name, href === null]).toEqual([name, count === 0 && name !== shown])
        if (href === null) continue
        const opened = await ask(href, site)
        expect([name, opened.status, totalIn(opened.body)]).toEqual([name, 200, count])
      }
    },
  )

  it('leads from kind to kind by the words as they are typed, where they are taken so [C2.27]', async () => {
    const { body } = await ask('/article?q=model&as=words&lang=en', 'www')
    const ways = tabsIn(body).flatMap(({ href }) => href ?? [])
    expect(ways.length).toBeGreaterThan(2)
    for (const href of ways) expect(href).toContain('as=words')
  })

  it('shows pictures as pictures, with the words of the search marked [C2.25]', async () => {
    const { body } = await ask('/textList?type=picture&index=-1&q=%E6%B0%B4&lang=zh')
    const cards = [...mainOf(body).matchAll(/<li><a href="[^"]*"><img [^>]*src="([^"]*)".*?<\/li>/gs)]
    expect(cards).toHaveLength(totalIn(body))
    for (const [card] of cards) expect(card).toMatch(/<mark>水<\/mark>/)
    const link = /href="([^"]*)"/.exec(cards[0]?.[0] ?? '')?.[1] ?? ''
    expect((await ask(link)).status).toBe(200)
  })

  it('lists sounds, films, news and resources that lead to their pages [C2.25]', async () => {
    for (const [path, site] of [
      ['/audioList?type=video&lang=en', 'slgc'],
      ['/audioList?type=audio&lang=zh', 'dqsb'],
      ['/informationList?type=news&lang=zh', 'slgc'],
      ['/othersList?type=other&lang=en', 'slgc'],
    ] as const) {
      const { body } = await ask(path, site)
      const links = [...mainOf(body).matchAll(/<h2[^>]*><a [^>]*href="(\/[^"]*)"/g)].map(
        ([, href = '']) => href,
      )
      expect([path, links.length > 0]).toEqual([path, true])
      for (const href of links) expect([href, (await ask(href, site)).status]).toEqual([href, 200])
    }
  })

  it('narrows figures to a field of their article [C3.10]', async () => {
    const all = await ask('/textList?type=picture&lang=en')
    const one = await ask('/textList?type=picture&q=10.5555%2Fslgc.2026.04.001&field=doi&lang=en')
    expect(totalIn(one.body)).toBeGreaterThan(0)
    expect(totalIn(one.body)).toBeLessThan(totalIn(all.body))
    expect(mainOf(one.body)).toContain('Remove “DOI”')
  })

  it('finds journals by their fields, under both addresses [C2.25, C3.15]', async () => {
    for (const path of ['/searchPublication', '/mag']) {
      const byIssn = await ask(`${path}?type=publication&index=-1&q=0577-2206&field=issn&lang=zh`, 'hengwen')
      expect([path, totalIn(byIssn.body)]).toEqual([path, 1])
      expect(textOf(mainOf(byIssn.body))).toContain('水利工程学刊')
      const older = await ask(`${path}?type=publication&searchType=issn&q=0577-2206&lang=zh`, 'hengwen')
      expect([path, totalIn(older.body)]).toEqual([path, 1])
      const byName = await ask(`${path}?q=0577-2206&searchType=publicationName&lang=zh`, 'hengwen')
      expect([path, totalIn(byName.body)]).toEqual([path, 0])
    }
  })

  it('leads from a journal to its issues, its archive and its search on its own host [C1.1] [C2.25]', async () => {
    const { body } = await ask('/searchPublication?type=publication&index=-1&lang=zh', 'hengwen')
    const hits = mainOf(body).split('<h2').slice(1)
    expect(hits.length).toBeGreaterThan(2)
    for (const hit of hits) {
      const entry = hit.split('</li>', 1).join('')
      const [own, ...ways] = [...entry.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
      const { origin, hostname } = new URL(own ?? '')
      expect(hostname).not.toMatch(/^hengwen\./)
      expect(ways.length).toBeGreaterThan(1)
      expect(ways.filter((href) => !href.startsWith(`${origin}/`))).toEqual([])
    }
  })

  it('opens the results of the type that a form without scripts has chosen [C2.25, C2.26]', async () => {
    const { body } = await ask('/article?type=news&index=-1&q=&lang=zh')
    expect(mainOf(body)).toContain('条新闻')
    const home = (await ask('/zh/home')).body
    expect(home).toMatch(/<select name="type"[^>]*>.*?<option value="table"/s)
  })

  it('narrows a search to the journal that subId names [C2.25]', async () => {
    const { body } = await ask('/zh/article', 'hengwen')
    const facet =
      /href="[^"]*[?&;]journal=(\d+)"[^>]*>水利工程学刊(?:<!-- --> )?<small>([\d\s,]+)<\/small>/.exec(body)
    const narrowed = await ask(`/article?type=article&index=-1&subId=${facet?.[1]}&lang=zh`, 'hengwen')
    expect(totalIn(narrowed.body)).toBe(Number(facet?.[2]?.replace(/\D/g, '')))
    expect(totalIn(narrowed.body)).toBeLessThan(totalIn(body))
  })

  it('chooses several values of a facet and leaves others out, each click finding what it says [C2.31]', async () => {
    /** The links of the facets with the number that each is said to lead to. */
    const facetLinks = (html: string) =>
      [...mainOf(html).matchAll(/<a rel="nofollow"[^>]*aria-label="([^"]*)"[^>]*href="([^"]*)"/g)].flatMap(
        ([, label = '', href = '']) => {
          const count = /([\d,]+) articles$/.exec(label)?.[1]
          return count === undefined ? [] : [{ href, label, count: Number(count.replaceAll(',', '')) }]
        },
      )
    const start = '/article?type=article&lang=en'
    const first = facetLinks((await ask(start, 'hengwen')).body).filter(({ href }) =>
      href.includes('journal='),
    )
    const one = await ask(first[0]?.href ?? '', 'hengwen')
    expect(totalIn(one.body)).toBe(first[0]?.count)
    const second = facetLinks(one.body).find(({ label }) => label.includes(': with it '))
    const two = await ask(second?.href ?? '', 'hengwen')
    expect(totalIn(two.body)).toBe(second?.count)
    expect(totalIn(two.body)).toBeGreaterThan(totalIn(one.body))
    const leaveOut = /href="([^"]*not\.column[^"]*)"/.exec(mainOf(two.body))?.[1] ?? ''
    const without = await ask(leaveOut, 'hengwen')
    expect(totalIn(without.body)).toBeLessThan(totalIn(two.body))
    expect(textOf(mainOf(without.body))).toContain('not Column: ')
    expect(without.body).toContain('<meta name="robots" content="noindex, follow"')
    const some = facetLinks(without.body).filter((_link, at) => at % 5 === 0)
    expect(some.length).toBeGreaterThan(9)
    for (const { href, label, count } of some) {
      const clicked = await ask(href, 'hengwen')
      expect([label, totalIn(clicked.body)]).toEqual([label, count])
    }
    const chips = [...mainOf(without.body).matchAll(/aria-label="Remove “/g)]
    expect(chips).toHaveLength(3)
    const cleared = /href="([^"]*)"[^>]*>Clear</.exec(mainOf(without.body))?.[1] ?? ''
    expect(totalIn((await ask(cleared, 'hengwen')).body)).toBe(totalIn((await ask(start, 'hengwen')).body))
  })

  it('finds a value among many by a form, and keeps what is chosen [C2.31]', async () => {
    const { body } = await ask('/article?year=2026&find.keyword=fl&lang=en', 'hengwen')
    const form = /<form[^>]*>(?:(?!<\/form>).)*type="search"[^>]*name="find\.keyword"[^>]*value="fl"/s.exec(
      body,
    )
    expect(form?.[0]).toContain('name="year" value="2026"')
    const found = [...mainOf(body).matchAll(/aria-label="([^"]*):[^"]*"[^>]*href="[^"]*[?&;]keyword=/g)]
    expect(found.length).toBeGreaterThan(0)
    for (const [, label = ''] of found) expect(label.toLowerCase()).toContain('fl')
  })

  it('leads to the whole result as a file of each format, and to the feed of the search [C2.36, C7.9]', async () => {
    for (const [path, site, words] of [
      ['/article?q=water&sort=date&lang=en', 'hengwen', 'Export all results'],
      ['/seniorSearch?q=title~%E6%B0%B4&type=article&lang=zh', 'hengwen', '导出全部结果'],
    ] as const) {
      const { body } = await ask(path, site)
      expect(textOf(mainOf(body))).toContain(words)
      const links = [...mainOf(body).matchAll(/href="(\/rc-pub\/front\/search\/export[^"]*)"[^>]*>([^<]*)</g)]
      expect(links.map(([, , name]) => name)).toEqual([
        'BibTeX',
        'Endnote',
        'RefMan',
        'NoteExpress',
        'NoteFirst',
      ])
      const ris = await ask(links[2]?.[1] ?? '', site)
      expect([...ris.body.matchAll(/^ER {2}- /gm)]).toHaveLength(totalIn(body))
      const feed = /href="(\/rc-pub\/front\/rss[^"]*)"/.exec(mainOf(body))?.[1] ?? ''
      const told = await ask(feed, site)
      expect([...told.body.matchAll(/<item>/g)]).toHaveLength(Math.min(50, totalIn(body)))
      expect(told.headers['x-robots-tag']).toBe('noindex')
      const days = [...told.body.matchAll(/<pubDate>([^<]*)</g)].map(([, day = '']) => Date.parse(day))
      expect(days).toEqual(days.toSorted((a, b) => b - a))
    }
    const { body } = await ask('/article?q=water&year=2026&lang=en', 'hengwen')
    const alternate = /<link[^>]*application\/rss\+xml[^>]*>/.exec(body)?.[0]
    expect(alternate).toContain('type=search&amp;q=water&amp;year=2026')
  })

  it('says which term is too long, as a fault of what was asked [C8.1]', async () => {
    for (const [language, said] of [
      ['zh', '检索词过长'],
      ['en', 'The term is too long'],
    ]) {
      const { status, body } = await ask(`/${language}/article?q=${'a'.repeat(501)}`)
      expect(status).toBe(400)
      expect(body).toContain(said)
    }
  })

  it('finds the same in both scripts of Chinese, and marks what stands there [C7.4, C7.15]', async () => {
    const [simplified, traditional] = await Promise.all(
      ['水库', '水庫', '水庫調度'].map((term) => ask(`/article?q=${encodeURIComponent(term)}&lang=zh`)),
    )
    expect(totalIn(simplified?.body ?? '')).toBeGreaterThan(0)
    expect(totalIn(traditional?.body ?? '')).toBe(totalIn(simplified?.body ?? ''))
    expect(mainOf(traditional?.body ?? '')).toContain('<mark>水库</mark>')
    const wide = await ask(`/article?q=${encodeURIComponent('ＷＡＴＥＲ')}&lang=en`)
    expect(totalIn(wide.body)).toBe(totalIn((await ask('/article?q=water&lang=en')).body))
  })

  it('is not emptied by words that say nothing [C2.25]', async () => {
    const all = totalIn((await ask('/article?lang=en')).body)
    expect(totalIn((await ask('/article?q=of+the&lang=en')).body)).toBe(all)
    const water = totalIn((await ask('/article?q=water&lang=en')).body)
    expect(totalIn((await ask('/article?q=of+the+water&lang=en')).body)).toBe(water)
  })

  it('has a field that leads to any page up to the last [C9.11]', async () => {
    const { body } = await ask('/zh/article?q=%E6%B0%B4', 'www')
    const [field = ''] = (mainOf(body).match(/<input[^>]*>/g) ?? []).filter((input) =>
      input.includes('name="page"'),
    )
    const last = Number(/max="(\d+)"/.exec(field)?.[1])
    expect(last).toBe(Math.ceil(totalIn(body) / 20))
    const [at, beyond] = await Promise.all(
      [last, last + 1].map((page) => ask(`/zh/article?q=%E6%B0%B4&page=${page}`, 'www')),
    )
    expect([at?.status, beyond?.status]).toEqual([200, 404])
  })

  it('has no page beyond the last one, and is listed by no index', async () => {
    for (const [path, site] of [
      ['/textList?type=picture&page=9&lang=zh', 'slgc'],
      ['/mag?page=9&lang=en', 'hengwen'],
      ['/zh/article?q=%E6%B0%B4&page=9999', 'slgc'],
    ] as const)
      expect([path, (await ask(path, site)).status]).toEqual([path, 404])
    const { body } = await ask('/textList?type=picture&lang=zh')
    expect(body).toMatch(/<meta name="robots" content="noindex, follow"/)
  })
})
