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

/** The number that a page of results tells first. */
const totalIn = (html: string): number =>
  Number(
    /^[\d\s,]+/
      .exec(textOf(/role="status">(.*?)<\/p>/s.exec(mainOf(html))?.[1] ?? ''))?.[0]
      .replace(/\D/g, ''),
  )

describe('a search that finds nothing', () => {
  /** The ways on, each with its number; 0 for one that leads nowhere. */
  const waysIn = (html: string) =>
    [
      ...mainOf(html).matchAll(
        /<li>(?:<a [^>]*href="([^"]*)"[^>]*>)?<span>(.*?)<\/span>.*?<small>(.*?)<\/small>/gs,
      ),
    ].map(([, href = '', words = '', count = '']) => ({
      href,
      words,
      count: Number(count.replace(/\D/g, '')),
    }))

  it('leads from a journal to its group with one click, and tells what is there [C2.25]', async () => {
    const { body, status } = await ask('/zh/article?q=%E5%AD%A4%E5%AD%90', 'slgc')
    expect([status, totalIn(body)]).toEqual([200, 0])
    const [group] = waysIn(body)
    expect(group?.words).toContain('衡文学术出版')
    expect(group?.count).toBeGreaterThan(0)
    const { pathname, search, hostname } = new URL(group?.href.replaceAll('&amp;', '&') ?? '')
    expect(hostname).toBe('hengwen.localhost')
    expect(totalIn((await ask(pathname + search, 'hengwen')).body)).toBe(group?.count)
  })

  it('leads back from words as they are typed to what they are read as [C2.25] [C7.15]', async () => {
    const { body } = await ask('/en/article?q=Yu+TL+fishway&as=words')
    expect(totalIn(body)).toBe(0)
    const [way] = waysIn(body)
    expect(way?.words).toContain('written together, apart or abbreviated')
    expect(way?.href).not.toContain('as=words')
    expect(totalIn((await ask(way?.href ?? '')).body)).toBe(way?.count)
    expect(way?.count).toBeGreaterThan(0)
  })

  it('gives advice just where no way finds anything [C2.25]', async () => {
    for (const [q, hasWays] of [
      ['fishway+qqqzzz', true],
      ['qqqzzz', false],
    ] as const) {
      const { body } = await ask(`/en/article?q=${q}`)
      const ways = waysIn(body)
      expect([q, totalIn(body), ways.length > 0]).toEqual([q, 0, hasWays])
      expect(ways.filter(({ count }) => count === 0)).toEqual([])
      expect(textOf(mainOf(body)).includes('Check the spelling')).toBe(!hasWays)
    }
  })

  it('names what misspelt words were meant to be, in both scripts, with what it finds [C2.25]', async () => {
    for (const [path, meant] of [
      ['/en/article?q=fishwya', 'fishway'],
      ['/en/article?q=Fishwya&field=title&time=0', 'fishway'],
      ['/textList?type=picture&q=watre&lang=en', 'water'],
      [`/zh/article?q=${encodeURIComponent('闸门调渡')}`, '闸门调度'],
    ] as const) {
      const { body } = await ask(path)
      const [way] = waysIn(body)
      expect([path, totalIn(body)]).toEqual([path, 0])
      expect(way?.words).toMatch(new RegExp(`(?:Did you mean|您是不是要找).*${meant}`))
      expect(way?.count).toBeGreaterThan(0)
      expect(totalIn((await ask(way?.href.replaceAll('&amp;', '&') ?? '')).body)).toBe(way?.count)
    }
  })

  it('offers fewer words, each with what it finds [C2.25]', async () => {
    for (const path of [
      '/en/article?q=fishway+laser&time=1',
      '/textList?type=picture&q=water+laser&lang=en',
      '/audioList?type=video&q=fish+laser&field=title&lang=en',
    ]) {
      const { body } = await ask(path)
      expect([path, totalIn(body)]).toEqual([path, 0])
      const ways = waysIn(body).filter(({ words }) => /Without|field|filters/.test(words))
      expect(ways.length).toBeGreaterThan(0)
      expect(ways.length).toBeLessThanOrEqual(5)
      for (const { href, count } of ways)
        expect([href, totalIn((await ask(href)).body)]).toEqual([href, count])
    }
  })
})
