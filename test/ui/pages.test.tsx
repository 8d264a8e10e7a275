import { staticPage } from '@xuekan/core/page'
import { ready } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { onlyValue } from '@xuekan/core/search'
import { describe, expect, it } from 'vitest'
import { ArticlePage } from '../../ui/pages/ArticlePage.tsx'
import { LatestEntry } from '../../ui/widgets/ArticleListItem.tsx'
import { FacetChoiceLinks } from '../../ui/widgets/results/FacetChoiceLinks.tsx'
import { Hit } from '../../ui/widgets/results/Hit.tsx'
import { articleContent, journals, searchContent } from './support/contents.ts'
import { linksIn } from './support/links.ts'
import { namedCase, renderCase } from './support/pages.tsx'
import type { Selection } from '../../ui/binding/gathering.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const page = (name: string, language: 'zh' | 'en' = 'en') => renderCase(namedCase(name), language)

const articleHtml = async (change: Partial<typeof articleContent.article>, language: 'zh' | 'en' = 'en') =>
  htmlOf(
    await portalFor({ language }),
    <ArticlePage
      model={staticPage(ready({ ...articleContent, article: { ...articleContent.article, ...change } }))}
      route={{ page: 'article', language, siteId: null, by: { kind: 'id', id: '1' } }}
    />,
  )

const timesIn = (html: string): readonly string[] => html.match(/<time.*?<\/time>/g) ?? []

const noSelection: Selection = {
  selected: [],
  isSelected: () => false,
  toggle: () => undefined,
  all: false,
  some: false,
  setAll: () => undefined,
  clear: () => undefined,
  addTo: () => ({ held: 0, left: 0 }),
}

describe('the home page', () => {
  it('of a journal gives programs the id of the current issue, plain links to its articles and their ids', async () => {
    const html = await page('home of a journal', 'zh')
    expect(html).toMatch(/<div[^>]*first-periods-id="20266"/)
    expect(html).toContain('href="/zh/article/doi/10.5555/slgc.2026.06.001"')
    expect(html).toContain('href="/zh/article/5"')
    expect(html).toContain('data-href="/zh/article/5/"')
  })

  it('of a group shows its journals as covers that lead to them [C2.1]', async () => {
    const html = await page('home of a group')
    for (const journal of journals) expect(html).toContain(`>${journal.name.en}<`)
    expect(html).toMatch(/href="http:\/\/gzxb\.localhost:4173\/en\/home"/)
    expect(html).toContain('5 journals from Hengwen Scholarly Press')
  })

  it('of all names the groups, and those that stand alone last', async () => {
    const html = await page('home of all')
    expect(html).toMatch(/>A<!-- --> <small.*>Independent journals<!-- --> <small/s)
  })
})

describe('the issue page', () => {
  it('shows the contents by column and the way to every issue [C2.6]', async () => {
    const html = await page('issue')
    expect(html).toContain('2025, volume\u00a066, issue\u00a06</h1>')
    expect(html).toContain('href="/en/issue/2024/1"')
    const step = (rel: string) =>
      linksIn(html).find(({ attributes }) => attributes['rel'] === rel)?.attributes['href']
    expect([step('prev'), step('next')]).toEqual(['/en/issue/2025/5', '/en/issue/2026/1'])
    expect(html).toMatch(/<details[^>]* open="">\s*<summary>2025/)
  })

  it('links an article by its DOI when it has one, else by its id [C2.18]', async () => {
    const html = await page('issue')
    expect(html).toContain('href="/en/article/doi/10.5555/slgc.2026.06.002"')
    expect(html).toContain('href="/en/article/5"')
  })
})

describe('the article page', () => {
  it('leads to the PDF beside it, where there is one, and says how large it is', async () => {
    const pdf = async (change: Parameters<typeof articleHtml>[0], language: 'zh' | 'en') =>
      linksIn(await articleHtml(change, language)).find(({ text }) => text.includes('PDF'))?.attributes[
        'href'
      ]
    expect(await pdf({ doi: '10.5555/a.1' }, 'zh')).toBe('/zh/article/doi/10.5555/a.1.pdf')
    expect(await pdf({ doi: '', id: '5' }, 'en')).toBe('/en/article/5.pdf')
    expect(await pdf({ hasPdf: false }, 'en')).toBe(undefined)
    expect(await articleHtml({})).toContain('Download PDF<!-- --> <small>2.4 MB</small></a>')
    expect(await articleHtml({ pdfSize: 0 })).toMatch(/Download PDF<!-- --> <\/a>/)
  })

  it('shows the title in both languages, each in its own', async () => {
    const html = await page('article')
    expect(html).toMatch(/<h1[^>]*>Lateral momentum exchange/)
    expect(html).toMatch(/<p[^>]*lang="zh"[^>]*>植被化复式河道/)
  })

  it('holds both abstracts where programs look for them, without clicks', async () => {
    const html = await page('article', 'zh')
    expect(html).toMatch(/<section class="[^"]*\babstractsZh"[^>]*id="abstractsZh"[^>]*lang="zh"/)
    expect(html).toMatch(/<section class="[^"]*\babstractsEn"[^>]*id="abstractsEn"[^>]*lang="en"/)
    expect(html.indexOf('abstractsZh')).toBeLessThan(html.indexOf('abstractsEn'))
  })

  it('marks its prose, so that it need not travel twice', async () => {
    const html = await page('article')
    const keys = [...html.matchAll(/data-prose="([^"]*)"/g)].map((match) => match[1])
    expect(keys).toEqual(['article.abstract.en', 'article.abstract.zh', 'fullText.html'])
    expect(html).toContain(`data-prose="fullText.html" lang="zh">${articleContent.fullText?.html}</div>`)
  })

  it('leads from a keyword that other articles have to its page', async () => {
    const keyword = linksIn(await page('article')).find(({ text }) => text === 'compound channel')
    const route = parseRoute(keyword?.attributes['href'] ?? '')
    expect(route).toMatchObject({ page: 'keyword', term: 'compound channel' })
  })

  it('outlines the text by its headings', async () => {
    const html = await page('article')
    expect(html).toMatch(/<a href="#s1-h">1 引言<\/a>/)
    expect(html).toMatch(/<a href="#s21-h">2\.1 控制方程<\/a>/)
    expect(html).toContain('<a href="#funding-statement">')
  })

  it('labels the version: Accept, Corrected Proof, or nothing [C3.13]', async () => {
    expect(await articleHtml({ version: -1 })).toMatch(/>Accept</)
    expect(await articleHtml({ version: 4 })).toMatch(/>Corrected Proof</)
    expect(await articleHtml({ version: 4 }, 'zh')).toContain('第 4 次优先出版')
    expect(await articleHtml({ version: 0 })).not.toMatch(/>(?:Accept|Corrected Proof)</)
  })

  it('shows each author with the marks of the affiliations, and how to write to one', async () => {
    const html = await page('article')
    expect(html).toMatch(
      /Yanqiu Han<sup><a [^>]*>1,2,\*<\/a><\/sup><a[^>]*href="mailto:han\.yanqiu@example\.org"/,
    )
    expect(html).toMatch(/<li>Marta Oliveira Reis<sup[^>]*><a href="#affiliation-3"[^>]*>3</)
  })

  it('names the language of an author and of an affiliation that the page has in another alone', async () => {
    const html = await page('article', 'zh')
    expect(html).toMatch(/<li lang="en">Marta Oliveira Reis<sup[^>]*><a [^>]*>3</)
    expect(html).toMatch(/<li>韩砚秋<sup><a [^>]*>1,2,\*</)
    expect(html).toMatch(/<li id="affiliation-1"><span>1<\/span> <!-- -->\p{Script=Han}/u)
    expect(html).toMatch(/<li id="affiliation-3" lang="en"><span>3<\/span> <!-- -->[A-Z]/)
  })

  it('writes the dates that are known, and no empty element for those that are not', async () => {
    const none = { received: '', revised: '', accepted: '', online: '', published: '' }
    expect(timesIn(await articleHtml({ dates: none }))).toEqual([])
    expect(await articleHtml({ dates: none })).not.toContain('Publication history')
    const known = ['<time dateTime="2026-01">January 2026</time>']
    expect(timesIn(await articleHtml({ dates: { ...none, accepted: '2026-01' } }))).toEqual(known)
    const preprint = { type: 'preprint', label: '', date: '', url: 'https://preprint.example.org/1' }
    const about = { ...articleContent.article.about, events: [preprint] }
    expect(timesIn(await articleHtml({ about, dates: { ...none, accepted: '2026-01' } }))).toEqual(known)
  })

  it('sends a real DOI to the resolver and a demonstration DOI to its own page', async () => {
    expect(await articleHtml({ doi: '10.1000/182' })).toContain('href="https://doi.org/10.1000/182"')
    expect(await page('article')).not.toContain('doi.org/10.5555')
  })

  it('leaves out what an article does not have', async () => {
    const none = { zh: '', en: '' }
    const html = await articleHtml({
      funding: none,
      abstract: { zh: null, en: null },
      keywords: { zh: [], en: [] },
      contributors: [],
      affiliations: [],
      issue: '',
    })
    for (const absent of ['Funding', 'abstractsZh"', 'Keywords', 'Corresponding', 'Cover of'])
      expect(html).not.toContain(absent)
  })
})

describe('a list of new articles', () => {
  it.each([
    ['2026-11-15', ['<time dateTime="2026-11-15">15 November 2026</time>']],
    ['2026-11', ['<time dateTime="2026-11">November 2026</time>']],
    ['', []],
    ['soon', []],
  ])('writes the day %s so', async (publishedOn, times) => {
    for (const withJournal of [true, false]) {
      const article = { ...articleContent.article, publishedOn }
      const entry = <LatestEntry article={article} withJournal={withJournal} />
      expect(timesIn(htmlOf(await portalFor({ language: 'en' }), <ul>{entry}</ul>))).toEqual(times)
    }
  })
})

describe('the results page', () => {
  it('has its sorts, times and facets as links in the address [C2.31]', async () => {
    const links = linksIn(await page('search'))
    const queryOf = (label: string) =>
      parseRoute(links.find(({ text }) => text === label)?.attributes['href'] ?? '')
    expect(queryOf('Citations')).toMatchObject({
      page: 'search',
      query: { ...searchContent.query, sort: 'citations', page: 1 },
    })
    expect(queryOf('3 years')).toMatchObject({ query: { ...searchContent.query, time: 3, page: 1 } })
    expect(queryOf('shear layer 33')).toMatchObject({
      query: { facets: { ...searchContent.query.facets, keyword: onlyValue('shear layer') }, page: 1 },
    })
    const current = links
      .filter(({ attributes }) => attributes['aria-current'] === 'true')
      .map(({ text }) => text)
    expect(current).toEqual(['2026 128', 'River dynamics 128', 'Relevance', '5 years'])
  })

  it('shows no number beside a value that is left out and would bring nothing back', async () => {
    const { result } = searchContent
    const props = {
      query: searchContent.query,
      result,
      routeOf: () => parseRoute('/en/home'),
      field: 'keyword',
    } as const
    const valueOf = (count: number) => [{ value: 'shear layer', label: 'shear layer', count }]
    const query = { ...props.query, facets: { keyword: { any: [], none: ['shear layer'] } } }
    const shown = async (count: number) =>
      htmlOf(
        await portalFor({ language: 'en' }),
        <FacetChoiceLinks {...props} query={query} values={valueOf(count)} />,
      )
    expect(await shown(result.total)).not.toContain('<small>')
    expect(await shown(result.total + 3)).toMatch(/<small>−(<!-- -->)?3<\/small>/)
  })

  it('lets each filter be taken away and keeps the others', async () => {
    const remove = linksIn(await page('search')).find(
      ({ attributes }) => attributes['aria-label'] === 'Remove “Year: 2026”',
    )
    const route = parseRoute(remove?.attributes['href'] ?? '')
    expect(route).toMatchObject({ page: 'search', query: { facets: { column: onlyValue('c1') }, page: 1 } })
    expect(route).not.toHaveProperty('query.facets.year')
  })

  it('marks the words of the search in titles and snippets, inside their markup', async () => {
    const html = await page('search')
    expect(html).toMatch(/in <mark>vegetated<\/mark> compound channels/)
    expect(html).toContain('<mark>复式河道</mark>')
  })

  it('marks a word that runs through the markup of a title, within each element [C7.4]', async () => {
    const [hit] = searchContent.result.hits.filter(({ article }) => article.id === '3')
    const html = htmlOf(
      await portalFor({ language: 'en' }),
      <ul>{hit === undefined ? null : <Hit hit={hit} selection={noSelection} words={['co2', 'flow']} />}</ul>,
    )
    expect(html).toContain('<mark>CO</mark><sub><mark>2</mark></sub>')
    expect(html).toContain('<i>hyperconcentrated</i> <mark>flow</mark>')
  })

  it("pages with '/page' and 'Go to', as a form that works without scripts [C9.11]", async () => {
    const html = await page('search')
    expect(html).toContain('20 /page')
    expect(html).toContain('Go to')
    expect(html).toMatch(
      /<form[^>]*method="get".*<input type="hidden" name="q" value="vegetation 复式河道"\/>.*name="page"/,
    )
    expect(html).toMatch(/aria-current="page"[^>]*>2<\/a>/)
  })
})

describe('pages for when there is nothing to show', () => {
  it('say that a page could not be found, with the way home [C2.4]', async () => {
    const html = await page('unknown')
    expect(html).toMatch(/<h1[^>]*>This page could not be found<\/h1>/)
    expect(html).toMatch(/<a[^>]*href="\/en\/home"[^>]*>Home page<\/a>/)
  })

  it('say that the site has expired, or is being maintained [C2.5]', async () => {
    expect(await page('forbidden')).toContain(
      'This website has expired, please contact the enterprise administrator for further use.',
    )
    expect(await page('error')).toContain('Please understand the inconvenience caused by system maintenance.')
  })

  it('say what failed, and offer another try only where one can help', async () => {
    expect(await page('article that failed')).toMatch(
      /The server did not answer in time.*<button[^>]*>.*Try again/,
    )
    const absent = await page('article that is absent')
    expect(absent).toContain('We&#x27;re sorry, the page you requested cannot be found.')
    expect(absent).not.toContain('Try again')
    expect(absent).toMatch(/<h1[^>]*>This article could not be found<\/h1>/)
  })

  it('say what may have been meant by an article, and what the site has [C2.4] [C2.15]', async () => {
    const html = await page('article that is absent beside others')
    expect(html).toMatch(/You may be looking for.*Search for what you asked for.*value="10\.5555\/nothing"/s)
    expect(html).toMatch(/This page is missing.*404.*All contents.*Site map/s)
  })
})
