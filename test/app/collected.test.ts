import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from './support/members.ts'
import { visitsTo } from './support/plain-browser.ts'
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
  /<link rel="canonical" href="http:\/\/[^/]*([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
const linksIn = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...mainOf(html).matchAll(/href="([^"]*)"/g)]
      .map(([, href]) => href ?? '')
      .filter((href) => pattern.test(href)),
  ),
]

/** The first link of this kind among what a site collects. */
async function collected(pattern: RegExp, site = 'slgc'): Promise<string> {
  const [found = ''] = linksIn((await ask('/zh/collectionList', site)).body, pattern)
  return found
}

describe('what a site collects', () => {
  it('is had under every form of its address, with one canonical [C2.19]', async () => {
    const menu = (await ask('/zh/home')).body
    const column = /href="(\/zh\/collectionList\/\d+)"/.exec(menu)?.[1] ?? ''
    const id = column.split('/').at(-1) ?? ''
    for (const path of [
      column,
      '/zh/collectionList',
      '/zh/collections',
      `/newAlbumList/0/${id}/zh`,
      '/newAlbumList',
    ]) {
      const { body, status } = await ask(path)
      expect([status, canonicalOf(body)], path).toEqual([200, column])
    }
    expect((await ask('/zh/collectionList?page=9')).status).toBe(404)
    expect((await ask('/zh/collectionList/99999999')).status).toBe(404)
  })

  it('leads to albums, topics, films, books and documents, each of which answers', async () => {
    const { body } = await ask('/zh/collectionList')
    const links = linksIn(body, /^\/zh\/(?:collections|topic|video|audio|book)\/\d+$|^\/rc-pub\/front\/files/)
    expect(new Set(links.map((href) => href.split('/')[2])).size).toBeGreaterThan(4)
    for (const href of links) expect((await ask(href)).status, href).toBe(200)
  })
})

describe('an album', () => {
  it('shows papers, figures, tables and experts in tabs with their counts [C2.28]', async () => {
    const { body } = await ask(await collected(/^\/zh\/collections\/\d+$/))
    const tabs = [...mainOf(body).matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*?) ?<small>(\d+)<\/small>/g)]
    expect(tabs.map(([, , name]) => name)).toEqual(['论文', '图', '表', '专家'])
    for (const [, href = '', name = '', count = ''] of tabs) {
      const tab = await ask(href)
      expect(tab.status).toBe(200)
      const current = /aria-current="page"[^>]*>([^<]*?) ?<small>/.exec(mainOf(tab.body))?.[1]
      expect(current).toBe(name)
      expect(textOf(tab.body).includes('没有')).toBe(count === '0')
      expect((await ask(`${href}&page=9`)).status).toBe(404)
    }
  })

  it('is had under every form of its address, with one canonical [C2.19]', async () => {
    const own = await collected(/^\/zh\/collections\/\d+$/)
    const id = own.split('/').at(-1) ?? ''
    for (const path of [own, `/newAlbumDetail/0/${id}/zh`, `${own}?tab=paper`]) {
      const { body, status } = await ask(path)
      expect([status, canonicalOf(body)], path).toEqual([200, own])
    }
    const figures = await ask(`/newAlbumDetail/0/${id}/zh?tab=figures`)
    expect(canonicalOf(figures.body)).toBe(`${own}?tab=figures`)
    const elsewhere = await ask(own, 'hengwen')
    expect(elsewhere.body).toContain(
      `<link rel="canonical" href="http://slgc.localhost:${portal.port}${own}"`,
    )
    expect((await ask('/zh/collections/99999999')).status).toBe(404)
  })

  it('has a feed of its papers', async () => {
    const { body } = await ask(await collected(/^\/zh\/collections\/\d+$/))
    const [feed = ''] = linksIn(body, /^\/rc-pub\/front\/rss\?type=album/)
    expect((await ask(feed)).body).toContain('<rss')
  })
})

describe('a film', () => {
  it('has a player with captions, and a transcript whose lines open it at their times [C1.7]', async () => {
    const own = await collected(/^\/zh\/video\/\d+$/)
    const { body } = await ask(own)
    expect(mainOf(body)).toMatch(/<video[^>]* controls=""[^>]*src="\/rc-pub\/front\/vod\/play\?id=\d+"/)
    const captions = [...mainOf(body).matchAll(/<track kind="captions" src="([^"]*)" srcLang="(zh|en)"/gi)]
    expect(captions.map(([, , language]) => language)).toEqual(['zh', 'en'])
    for (const [, src = ''] of captions) expect((await ask(src)).body).toMatch(/^WEBVTT/)
    for (const language of ['zh', 'en']) {
      const page = await ask(own.replace('/zh/', `/${language}/`))
      const shownOf = (kind: string) =>
        [
          ...mainOf(page.body).matchAll(
            new RegExp(`<track kind="${kind}"[^>]* srcLang="(zh|en)"[^>]* default=""`, 'gi'),
          ),
        ].map(([, each = '']) => each)
      expect([shownOf('captions'), shownOf('chapters')]).toEqual([[language], [language]])
    }
    expect(linksIn(body, /vod\/play\?id=\d+#t=0\.4$/)).toHaveLength(1)
    expect(linksIn(body, /^\/zh\/article\/doi\//)).toHaveLength(1)
    expect((await ask(own.replace('video', 'audio'))).status).toBe(404)
    expect((await ask('/zh/video/99999999')).status).toBe(404)
  })

  it('is played by a sound in its own page where it is one', async () => {
    const { body } = await ask(await collected(/^\/zh\/audio\/\d+$/, 'dqsb'), 'dqsb')
    expect(mainOf(body)).toMatch(/<audio[^>]* controls=""/)
  })
})

describe('a topic', () => {
  it('lists its articles, and has no page beyond the last', async () => {
    const own = await collected(/^\/zh\/topic\/\d+$/)
    const { body } = await ask(own)
    expect(canonicalOf(body)).toBe(own)
    expect(linksIn(body, /^\/zh\/article\/doi\/10\.5555\/slgc\.[^#]*$/).length).toBeGreaterThan(1)
    expect((await ask(`${own}?page=9`)).status).toBe(404)
    expect((await ask('/zh/topic/99999999')).status).toBe(404)
  })
})

describe('a book', () => {
  it('says that the book cloud is for members, and leads to its own page [C6.3]', async () => {
    const own = await collected(/^\/zh\/book\/\d+$/, 'hengwen')
    const { body } = await ask(own, 'hengwen')
    expect(textOf(body)).toContain('书云只对登录的成员开放')
    expect(linksIn(body, /^https:\/\/books\.hengwen\.example\//)).toHaveLength(1)
    expect(textOf(body)).toContain('登录后阅读')
    expect((await ask('/zh/book/99999999', 'hengwen')).status).toBe(404)
  })

  it.each([
    ['zh', '在书云中阅读', '登录后阅读'],
    ['en', 'Read in the book cloud', 'Log in to read'],
  ])(
    'leads a member into the book cloud, without scripts, in %s [C6.2] [C6.3] [C7.8]',
    async (language, cloud, login) => {
      const visit = visitsTo(portal)
      const cookie = await newMember(visit, portal.outbox, `books-${language}@example.org`)
      const own = (await collected(/^\/zh\/book\/\d+$/)).replace('/zh/', `/${language}/`)
      expect(textOf((await visit(own)).body)).toContain(login)
      const { body, cacheControl } = await visit(own, { cookie })
      expect(textOf(body)).toContain(cloud)
      expect(textOf(body)).not.toContain(login)
      expect(linksIn(body, /^https:\/\/books\.hengwen\.example\/open\?p=[\w-]+\.[\w-]{86}$/)).toHaveLength(1)
      // what lets in as the member is nobody else's to keep
      expect(cacheControl).toBe('private, no-store')
    },
  )
})
