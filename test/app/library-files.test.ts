import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readXml } from '../domain/citation/readers.ts'
import { readHarvest } from '../server/rc-pub/harvest-reader.ts'
import { askPage, openPortal, type PortalInTest, type Told } from './support/portal-in-test.ts'

let portal: PortalInTest
const ask = (site: string, path: string, headers?: Readonly<Record<string, string>>): Promise<Told> =>
  askPage(portal.port, site, path, headers)

/** What the tags of an article's page say of it. */
interface Tags {
  readonly path: string
  readonly tag: (name: string) => string
}
let article: Tags

beforeAll(async () => {
  portal = await openPortal()
  const list = await ask('slgc', '/oai?verb=ListRecords&metadataPrefix=oai_dc')
  const [record] = readHarvest(list.body).records
  const page = record?.metadata?.children.find(({ name }) => name === 'dc:identifier')?.text ?? ''
  const path = new URL(page).pathname
  const { body } = await ask('slgc', path)
  article = {
    path,
    tag: (name) => new RegExp(`<meta name="citation_${name}" content="([^"]*)"`).exec(body)?.[1] ?? '',
  }
}, 300_000)
afterAll(() => portal.close())

/** Where an answer leads. */
const target = ({ headers }: Told): URL => new URL(String(headers['location']))

describe('the search of a site in a browser', () => {
  it.each(['zh', 'en'])('is described in %s, and leads to the results', async (language) => {
    const page = await ask('slgc', `/${language}/home`)
    const [, href = ''] =
      /<link rel="search" href="([^"]*)" type="application\/opensearchdescription\+xml"/.exec(page.body) ?? []
    const answer = await ask('slgc', href)
    expect(answer.headers['content-type']).toContain('application/opensearchdescription+xml')
    const { children } = readXml(answer.body)
    const described = children.find(({ name }) => name === 'Description')?.text ?? ''
    expect(/\p{Script=Han}/u.test(described)).toBe(language === 'zh')
    const template = children.find(({ attributes }) => attributes['rel'] === 'results')?.attributes[
      'template'
    ]
    const { pathname, search } = new URL((template ?? '').replace('{searchTerms}', '水'))
    expect(pathname.startsWith(`/${language}/`)).toBe(true)
    const results = await ask('slgc', pathname + search)
    expect(results.status).toBe(200)
    expect(results.body).toContain('value="水"')
  })
})

describe('the list of titles', () => {
  it('holds the journals of a host with their first issues, under the file name of the standard', async () => {
    const counts: number[] = []
    for (const site of ['slgc', 'hengwen', 'www']) {
      const answer = await ask(site, '/kbart.tsv?lang=en')
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="[A-Za-z0-9]+_Global_AllTitles_\d{4}-\d\d-\d\d\.txt"$/,
      )
      const [head, ...rows] = answer.body
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'))
      expect([head?.length, head?.[9]]).toEqual([25, 'title_url'])
      counts.push(rows.length)
      for (const row of rows) {
        const { hostname, pathname } = new URL(row[9] ?? '')
        expect((await ask(hostname.replace('.localhost', ''), pathname)).status).toBe(200)
      }
    }
    const [journal = 0, group = 0, all = 0] = counts
    expect(journal).toBe(1)
    expect(group).toBeGreaterThan(1)
    expect(all).toBeGreaterThanOrEqual(group)
  })
})

describe('the list of titles in a language', () => {
  it('is told in it, whichever was asked for first [C1.5]', async () => {
    const titlesIn = async (language: string) => {
      const { body } = await ask('hengwen', `/kbart.tsv?lang=${language}`)
      return body
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t')[0])
    }
    const [zh, en] = [await titlesIn('zh'), await titlesIn('en')]
    expect(zh).toContain('水利工程学刊')
    expect(en.filter((title) => zh.includes(title))).toEqual([])
    expect(await titlesIn('zh')).toEqual(zh)
  })
})

describe('an OpenURL', () => {
  it('leads to an article by its DOI or its parts, from every host that shows its journal', async () => {
    const parts = new URLSearchParams({
      ctx_ver: 'Z39.88-2004',
      'rft.issn': article.tag('issn'),
      'rft.volume': article.tag('volume'),
      'rft.issue': article.tag('issue'),
      'rft.spage': article.tag('firstpage'),
      lang: 'zh',
    })
    const doi = new URLSearchParams({ id: `doi:${article.tag('doi')}`, lang: 'zh' })
    for (const [site, query] of [
      ['slgc', parts],
      ['www', parts],
      ['slgc', doi],
    ] as const) {
      const answer = await ask(site, `/openurl?${query.toString()}`)
      expect(answer.status).toBe(303)
      // what it means today another article may be meant by tomorrow
      expect(answer.headers['cache-control']).toBe('no-store')
      expect([target(answer).hostname, target(answer).pathname]).toEqual(['slgc.localhost', article.path])
    }
  })

  it('leads to the issue where it names no page, and to the journal where it names no issue', async () => {
    const issn = `issn=${article.tag('issn')}`
    const numbers = `volume=${article.tag('volume')}&issue=${article.tag('issue')}`
    const issue = await ask('slgc', `/openurl?${issn}&${numbers}`)
    expect(target(issue).pathname).toContain('/issue/')
    expect((await ask('slgc', target(issue).pathname)).status).toBe(200)
    expect(target(await ask('slgc', `/openurl?${issn}`)).pathname).toMatch(/\/home$/)
  })

  it('leads to the back issues of a journal that is certain, known also by its name', async () => {
    const title = new URLSearchParams({ 'rft.jtitle': article.tag('journal_title') }).toString()
    for (const query of [`issn=${article.tag('issn')}&volume=9999`, `${title}&rft.date=1901`]) {
      const answer = await ask('slgc', `/openurl?${query}`)
      expect(answer.status).toBe(303)
      expect(target(answer).hostname).toBe('slgc.localhost')
      expect((await ask('slgc', target(answer).pathname)).body).toContain(`/issue/`)
    }
    expect(target(await ask('www', `/openurl?${title}`)).hostname).toBe('slgc.localhost')
  })

  it('leads there in the language of the address, of the cookie, or of the browser [C4.1]', async () => {
    const languageOf = async (query: string, headers: Readonly<Record<string, string>>) =>
      target(await ask('slgc', `/openurl?issn=${article.tag('issn')}${query}`, headers)).pathname.slice(1, 3)
    const english = { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.5' }
    expect(await languageOf('', english)).toBe('en')
    expect(await languageOf('', { 'accept-language': 'zh-CN,en;q=0.8' })).toBe('zh')
    expect(await languageOf('', { ...english, cookie: 'language=zh' })).toBe('zh')
    expect(await languageOf('&lang=en', { cookie: 'language=zh' })).toBe('en')
    expect(await languageOf('', {})).toBe('zh')
  })

  it('has the page of the site for what is not there', async () => {
    for (const query of ['', '?issn=0000-0000&volume=1', '?id=doi:10.5555/no']) {
      const answer = await ask('slgc', `/openurl${query}`)
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    }
    expect(portal.failures).toEqual([])
  })
})
