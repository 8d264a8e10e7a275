import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { crawl, homesOf, type Crawl } from '../browser/support/crawl.ts'
import { articleByDoi, siteIdOf } from '../browser/support/rc-pub.ts'
import { elementsIn, hrefsIn } from '../browser/support/read-html.ts'
import { fullTextDoi, sampleJournals, sampleSites } from '../browser/support/sample-sites.ts'

const at = (host: string, path: string): string => `http://${host}.localhost:${inject('port')}${path}`

/** Journals as they are opened on the hosts of others, by every way that an address can name a site. */
async function journalsElsewhere(): Promise<readonly string[]> {
  const places = sampleJournals.map(async (journal) => {
    const doi = fullTextDoi(journal)
    const [id, article] = await Promise.all([siteIdOf(journal), articleByDoi(doi)])
    return [
      at('www', `/${journal}/home/zh`),
      at('hengwen', `/homeNav/${journal}/en`),
      at('www', `/article?q=a&lang=en&siteId=${id}`),
      at('hengwen', `/zh/issue?siteId=${id}`),
      at('www', `/zh/article/doi/${doi}`),
      at('hengwen', `/thesis/${article.siteId}/${article.id}/en`),
      at(journal, '/'),
    ]
  })
  return (await Promise.all(places)).flat()
}

describe('a crawl of all sites without scripts', () => {
  let found: Crawl

  beforeAll(async () => {
    const from = [...(await journalsElsewhere()), ...homesOf(sampleSites)]
    found = await crawl({ from, most: 700, mostAlike: 2 })
  })

  it('finds no dead link [C1.1] [C2.41]', () => {
    expect(found.pages.size).toBeGreaterThan(400)
    expect(found.dead).toEqual([])
  })

  it('finds no page whose canonical address is another page, or on the host of another site [C9.12]', async () => {
    const canonicals = [...new Set([...found.pages.values()].map(({ canonical }) => canonical))]
    const known = canonicals.filter((url) => url !== null && !found.pages.has(url)) as readonly string[]
    const again = await crawl({ from: known, most: known.length, mostAlike: known.length })
    expect(again.dead).toEqual([])
    for (const url of canonicals) {
      const page = url === null ? undefined : (found.pages.get(url) ?? again.pages.get(url))
      expect(page?.canonical ?? null).toBe(url)
    }
  })
})

describe('a journal on the host of its group', () => {
  it('leads to its own host, and its forms carry it [C2.1]', async () => {
    const id = await siteIdOf('slgc')
    const { body } = await ask({ site: 'hengwen', path: `/zh/home?siteId=${id}` })
    const within = hrefsIn(body).filter((href) => href.startsWith('/'))
    // the entrance of the group, and the same page in the other language
    expect([...new Set(within)].toSorted()).toEqual([`/en/home?siteId=${id}`, '/zh/home'])
    expect(hrefsIn(body)).toContain(at('slgc', '/zh/home'))
    const forms = elementsIn(body, 'form').filter(({ role }) => role === 'search')
    const carried = elementsIn(body, 'input').filter(({ name }) => name === 'siteId')
    expect(forms.map(({ action }) => action)).toContain('/zh/article')
    expect(carried[0]?.['value']).toBe(id)
  })

  it('has its issues there too, from an article that the aggregate shows', async () => {
    const path = `/zh/article/doi/${fullTextDoi('slgc')}`
    const { body } = await ask({ site: 'www', path })
    const id = await siteIdOf('slgc')
    expect(hrefsIn(body).filter((href) => href.startsWith('/zh/issue/'))[0]).toContain(`siteId=${id}`)
    const [canonical] = elementsIn(body, 'link').filter(({ rel }) => rel === 'canonical')
    expect(canonical?.['href']).toBe(at('slgc', path))
  })
})

describe('a page without a language in front', () => {
  it('links pages and forms without one [C2.2]', async () => {
    const { body } = await ask({ site: 'slgc', path: '/homeNav?lang=en' })
    const prefixed = hrefsIn(body).filter((href) => /^\/(?:zh|en)(?:\/|$)/.test(href))
    expect(prefixed).toEqual([])
    expect(elementsIn(body, 'form').map(({ action }) => action)).toContain('/article')
  })
})

describe('an account page with a language in front', () => {
  it.each(['login', 'quickLogin', 'register', 'forgetCode', 'accountBinding', 'personal'])(
    '/zh/%s redirects to the one without [C2.33]',
    async (screen) => {
      for (const language of ['zh', 'en']) {
        const { status, headers } = await ask({ site: 'slgc', path: `/${language}/${screen}` })
        expect([status, headers['location']]).toEqual([302, `/${screen}?lang=${language}`])
      }
    },
  )
})
