import { expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { article, knownPages } from '../browser/support/pages.ts'
import { siteIdOf } from '../browser/support/rc-pub.ts'

interface Listed {
  readonly data: readonly { readonly doi: string; readonly visits: number }[]
}

it('should count each reader of an article page, also of one that is kept, within about a minute', async () => {
  // a list counts nobody
  const path = `/rc-pub/front/front-article/getLatest?siteId=${await siteIdOf(article.site)}&size=100`
  const visits = async (): Promise<number> => {
    const { data } = JSON.parse((await ask({ site: article.site, path })).body) as Listed
    return data.find(({ doi }) => doi === article.doi)?.visits ?? 0
  }
  const before = await visits()
  for (let reader = 0; reader < 5; reader += 1) {
    const headers = { 'user-agent': `Mozilla/5.0 (reader ${reader})` }
    const read = { site: article.site, path: knownPages.article.path('zh'), headers }
    expect((await ask(read)).status).toBe(200)
  }
  await expect.poll(visits, { timeout: 100_000, interval: 1_000 }).toBeGreaterThanOrEqual(before + 5)
}, 120_000)
