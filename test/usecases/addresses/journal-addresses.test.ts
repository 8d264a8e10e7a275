import { sampleChannels, sampleContent, type ChannelSample, type FakeContent } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexTermOf } from '../../../core/domain/index-term/index-term.ts'
import { issueYears } from '../../../core/domain/issue/issue-years.ts'
import type { Issue } from '../../../core/domain/issue/issue.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { articleAddresses } from '../../../core/usecases/addresses/article-addresses.ts'
import { boardAddresses } from '../../../core/usecases/addresses/board-addresses.ts'
import { agreementAddresses } from '../../../core/usecases/addresses/agreement-addresses.ts'
import {
  feedsAddresses,
  rankingAddresses,
  siteMapAddresses,
} from '../../../core/usecases/addresses/index-addresses.ts'
import { indexTermAddresses } from '../../../core/usecases/addresses/index-term-addresses.ts'
import {
  archiveAddresses,
  scienceAddresses,
  sectionAddresses,
} from '../../../core/usecases/addresses/journal-addresses.ts'
import { loadListing } from '../../../core/usecases/addresses/load-listing.ts'
import type { ListAddresses, SiteListing } from '../../../core/usecases/addresses/page-address.ts'
import { unissuedAddresses } from '../../../core/usecases/addresses/unissued-addresses.ts'
import { loadArchive } from '../../../core/usecases/pages/load-archive.ts'
import { loadEditorialBoard } from '../../../core/usecases/pages/load-editorial-board.ts'
import { loadIndexTerm } from '../../../core/usecases/pages/load-index-term.ts'
import { loadSection } from '../../../core/usecases/pages/load-section.ts'
import { gatewayBench, settled, type GatewayBench } from '../support/page-bench.ts'
import { listedAll } from './support/listed-all.ts'

const siteId = asSiteId('3')
const context = { language: 'en', siteId } as const
const shellOf = (over: Partial<SiteShell> = {}, type: SiteShell['site']['type'] = 'single'): SiteShell => ({
  ...bareShell,
  site: { ...bareShell.site, id: siteId, type },
  ...over,
})
const group = shellOf({}, 'group')

const listed = (
  list: ListAddresses,
  shell = shellOf(),
  bench = gatewayBench(),
  over: Partial<SiteListing> = {},
) => {
  const found = listedAll(list({ context, shell, issues: [], latest: [], ...over }, bench))
  if (found.status !== 'ready') throw new Error(found.status)
  return found.value
}
const written = (...input: Parameters<typeof listed>): readonly string[] =>
  listed(...input).map(({ route }) => formatRoute({ ...route, language: 'en' }))

const issueOf = (year: number, issue: string): Issue => ({
  id: `${year}-${issue}`,
  siteId,
  year,
  volume: '',
  issue,
  coverUrl: '',
  publishedOn: `${year}-11-15`,
})
/** The sample content whose journal has published these issues, each with one article. */
const published = (issues: readonly Issue[]): FakeContent => {
  const [like] = sampleContent.articles
  if (like === undefined) throw new Error('the samples have no article')
  return {
    ...sampleContent,
    sites: sampleContent.sites.map((each) =>
      each.site.id === siteId ? { ...each, years: issueYears(issues) } : each,
    ),
    articles: issues.map(({ id, year, issue }) => ({
      ...like,
      article: { ...like.article, id: `a${id}`, siteId, issueId: id, year, issue },
    })),
  }
}

describe('archiveAddresses', () => {
  const archive = (issues: readonly Issue[]) => {
    const bench = gatewayBench(published(issues))
    const listing = settled(loadListing(bench, { context, shell: shellOf() }))
    if (listing.status !== 'ready') throw new Error(listing.status)
    return { bench, addresses: listed(archiveAddresses, shellOf(), bench, listing.value) }
  }

  it('should be a page for each decade of back issues, each of which answers, and together show them all', () => {
    const years = fc.uniqueArray(fc.integer({ min: 1950, max: 2026 }), { maxLength: 12 })
    fc.assert(
      fc.property(years, (published) => {
        const { bench, addresses } = archive(published.map((year) => issueOf(year, '1')))
        const shown = addresses.flatMap(({ route }) => {
          if (route.page !== 'archive') throw new Error(route.page)
          const page = settled(loadArchive(bench, { context, decade: route.decade, today: '2026-11-23' }))
          if (page.status !== 'ready') throw new Error(page.status)
          return page.value.shown?.years.map(({ year }) => year) ?? []
        })
        expect(shown).toEqual(published.toSorted((a, b) => b - a).slice(1))
      }),
      { numRuns: 40 },
    )
  })

  it('names no decade in the address of the newest, and says when the journal last published [C2.9]', () => {
    const { addresses } = archive([issueOf(2026, '1'), issueOf(2021, '1'), issueOf(1998, '2')])
    expect(
      addresses.map(({ route, changedOn }) => `${formatRoute({ ...route, language: 'en' })} ${changedOn}`),
    ).toEqual(['/en/volumn/home 2026-11-15', '/en/volumn/home?decade=1990 2026-11-15'])
  })
})

describe('sectionAddresses', () => {
  it('lead to every section of a journal, and to nothing else [C2.11]', () => {
    const bench = gatewayBench()
    const sections = listed(sectionAddresses, shellOf(), bench).map(({ route }) => {
      if (route.page !== 'section') throw new Error(route.page)
      const page = settled(loadSection(bench, { context, section: route.section, page: 1 }))
      if (page.status !== 'ready') throw new Error(page.status)
      return page.value.section.value
    })
    const own = sampleContent.articles.filter(({ article }) => article.siteId === siteId)
    expect(new Set(sections)).toEqual(new Set(own.map(({ article }) => article.section.en)))
    expect(sections).toHaveLength(new Set(sections).size)
  })
})

describe('scienceAddresses', () => {
  const science = (said: Partial<ChannelSample>) =>
    written(
      scienceAddresses,
      shellOf({ channels: sampleChannels({ id: '1', code: 'about', children: [{ id: '2', ...said }] }) }),
    )

  it('are one list of all articles, where a column leads to it [C2.10]', () => {
    expect(science({ code: 'science' })).toEqual(['/science?lang=en'])
    expect(science({ code: 'column' })).toEqual([])
    expect(science({ code: 'science', enabled: false })).toEqual([])
    expect(science({ code: 'science', link: 'https://example.org/' })).toEqual([])
  })
})

describe('boardAddresses', () => {
  it('are every board of a site and each of its members, all of which answer [C2.14]', () => {
    const bench = gatewayBench()
    const channels = sampleChannels(
      { id: '302', code: 'editorial' },
      { id: '5', code: 'editorial', enabled: false },
      { id: '6', code: 'about' },
    )
    const found = listed(boardAddresses, shellOf({ channels }), bench)
    const people = found.map(({ route }) => {
      if (route.page !== 'editorialBoard') throw new Error(route.page)
      const { channelId, editorialId } = route
      const page = settled(
        loadEditorialBoard(bench, { context, channelId: channelId ?? '', memberId: editorialId }),
      )
      if (page.status !== 'ready') throw new Error(page.status)
      return page.value.member?.expert.id ?? null
    })
    expect(people).toEqual([null, '30290', '30291', '30292'])
  })

  it('are none where a site has no board, and nothing is asked for', () => {
    const bench = gatewayBench()
    expect(listed(boardAddresses, shellOf(), bench)).toEqual([])
    expect(bench.calls).toEqual([])
  })
})

describe('indexTermAddresses', () => {
  const [like] = sampleContent.articles.filter(({ article }) => article.siteId === siteId)
  if (like === undefined) throw new Error('the samples have no article of this journal')
  const person = { email: '', corresponding: false, affiliations: [] }
  const named = { ...person, name: { zh: '苏婉清', en: 'Wanqing Su' }, orcid: '' }
  const known = { ...person, name: { zh: '陆鸣岐', en: '' }, orcid: '0000-0002-1825-0097' }
  const nameless = { ...person, name: { zh: '', en: '' }, orcid: '' }
  const once = { ...person, name: { zh: '', en: 'Only Once' }, orcid: '' }
  const subject = { zh: '水利工程', en: 'Hydraulics' }
  const bench = (): GatewayBench =>
    gatewayBench({
      ...sampleContent,
      sites: sampleContent.sites.map((each) =>
        each.site.id === siteId && each.journal !== null
          ? { ...each, journal: { ...each.journal, subject } }
          : each,
      ),
      articles: [
        { ...like, article: { ...like.article, id: 'x1', contributors: [named, known, nameless, once] } },
        { ...like, article: { ...like.article, id: 'x2', contributors: [named, known, nameless] } },
      ],
    })

  it.each(['author', 'keyword', 'subject'] as const)('lead for each %s to a page that answers', (kind) => {
    const ports = bench()
    const found = listed(indexTermAddresses(kind), shellOf(), ports)
    expect(found.length).toBeGreaterThan(0)
    for (const { route } of found) {
      if (route.page !== kind) throw new Error(route.page)
      const page = settled(loadIndexTerm(ports, { context, term: indexTermOf(route), page: 1 }))
      expect(page.status === 'ready' && page.value.summary.articleCount).toBe(2)
    }
  })

  it('name an author by ORCID where it is known, and nobody without a name', () => {
    expect(written(indexTermAddresses('author'), shellOf(), bench()).toSorted()).toEqual([
      '/en/author/0000-0002-1825-0097',
      '/en/author/Wanqing%20Su',
    ])
  })
})

describe('unissuedAddresses', () => {
  const seas = { context: { language: 'en', siteId: asSiteId('4') } } as const

  it.each(['onlineFirst', 'justAccepted'] as const)(
    'name the list %s where it holds articles [C2.7]',
    (stage) => {
      expect(written(unissuedAddresses(stage), shellOf(), gatewayBench(), seas)).toEqual([`/en/${stage}`])
      expect(written(unissuedAddresses(stage))).toEqual([])
    },
  )
})

describe('the addresses that every site has', () => {
  it('are its rankings over all time, its feeds, its map and the agreements, and ask for nothing [C9.12]', () => {
    const bench = gatewayBench()
    const lists = [rankingAddresses, feedsAddresses, siteMapAddresses, agreementAddresses]
    const found = lists.flatMap((list) => written(list, group, bench))
    expect(found).toEqual([
      '/en/rank/views',
      '/en/rank/downloads',
      '/en/rank/citations',
      '/rssList?lang=en',
      '/en/site/map',
      '/en/site/terms',
      '/en/site/privacy',
    ])
    expect(found.map((address) => parseRoute(address).page)).not.toContain('unknown')
    expect(bench.calls).toEqual([])
  })
})

describe('the addresses of a journal alone', () => {
  it('are none on a group, which asks for nothing [C9.12]', () => {
    const bench = gatewayBench()
    const dated = { issue: issueOf(2020, '1'), articles: [] }
    for (const list of [archiveAddresses, sectionAddresses, unissuedAddresses('onlineFirst')])
      expect(
        listed(list, group, bench, { issues: [dated, { ...dated, issue: issueOf(2019, '1') }] }),
      ).toEqual([])
    expect(bench.calls).toEqual([])
  })

  it('leave an article of another journal to that one', () => {
    const article = { id: '1', siteId, doi: '', publishedOn: '2026-01-01', changedAt: '' }
    const latest = [article, { ...article, id: '2', siteId: asSiteId('4') }]
    expect(written(articleAddresses, shellOf(), gatewayBench(), { latest })).toHaveLength(1)
  })
})
