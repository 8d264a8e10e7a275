import { describe, expect, it } from 'vitest'
import { articlesOf } from './support/all-articles.ts'
import { ask } from './support/ask.ts'
import { article, knownPages } from './support/pages.ts'
import { stateIn } from './support/read-html.ts'
import { addressOf, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const articleAddress = knownPages.article.path('zh')

/** Of text that is long enough to stand nowhere twice by chance. */
const longest = (texts: readonly string[]): string =>
  texts.reduce((a, b) => (b.length > a.length ? b : a), '')

describe('a page that the server rendered', () => {
  it('raises React’s hydration error when its state differs from its HTML', async () => {
    const watched = await open()
    await watched.tamper(article.site, articleAddress, (html) => {
      const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? ''
      const state = stateIn(html)
      expect(state).toContain(heading)
      return html.replace(state, () => state.replaceAll(heading, '另一个题目'))
    })
    await watched.open(article.site, articleAddress)
    await watched.page.getByRole('heading', { level: 1, name: '另一个题目' }).waitFor()
    expect(watched.problems.join('\n')).toMatch(/uncaught: .*(?:error #418|[Hh]ydrat)/)
  })

  it('stays as it came when its state cannot be read', async () => {
    const watched = await open()
    await watched.tamper(article.site, articleAddress, (html) => html.replace(stateIn(html), '{"version":'))
    await watched.page.goto(addressOf(article.site, articleAddress), { waitUntil: 'networkidle' })
    expect(await watched.page.locator('[data-prose="fullText.html"] p').count()).toBeGreaterThan(5)
    expect(watched.problems).toEqual([])
    expect(watched.calls).toEqual([])
  })

  it('holds its long prose once, in the page and not in the state', async () => {
    const { body } = await ask({ site: article.site, path: articleAddress })
    const state = stateIn(body)
    const prose = longest(
      [...body.replace(state, '').matchAll(/<p>([^<]{40,})/g)].map(([, text = '']) => text),
    )
    expect(prose.length).toBeGreaterThan(40)
    expect(state).not.toContain(prose.slice(0, 40))
  })

  it('hands over at most a tenth of its HTML on every article with full text', async () => {
    const shares: Record<string, number> = {}
    for (const site of ['slgc', 'gzxb', 'dqsb', 'emf']) {
      for (const language of ['zh', 'en'] as const) {
        const found = (await articlesOf(site, language)).filter((one) => one.hasFullText)
        expect(found.length, site).toBeGreaterThanOrEqual(2)
        for (const { path } of found) {
          const { body } = await ask({ site, path })
          const share = Buffer.byteLength(stateIn(body)) / Buffer.byteLength(body)
          expect(share).toBeGreaterThan(0)
          if (share > 0.1) shares[path] = share
        }
      }
    }
    expect(shares).toEqual({})
  })
})
