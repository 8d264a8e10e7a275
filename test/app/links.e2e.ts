import { formatOlderRoute, parseRoute } from '@xuekan/core/route'
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

  it('finds no link that leads elsewhere than it says, ways into an account apart [C1.1] [C2.41]', () => {
    const elsewhere = found.redirected.filter((line) => !/^http:\/\/[^/]+\/(?:zh\/|en\/)?login\b/.test(line))
    expect(elsewhere).toEqual([])
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
    // the entrance of the group, the same page in the other language and for other periods, the ways into an account,
    // and what it tells of itself
    const stays = within.filter((href) => !/^\/slgc\/home\/zh\?period=|^\/rc-pub\/front\/rss\?/.test(href))
    const accounts = stays.filter((href) => /^\/(?:zh\/)?(?:login|register)\b/.test(href))
    expect(accounts.filter((href) => !href.includes(`siteId=${id}`))).toEqual([])
    const others = stays.filter((href) => !accounts.includes(href))
    expect([...new Set(others)].toSorted()).toEqual([`/en/home?siteId=${id}`, '/zh/home'])
    const feeds = within.filter((href) => href.startsWith('/rc-pub/'))
    expect(feeds.every((href) => href.includes(`siteId=${id}`))).toBe(true)
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

describe('a journal with a domain of its own', () => {
  const domain = 'economics-quarterly'
  const doi = fullTextDoi('gjjj')

  /** All that a page says of its own address: canonical, in each language, in tags and in JSON-LD. */
  const ownAddressesIn = (html: string): readonly string[] => [
    ...elementsIn(html, 'link')
      .filter(({ rel, hreflang }) => rel === 'canonical' || hreflang !== undefined)
      .map(({ href = '' }) => href),
    ...elementsIn(html, 'meta').flatMap(({ property, content = '' }) =>
      property === 'og:url' ? [content] : [],
    ),
    ...[...html.matchAll(/"(?:url|mainEntityOfPage)":"([^"]*)"/g)].map(([, url = '']) => url),
  ]

  it.each([
    ['/zh/home', [domain, 'gjjj']],
    ['/gjjj/home/en', [domain, 'gjjj', 'hengwen', 'www']],
    ['/zh/issue', [domain, 'gjjj']],
    [`/en/article/doi/${doi}`, [domain, 'gjjj', 'hengwen', 'www']],
  ])('says of %s on each host that it is there, with the port [C3.1] [C9.12]', async (path, sites) => {
    for (const site of sites) {
      const addresses = ownAddressesIn((await ask({ site, path })).body)
      expect(addresses.length, site).toBeGreaterThanOrEqual(6)
      expect(addresses.filter((url) => !url.startsWith(at(domain, '/')))).toEqual([])
    }
  })

  it('is linked there from its group and from the aggregate, and there leads back to its group [C3.2]', async () => {
    for (const site of ['hengwen', 'www']) {
      const hrefs = hrefsIn((await ask({ site, path: '/en/home' })).body)
      expect(hrefs).toContain(at(domain, '/en/home'))
      expect(hrefs.filter((href) => href.startsWith(at('gjjj', '')))).toEqual([])
    }
    const own = hrefsIn((await ask({ site: domain, path: '/en/home' })).body)
    expect(own).toContain(at('hengwen', '/en/home'))
    expect(own).toContain('/en/issue')
  })

  it('has its feed there', async () => {
    const path = `/rc-pub/front/rss?siteId=${await siteIdOf('gjjj')}`
    for (const site of [domain, 'gjjj', 'hengwen']) {
      const { body } = await ask({ site, path })
      const urls = [...body.matchAll(/<link>([^<]*)<\/link>/g)].map(([, url = '']) => url)
      expect(urls.length).toBeGreaterThan(2)
      expect(urls.filter((url) => !url.startsWith(at(domain, '/')))).toEqual([])
    }
  })
})

describe('the aggregate', () => {
  it('is canonical under its short-name on the host without one too [C1.1] [C9.12]', async () => {
    for (const host of ['www.localhost', 'localhost']) {
      const { body } = await ask({
        site: 'www',
        path: '/en/home',
        headers: { host: `${host}:${inject('port')}` },
      })
      const [canonical] = elementsIn(body, 'link').filter(({ rel }) => rel === 'canonical')
      expect(canonical?.['href']).toBe(at('www', '/en/home'))
    }
  })
})

describe('a page without a language in front', () => {
  it('links pages and forms without one [C2.2]', async () => {
    const { body } = await ask({ site: 'slgc', path: '/homeNav?lang=en' })
    const prefixed = hrefsIn(body).filter((href) => /^\/(?:zh|en)(?:\/|$)/.test(href))
    // the addresses that the specification does not name have one form alone
    expect(prefixed.filter((href) => formatOlderRoute(parseRoute(href)) !== href)).toEqual([])
    expect(prefixed).toContain('/en/site/map')
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
