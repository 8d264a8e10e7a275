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

  it('says that numbers are those of their links just where there are some [C2.25]', async () => {
    for (const [q, hasNumbers] of [
      ['fishway+qqqzzz', true],
      ['qqqzzz', false],
    ] as const) {
      const { body } = await ask(`/en/article?q=${q}`)
      expect([q, totalIn(body), waysIn(body).some(({ count }) => count > 0)]).toEqual([q, 0, hasNumbers])
      expect(textOf(mainOf(body)).includes('Each number is how many results the link finds.')).toBe(
        hasNumbers,
      )
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
      expect([path, totalIn(body), way?.words]).toEqual([path, 0, meant])
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
      expect(ways.length).toBeGreaterThan(1)
      expect(ways.some(({ count }) => count > 0)).toBe(true)
      for (const { href, count } of ways.filter((way) => way.count > 0))
        expect([href, totalIn((await ask(href)).body)]).toEqual([href, count])
    }
  })
})
