import { parseFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { elementsIn, hrefsIn, titleIn } from '../browser/support/read-html.ts'
import { openEveryCode } from './support/every-code-portal.ts'

const read = openEveryCode()

const canonicalIn = (html: string): string => {
  const [link] = elementsIn(html, 'link').filter(({ rel }) => rel === 'canonical')
  const url = new URL(link?.['href'] ?? 'http://none/')
  return url.pathname + url.search
}

const headingsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))

/** The id of a column, by the address under which a page of the site links it. */
async function idOf(word: string): Promise<string> {
  const { body } = await read('/homeNav?lang=zh')
  const [href = ''] = hrefsIn(body).filter((each) => each.startsWith(word))
  return /columnId=(\d+)/.exec(href)?.[1] ?? /\/(\d+)\/zh$/.exec(href)?.[1] ?? ''
}

describe('a column of items', () => {
  it('shows its text, the columns below it and what is filed under it, at every form of its address [C2.20]', async () => {
    const id = await idOf('/newItemPage/')
    const forms = ['/zh/info', `/zh/info/${id}`, `/newItemPage/0/${id}/zh`, `/zh/newcomposite/${id}`]
    for (const path of forms) {
      const { status, body } = await read(path)
      expect([path, status, titleIn(body).split(' - ')[0], canonicalIn(body)]).toEqual([
        path,
        200,
        '条目',
        '/zh/info',
      ])
      expect(body).toContain('条目的正文。')
      expect(headingsIn(body)).toEqual(expect.arrayContaining(['条目', '第一部分', '条目下的消息']))
      expect(body).toContain('先量，再说。')
      expect(body).not.toContain('关闭的部分')
    }
    const old = await read(`/new?columnId=${await idOf('/new?')}&lang=zh`)
    expect([old.status, canonicalIn(old.body)]).toEqual([200, '/new?lang=zh'])
    for (const path of ['/zh/info/999999', '/newItemPage/0/999999/zh', '/zh/newcomposite/999999'])
      expect([path, (await read(path)).status]).toEqual([path, 404])
  })

  it('is composed of the columns below it on the samples, in both languages [C2.20]', async () => {
    for (const [path, part, words] of [
      ['/zh/newcomposite', '登船须知', '须有当年体检证明'],
      ['/en/newcomposite', 'Before You Board', 'Bring a medical certificate'],
    ] as const) {
      const { status, body } = await ask({ site: 'entest04', path })
      expect(status).toBe(200)
      expect(headingsIn(body)).toContain(part)
      expect(body).toContain(words)
    }
  })
})

describe('a column of links', () => {
  it('lists them under what they are, with the hosts that they lead to [C2.23]', async () => {
    const { status, body } = await read(
      `/newLink1?columnId=${await idOf('/newLink1?')}&type=1&index=3&lang=zh`,
    )
    expect([status, canonicalIn(body)]).toEqual([200, '/newLink1?lang=zh'])
    expect(headingsIn(body)).toEqual(expect.arrayContaining(['链接', '学会', '图书馆', '馆藏']))
    const main = body.slice(body.indexOf('<main'))
    const links = elementsIn(main, 'a').filter(({ target }) => target === '_blank')
    expect(links.map(({ href }) => href)).toEqual([
      'https://www.society.example/a',
      'https://library.example/',
    ])
    expect(main).toMatch(/<small>society\.example<\/small>.*<small>library\.example<\/small>/s)
    expect((await read('/newLink1?lang=zh&page=2')).status).toBe(404)
  })
})

describe('a column of style 4', () => {
  it('shows who belongs to it, as cards [C2.23]', async () => {
    const path = `/newLeaguage?columnId=${await idOf('/newLeaguage?')}&index=1&styleId=4&lang=zh`
    const { status, body } = await read(path)
    expect([status, canonicalIn(body)]).toEqual([200, '/newLeaguage?styleId=4&lang=zh'])
    expect(headingsIn(body)).toContain('成员')
    expect(body).toContain('自第一年起。')
    const picture = elementsIn(body.slice(body.indexOf('<main')), 'img')[0]?.['src'] ?? ''
    expect((await read(picture)).headers['content-type']).toBe('image/svg+xml')
  })
})

describe('a column of conferences', () => {
  it('lists what is filed under it, newest first, page by page [C2.23]', async () => {
    const path = `/newArticle?columnId=${await idOf('/newArticle?')}&newsDataType=announcement&lang=zh`
    const [first, second, third] = await Promise.all(
      ['', '&page=2', '&page=3'].map((end) => read(path + end)),
    )
    const meetings = (html = '') => headingsIn(html).filter((text) => text.endsWith('次会议'))
    const numbered = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => `第${from - index}次会议`)
    expect(meetings(first?.body)).toEqual(numbered(23, 4))
    expect(meetings(second?.body)).toEqual(numbered(3, 1))
    expect([first, second, third].map((answer) => answer?.status)).toEqual([200, 200, 404])
    expect(canonicalIn(second?.body ?? '')).toBe('/newArticle?page=2&lang=zh')
    const next = hrefsIn(first?.body ?? '').filter((href) => href.includes('page=2'))
    expect((await read(next[0] ?? '')).body).toContain('第3次会议')
  })

  it('has a feed, which its page and the list of feeds name [C2.23] [C2.36]', async () => {
    const { body } = await read('/newArticle?lang=zh')
    const [named] = elementsIn(body, 'link').filter(({ type }) => type === 'application/rss+xml')
    const address = named?.['href'] ?? ''
    expect(hrefsIn((await read('/zh/rssList')).body)).toContain(address)
    const { feed } = parseFeed((await read(address)).body)
    expect(feed.title).toContain('会议')
    const items = 'items' in feed ? (feed.items ?? []) : []
    expect([items.length, items[0]?.title]).toEqual([23, '第23次会议'])
    const other = address.replace(/id=\d+/, 'id=999999')
    expect((await read(other)).status).toBe(404)
  })
})

describe('a column of what is ahead of print', () => {
  it('lists the newest that is in no issue, and leads to all of each stage [C2.23]', async () => {
    const { status, body } = await ask({ site: 'gzxb', path: '/newArticle?lang=en' })
    expect([status, titleIn(body).split(' - ')[0]]).toEqual([200, 'Ahead of Print'])
    expect(body).toContain('>Accept<')
    expect(body).toContain('>Corrected Proof<')
    const main = hrefsIn(body.slice(body.indexOf('<main')))
    for (const type of ['singleFirst', 'latestOffer'])
      expect(main).toContain(`/academic?type=${type}&lang=en`)
    expect(main.filter((href) => href.startsWith('/article/doi/')).length).toBeGreaterThan(10)
  })
})

describe('the sitemap', () => {
  it('names each of them once [C2.20] [C2.23]', async () => {
    const { body } = await read('/sitemap.txt')
    const paths = body.split('\n').flatMap((url) => {
      if (url === '') return []
      const { pathname, search } = new URL(url)
      return [pathname + search]
    })
    for (const path of [
      '/zh/info',
      '/new?lang=zh',
      '/newLink1?lang=zh',
      '/newLeaguage?styleId=4&lang=zh',
      '/newArticle?lang=zh',
    ])
      expect([path, paths.filter((each) => each === path).length]).toEqual([path, 1])
  })
})
