import { describe, expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { ask } from '../browser/support/ask.ts'
import { askMade, slowPrint } from '../browser/support/ask-made.ts'
import { article as sample } from '../browser/support/pages.ts'
import { articlesIn, callOf, downloadPath, journals, periodsOf } from '../browser/support/read-answers.ts'
import { articleByDoi, siteIdOf } from '../browser/support/rc-pub.ts'
import { hrefsIn } from '../browser/support/read-html.ts'
import { at, integerAt, listAt, textAt } from '../browser/support/read-strictly.ts'

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
      const { id } = await articleByDoi(sample.doi)
      const types = listAt(await callOf(sample.site, `front-article/getAttachTypesById?id=${id}`), 'data')
      expect(types.map((type) => textAt(type, 'code'))).toEqual(
        expect.arrayContaining(['pdf', 'lowqualitypdf']),
      )
      for (const type of ['lowqualitypdf', 'pdf']) {
        const { status, bytes } = await askMade({
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
      const { id } = await articleByDoi(sample.doi)
      const names = ['%E9%B1%BC%E9%81%93.pdf', 'A%20fishway:%20its%20eddies.pdf', 'x.pdf']
      for (const path of [id, ...names.map((name) => `${id}/lowqualitypdf/${name}`)]) {
        const pdf = await askMade({ site: sample.site, path: `${downloadPath}/${path}` })
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
