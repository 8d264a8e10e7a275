import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 600_000)
afterAll(() => portal.close())

const ask = (path: string) => askPage(portal.port, 'www', path.replaceAll('&amp;', '&'))
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const addedIn = (html: string): string =>
  /<section[^>]*aria-labelledby="added".*?<\/section>/s.exec(mainOf(html))?.[0] ?? ''
const titlesIn = (html: string, level: 'h2' | 'h3'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${level}[^>]*>.*?href="([^"]*/article/[^"]*)"`, 'gs'))].map(
    ([, href = '']) => href,
  )
const directIn = (html: string): readonly string[] => titlesIn(mainOf(html).replace(addedIn(html), ''), 'h2')
const linkIn = (html: string, words: string): string =>
  new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(html)?.[1] ?? ''
const totalIn = (html: string): string => /role="status">([^<]*)</.exec(mainOf(html))?.[1] ?? ''

describe('a search for Chinese words', () => {
  const term = encodeURIComponent('气温')

  it('shows behind its last hit what English words add, and alone at an address of its own [C2.25, C7.16]', async () => {
    const first = (await ask(`/zh/article?q=${term}`)).body
    expect(addedIn(first)).toContain('temperature')
    const added = titlesIn(addedIn(first), 'h3')
    expect(added.length).toBeGreaterThan(0)
    const direct = directIn(first)
    expect(added.filter((each) => direct.includes(each))).toEqual([])
    expect(totalIn(first)).toBe(`${direct.length} 篇文章`)
    const alone = (await ask(`/zh/article?q=${term}&across=only`)).body
    expect(titlesIn(addedIn(alone), 'h3')).toEqual(added)
    const back = (await ask(linkIn(addedIn(alone), '回到直接结果'))).body
    expect(directIn(back)).toEqual(direct)
  })

  it('does without them one click later, at an address of its own, and back [C2.25]', async () => {
    const first = (await ask(`/zh/article?q=${term}`)).body
    const off = linkIn(addedIn(first), '不用英文词')
    expect(off).toContain('across=off')
    const without = (await ask(off)).body
    expect(addedIn(without)).toBe('')
    expect(totalIn(without)).toBe(totalIn(first))
    expect(directIn(without)).toEqual(directIn(first))
    const back = /<a(?=[^>]*aria-label="去掉“不用英文词”")[^>]*href="([^"]*)"/.exec(without)?.[1] ?? ''
    expect(addedIn((await ask(back)).body)).not.toBe('')
  })

  it('adds nothing to a quotation, to a field, and to a search in English', async () => {
    for (const query of [encodeURIComponent('"气温"'), `${term}&field=title`, 'temperature'])
      expect([query, addedIn((await ask(`/zh/article?q=${query}`)).body)]).toEqual([query, ''])
  })
})
