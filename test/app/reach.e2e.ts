import type { UiLanguage } from '@xuekan/core'
import { describe, expect, inject, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { hrefsIn } from '../browser/support/read-html.ts'
import { sampleJournals } from '../browser/support/sample-sites.ts'

/** Links from a home to an article, and to whatever else its sitemap names. */
const most = { article: 4, other: 5 } as const

/** What the sitemap of a journal names in a language, as paths. */
async function listed(site: string, language: UiLanguage): Promise<readonly string[]> {
  const { body } = await ask({ site, path: '/sitemap.txt' })
  const start = `http://${site}.localhost:${inject('port')}/${language}/`
  return body.split('\n').flatMap((line) => (line.startsWith(start) ? [new URL(line).pathname] : []))
}

/** Links from the home to each page of the journal that is found within so many. */
async function reached(site: string, language: UiLanguage): Promise<ReadonlyMap<string, number>> {
  const found = new Map([[`/${language}/home`, 0]])
  let level = [...found.keys()]
  for (let links = 1; links <= most.other; links += 1) {
    const next: string[] = []
    const rest = level.values()
    const work = async (): Promise<void> => {
      for (const path of rest) {
        const { body } = await ask({ site, path })
        for (const href of hrefsIn(body)) {
          const target = href.replace(/#.*$/, '')
          // results of searches lead to anything in time
          if (!target.startsWith(`/${language}/`) || target.startsWith(`/${language}/article?`)) continue
          if (found.has(target)) continue
          found.set(target, links)
          next.push(target)
        }
      }
    }
    await Promise.all([work(), work(), work()])
    level = next.filter((path) => !path.startsWith(`/${language}/article/`))
  }
  return found
}

describe('the pages of a journal, read without scripts and without a search', () => {
  it('are all within reach of its home: articles in four links, whatever else in five [C2.1] [C2.11]', async () => {
    const [site, language] = ['yhy', 'zh'] as const
    const [all, links] = await Promise.all([listed(site, language), reached(site, language)])
    expect(all.length).toBeGreaterThan(40)
    const far = all.filter((path) => {
      const isArticle = path.startsWith(`/${language}/article/`)
      return (links.get(path) ?? Infinity) > (isArticle ? most.article : most.other)
    })
    expect(far).toEqual([])
  })
})

describe.each(['hengwen', 'www'])('the home of %s', (site) => {
  it.each(['zh', 'en'] as const)(
    'is one link from that of each of its journals, on its own host, in %s [C2.1]',
    async (language) => {
      const { body } = await ask({ site, path: `/${language}/home` })
      const homes = new Set(
        hrefsIn(body).filter((href) => new RegExp(`^http://[^/]+/${language}/home$`).test(href)),
      )
      expect(homes.size).toBeGreaterThanOrEqual(sampleJournals.length - 1)
      for (const url of homes) {
        const { hostname, pathname } = new URL(url)
        const reply = await ask({ site: hostname.replace(/\.localhost$/, ''), path: pathname })
        expect([url, reply.status]).toEqual([url, 200])
      }
    },
  )
})
