import { describe, expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { ask } from '../browser/support/ask.ts'
import { article as sample } from '../browser/support/pages.ts'
import { articlesIn, callOf, journals, periodsOf } from '../browser/support/read-answers.ts'
import { siteIdOf } from '../browser/support/rc-pub.ts'
import { hrefsIn, metasIn } from '../browser/support/read-html.ts'
import { at, integerAt, listAt, textAt, textOrNone } from '../browser/support/read-strictly.ts'

/** Milliseconds that first prints may take on a busy machine. */
const slowPrint = 120_000

const downloadPath = '/rc-pub/front/front-article/download'

/** What a reference manager makes of an article's data: null is empty, a key that is not there breaks it. */
function referenceOf(data: unknown) {
  const text = (key: string): string => textOrNone(data, key)
  const [first, last] = [text('firstPageNum'), text('lastPageNum')]
  return {
    title: text('resName'),
    originalTitle: text('enResName'),
    abstract: text('summary'),
    publication: text('publicationName') || text('sourcePublicationName'),
    originalPublication: text('enPublicationName') || text('enSourcePublicationName'),
    numbers: `${text('volume')}(${text('issue')})`,
    pages: first === last ? first : `${first}-${last}`,
    date: text('ppubDate') || text('publishDate'),
    language: text('language'),
    doi: text('doi'),
    creators: text('authors').split(';'),
    originalCreators: text('enAuthors').split(';'),
    tags: text('keyword').split(';'),
    id: integerAt(data, 'id'),
  }
}

const byDoi = (site: string, doi: string): Promise<unknown> =>
  callOf(site, `front-article/getArticleByDoi?doi=${doi}&timestamps=1`)

describe('a reference manager', () => {
  it.each(journals)('finds each article of %s by DOI and by id, and gets the same [C7.15]', async (site) => {
    for (const article of await articlesIn(site)) {
      const [id, doi] = [textAt(article, 'id'), textAt(article, 'doi')]
      const found = await byDoi(site, doi)
      const reference = referenceOf(at(found, 'data'))
      expect(referenceOf(at(await callOf(site, `front-article/${id}?timestamps=1`), 'data'))).toEqual(
        reference,
      )
      expect(referenceOf(at(await byDoi(site, doi.replace('/', '%2F')), 'data'))).toEqual(reference)
      expect([reference.doi, String(reference.id)]).toEqual([doi, id])
      expect(Object.values({ ...reference, pages: '-' })).not.toContain('')
      expect(reference.numbers).toMatch(/^\d+\(\d+\)$/)
      expect(reference.date).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/)
      expect(reference.creators).toHaveLength(reference.originalCreators.length)
      expect([...reference.creators, ...reference.tags]).not.toContain('')
    }
  })

  it('falls back to the tags of the page, at each address that the world links to', async () => {
    const data = at(await byDoi(sample.site, sample.doi), 'data')
    const paths = [
      `/zh/article/doi/${sample.doi}/`,
      `/zh/article/${textAt(data, 'id')}/`,
      `/thesisDetails?columnId=${textAt(data, 'id')}&lang=zh`,
    ]
    for (const path of paths) {
      const { status, body } = await ask({ site: sample.site, path })
      expect([path, status]).toEqual([path, 200])
      const title = textAt(data, 'zhResName').replaceAll(/<[^>]+>/g, '')
      expect(metasIn(body, 'title')).toEqual([title])
      expect(metasIn(body, 'citation_title')).toEqual([title])
      expect(metasIn(body, 'citation_issn')[0]).toMatch(/^\d{4}-\d{3}[\dX]$/)
      expect(metasIn(body, 'citation_author')).toEqual(textAt(data, 'zhAuthors').split(';'))
    }
  })
})

describe('a crawler for a library', () => {
  it.each(journals)(
    'walks the archive of %s by groups of years, and opens each article [C7.6]',
    async (site) => {
      const siteId = await siteIdOf(site)
      const path = `front-period/getPeriodTree?siteId=${siteId}&groupByYear=1&periodAsc=1&isBack=1`
      const [root = {}] = listAt(await callOf(site, path), 'data')
      const periods = Object.entries(root as object)
        .filter(([key, years]) => key !== 'publicationName' && Array.isArray(years))
        .flatMap(([, years]: [string, unknown[]]) => years)
        .filter((year) => integerAt(year, 'year') > 2000)
        .flatMap((year) => listAt(year, 'periods'))
      for (const key of ['id', 'volume', 'issue', 'pictureUrl'])
        expect(periods.every((period) => textAt(period, key) !== '')).toBe(true)
      const back = (await periodsOf(site)).slice(1)
      expect(periods.map((period) => textAt(period, 'id')).toSorted()).toEqual(back.toSorted())
      for (const article of await articlesIn(site, { language: 'zh', siteId })) {
        for (const key of ['oa', 'onlineDate', 'part', 'lanmu', 'fullTextUrl']) at(article, key)
        const page = await ask({ site, path: `/zh/article/doi/${textAt(article, 'doi')}/` })
        expect(page.status).toBe(200)
      }
    },
  )

  it(
    'downloads the PDF that an article says it has, and finds the DOI in it [C7.15]',
    async () => {
      const id = textAt(await byDoi(sample.site, sample.doi), 'data', 'id')
      const types = listAt(await callOf(sample.site, `front-article/getAttachTypesById?id=${id}`), 'data')
      expect(types.map((type) => textAt(type, 'code'))).toEqual(
        expect.arrayContaining(['pdf', 'lowqualitypdf']),
      )
      for (const type of ['lowqualitypdf', 'pdf']) {
        const { status, bytes } = await ask({
          site: sample.site,
          path: `${downloadPath}?id=${id}&attachType=${type}&token=&language=zh`,
        })
        expect([status, bytes.subarray(0, 5).toString('latin1')]).toEqual([200, '%PDF-'])
        const pdf = await getDocumentProxy(new Uint8Array(bytes))
        const { text } = await extractText(pdf, { mergePages: true })
        expect(text).toContain(sample.doi)
      }
    },
    slowPrint,
  )

  it('learns before it downloads that an article has no PDF [C7.15] [C7.17]', async () => {
    for (const article of await articlesIn('dqsb')) {
      const id = textAt(article, 'id')
      const types = listAt(await callOf('dqsb', `front-article/getAttachTypesById?id=${id}`), 'data')
      const codes = types.map((type) => textAt(type, 'code'))
      expect(codes.includes('lowqualitypdf')).toBe(at(article, 'hasPdf') === 1)
      expect(codes).toContain('metaxml')
    }
  })
})

describe('links in the wild', () => {
  it(
    'lead to the PDF under any name [C7.15]',
    async () => {
      const data = at(await byDoi(sample.site, sample.doi), 'data')
      const id = textAt(data, 'id')
      const names = ['%E9%B1%BC%E9%81%93.pdf', 'A%20fishway:%20its%20eddies.pdf', 'x.pdf']
      for (const path of [`${id}`, ...names.map((name) => `${id}/lowqualitypdf/${name}`)]) {
        const pdf = await ask({ site: sample.site, path: `${downloadPath}/${path}` })
        expect([path, pdf.status, pdf.body.slice(0, 5)]).toEqual([path, 200, '%PDF-'])
      }
    },
    slowPrint,
  )

  it.each(journals)('to the articles of %s stand on its home page', async (site) => {
    const { body } = await ask({ site, path: '/zh/home' })
    expect(hrefsIn(body).some((href) => /^\/zh\/article\/(?:doi\/)?[^/]+/.test(href))).toBe(true)
  })
})
