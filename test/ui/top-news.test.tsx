import type { PageName } from '@xuekan/core/route'
import { asSiteId, type SiteShell, type TopNews as News } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { Layout } from '../../ui/widgets/Layout.tsx'
import { TopNews } from '../../ui/widgets/top-news/TopNews.tsx'
import { journalShell } from './support/shell.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const one = (id: string, change: Partial<News> = {}): News => ({
  id,
  siteId: asSiteId('12'),
  title: { zh: `要闻${id}`, en: `News ${id}` },
  newsDataType: 'news',
  original: 0,
  sourceLink: '',
  pictureUrl: `/${id}.png`,
  ...change,
})

const withNews = (...topNews: readonly News[]): SiteShell => ({ ...journalShell, topNews })

const stripOf = async (news: readonly News[], pages?: readonly PageName[]) => {
  const change = pages === undefined ? {} : { availablePages: new Set(pages) }
  return htmlOf(await portalFor({ language: 'en', shell: withNews(...news), change }), <TopNews home />)
}
const slidesIn = (html: string): readonly string[] => html.split('<img').slice(1)

describe('top news', () => {
  it('stands above the header where there is any, and nowhere else [C2.39]', async () => {
    const layoutOf = async (shell: SiteShell) =>
      htmlOf(
        await portalFor({ language: 'zh', shell }),
        <Layout page="home" loading={false}>
          <p>content</p>
        </Layout>,
      )
    const html = await layoutOf(withNews(one('1')))
    expect(html.indexOf('aria-label="要闻"')).toBeGreaterThan(0)
    expect(html.indexOf('aria-label="要闻"')).toBeLessThan(html.indexOf('<header'))
    expect(await layoutOf(withNews())).not.toContain('要闻')
  })

  it('is a carousel of named slides, of which the first is in reach [C9.8]', async () => {
    const html = await stripOf([one('1'), one('2'), one('3')])
    expect(html).toMatch(/<section[^>]*aria-roledescription="carousel"[^>]*aria-label="Top news"/)
    const names = [...html.matchAll(/aria-roledescription="slide" aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    )
    expect(names).toEqual(['1 of 3: News 1', '2 of 3: News 2', '3 of 3: News 3'])
    expect(
      html.match(/<div class="[^"]*" role="group" aria-roledescription="slide"[^>]*inert=""/g),
    ).toHaveLength(2)
    expect(html).toMatch(/aria-label="1 of 3: News 1"(?![^>]*inert)[^>]*>/)
    expect(html).toContain('aria-label="Previous news"')
    expect(html).toContain('aria-label="Next news"')
    expect(html).toMatch(/1<!-- --> \/ <!-- -->3/)
  })

  it('says nothing until the reader moves it [C9.8]', async () => {
    expect(await stripOf([one('1'), one('2')])).toMatch(/<p class="[^"]*" role="status"><\/p>/)
    expect(await stripOf([one('1'), one('2')])).not.toContain('aria-live')
  })

  it('has no controls to move by where it has one picture, and can be dismissed all the same [C9.8]', async () => {
    const html = await stripOf([one('1')])
    expect(html).not.toMatch(/carousel|slide"|Next news|Previous news|role="status"|tabindex/i)
    expect(html).toContain('aria-label="Dismiss top news"')
  })

  it('shows the title as text, and names a picture that has none [C3.11]', async () => {
    const html = await stripOf([
      one('1'),
      one('2', { title: { zh: '', en: '' } }),
      one('3', { title: { zh: '征稿', en: '' } }),
    ])
    const [titled, untitled, chinese] = slidesIn(html)
    expect(titled).toMatch(/alt=""[\s\S]*>News 1</)
    expect(untitled).toContain('alt="Picture of the news"')
    expect(chinese).toContain('>征稿<')
  })

  it('leads to its news where that has a page, and to its source where it is read there [C2.22]', async () => {
    const news = [one('1'), one('2', { original: 2, sourceLink: 'https://example.org/news' })]
    const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(links(await stripOf(news, ['home']))).toEqual(['https://example.org/news'])
    const html = await stripOf(news, ['home', 'news'])
    expect(links(html)).toEqual(['/en/newsDetails/1', 'https://example.org/news'])
    expect(html).toMatch(/href="https:\/\/example\.org\/news" target="_blank" rel="noopener"/)
  })

  it('lets nothing out of its data', async () => {
    const html = await stripOf([
      one('1', {
        title: { zh: '', en: '<script>alert(1)</script>' },
        original: 2,
        sourceLink: 'javascript:alert(1)',
      }),
    ])
    expect(html).not.toContain('<script')
    expect(html).not.toContain('javascript:')
  })
})
