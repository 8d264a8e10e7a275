import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHarvest } from '../server/rc-pub/harvest-reader.ts'
import { askPage, openPortal, type PortalInTest, type Told } from './support/portal-in-test.ts'

let portal: PortalInTest
const ask = (site: string, path: string): Promise<Told> => askPage(portal.port, site, path)
const search = (term: string, language = 'zh', site = 'slgc', rest = ''): Promise<Told> =>
  ask(site, `/${language}/article?q=${encodeURIComponent(term)}${rest}`)
const ledTo = async (term: string, language = 'zh', site = 'slgc') => {
  const { status, headers } = await search(term, language, site)
  return [status, headers['location']]
}

/** What the tags of an article's page say of it. */
interface Cited {
  readonly title: string
  readonly author: string
  readonly container: string
  readonly year: string
  readonly volume: string
  readonly issue: string
  readonly firstPage: string
  readonly lastPage: string
  readonly doi: string
}
let record: Cited

beforeAll(async () => {
  portal = await openPortal()
  const list = await ask('slgc', '/oai?verb=ListRecords&metadataPrefix=oai_dc')
  const pages = readHarvest(list.body).records.flatMap(
    ({ metadata }) => metadata?.children.find(({ name }) => name === 'dc:identifier')?.text ?? [],
  )
  for (const page of pages) {
    const { body } = await ask('slgc', new URL(page).pathname.replace(/^\/en\//, '/zh/'))
    const tag = (name: string): string =>
      new RegExp(`<meta name="citation_${name}" content="([^"]*)"`).exec(body)?.[1] ?? ''
    if (tag('firstpage') === '' || tag('volume') === '' || tag('title').includes('&')) continue
    record = {
      title: tag('title'),
      author: tag('author'),
      container: tag('journal_title'),
      year: tag('publication_date').slice(0, 4),
      volume: tag('volume'),
      issue: tag('issue'),
      firstPage: tag('firstpage'),
      lastPage: tag('lastpage'),
      doi: tag('doi'),
    }
    return
  }
}, 600_000)
afterAll(() => portal.close())

describe('a search for one thing', () => {
  it.each(['zh', 'en'])('goes to the article of a DOI within any words, in %s [C2.25]', async (language) => {
    const there = [302, `/${language}/article/doi/${record.doi}`]
    expect(await ledTo(record.doi, language)).toEqual(there)
    expect(await ledTo(`see https://dx.doi.org/${record.doi.toUpperCase()}.`, language)).toEqual(there)
    expect(await ledTo(`doi:${record.doi}。`, language, 'www')).toEqual(there)
  })

  it('goes to the article of a volume, an issue and a page, in either language [C2.25]', async () => {
    const { volume, issue, firstPage, doi } = record
    const there = [302, `/zh/article/doi/${doi}`]
    expect(await ledTo(`vol ${volume} no ${issue} p ${firstPage}`)).toEqual(there)
    expect(await ledTo(`第${volume}卷第${issue}期 ${firstPage}页`)).toEqual(there)
    expect(await ledTo(`${volume}(${issue}): ${firstPage}`)).toEqual(there)
    // the aggregate has many journals: the name of one tells which
    expect(await ledTo(`${record.container} ${volume}(${issue}): ${firstPage}`)).toEqual(there)
  })

  it('goes to the article that a whole reference names, with and without its DOI [C2.25]', async () => {
    const { author, title, container, year, volume, issue, firstPage, lastPage, doi } = record
    const texts = [
      `${author}, 等. ${title}[J]. ${container}, ${year}, ${volume}(${issue}): ${firstPage}-${lastPage}`,
      `${author}.${title}[J].${container},${year},${volume}(${issue}):${firstPage}-${lastPage}`,
      `${author} (${year}). ${title}. ${container}, ${volume}(${issue}), ${firstPage}–${lastPage}`,
      `${author}. “${title}.” ${container}, vol. ${volume}, no. ${issue}, ${year}, pp. ${firstPage}–${lastPage}`,
      `${author}. ${title}. ${container}. ${year};${volume}(${issue}):${firstPage}-${lastPage}`,
      `${author}. ${title}. ${container}, ${year}年第${volume}卷第${issue}期, ${firstPage}-${lastPage}页`,
    ]
    for (const text of texts)
      for (const whole of [`${text}.`, `${text}. https://doi.org/${doi}`])
        for (const site of ['slgc', 'www'])
          expect([whole, ...(await ledTo(whole, 'zh', site))]).toEqual([whole, 302, `/zh/article/doi/${doi}`])
  })

  it('goes to the journal of an ISSN, and to an issue by its numbers [C2.25]', async () => {
    expect(await ledTo('ISSN 0577-2206')).toEqual([302, '/zh/home'])
    expect(await ledTo('0577-2206', 'en', 'www')).toEqual([
      302,
      expect.stringMatching(/^http:\/\/slgc\.localhost.*\/en\/home$/),
    ])
    const [status, location] = await ledTo(`vol ${record.volume} no ${record.issue}`)
    expect([status, location]).toEqual([302, `/zh/issue/${record.year}/${record.issue}`])
  })

  it.each([
    ['zh', 'vol 9999 no 1 p 7', '卷期页码：9999(1): 7'],
    ['en', 'vol 9999 no 1 p 7', 'Place in a journal: 9999(1): 7'],
    ['zh', '1234-5679', 'ISSN 1234-5679'],
    ['en', 'issn 1234-5679', 'ISSN 1234-5679'],
    ['zh', '参见10.5555/nothing.1', 'DOI 10.5555/nothing.1'],
    ['en', 'doi:10.5555/nothing.1', 'DOI 10.5555/nothing.1'],
    ['zh', '张三. 无此一文[J]. 水利学报', '文献：无此一文'],
    ['en', 'ISSN 1234-5679, 9999(1): 7', 'Reference: 9999(1): 7 · ISSN 1234-5679'],
  ])(
    'says in %s of %s what it was read as where nothing is there, and takes it as words with a click [C2.25]',
    async (language, term, said) => {
      const { status, body } = await search(term, language)
      expect(status).toBe(200)
      const [link = ''] = [...body.matchAll(/<a [^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.includes('as=words'))
      expect(link).toContain(`“${said}”`)
      const href = /href="([^"]*)"/.exec(link)?.[1] ?? ''
      const words = await ask('slgc', href.replaceAll('&amp;', '&'))
      expect(words.status).toBe(200)
      expect(words.body).not.toContain(said)
    },
  )

  it('lists what has the words of a DOI where they are asked for', async () => {
    const { status, body } = await search(record.doi, 'zh', 'slgc', '&as=words')
    expect(status).toBe(200)
    expect(body).toContain(record.doi)
  })

  it('leaves ordinary searches as they are', async () => {
    for (const term of ['2024', '水库', record.title]) {
      const { status, body } = await search(term)
      expect(status).toBe(200)
      expect(body).not.toContain('as=words')
    }
  })
})
