import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { askMade, slowPrint } from '../browser/support/ask-made.ts'
import { siteIdOf } from '../browser/support/rc-pub.ts'
import {
  callOf,
  contentsPath,
  downloadPath,
  journals,
  periodsOf,
  textOf,
} from '../browser/support/read-answers.ts'
import { elementsIn } from '../browser/support/read-html.ts'
import { integerAt, listAt, textAt } from '../browser/support/read-strictly.ts'

/** The first column of an issue. */
const firstColumn = async (site: string, path: string, headers: Readonly<Record<string, string>>) =>
  listAt(await callOf(site, path, headers), 'data', 0, 'content')

describe('a crawler of the contents of the newest issue', () => {
  it.each(journals)('reads those of %s from the tree of issues on [C7.6] [C7.15]', async (site) => {
    const siteid = await siteIdOf(site)
    const headers = { language: 'en', siteid, 'accept-encoding': 'gzip, deflate' }
    const treePath = `front-period/getPeriodTree?siteId=${siteid}&isBack=false&timestamps=`
    const current = textAt(await callOf(site, treePath, headers), 'data', 0, 'periods', 0, 'periods', 0, 'id')
    const articles = await firstColumn(
      site,
      `${contentsPath}/${current}?showCover=false&timestamps=`,
      headers,
    )
    expect(articles.length).toBeGreaterThan(0)
    for (const article of articles) {
      expect(textAt(article, 'siteId')).toBe(siteid)
      expect(textAt(article, 'resName').length).toBeGreaterThan(5)
      expect(textAt(article, 'doi')).toMatch(/^10\.\d+\//)
      expect(textAt(article, 'volume') + textAt(article, 'issue')).toMatch(/^\d+$/)
      expect(integerAt(article, 'year')).toBe(2026)
      expect(`${textAt(article, 'firstPageNum')}-${textAt(article, 'lastPageNum')}`).toMatch(/^\d+-\d+$/)
      const revised = textAt(article, 'revisedDate')
      expect(new Date(`${revised}T00:00:00Z`).toISOString().slice(0, 10)).toBe(revised)
    }
  })

  it(
    'gets the PDF of an article, and the home page in either language [C7.15]',
    async () => {
      const [current] = await periodsOf('slgc')
      const [article] = await firstColumn(
        'slgc',
        `${contentsPath}/${current}?showCover=false&timestamps=`,
        {},
      )
      const [id, siteId] = [textAt(article, 'id'), textAt(article, 'siteId')]
      const path = `${downloadPath}?id=${id}&siteId=${siteId}&attachType=lowqualitypdf&token=&language=en`
      const pdf = await askMade({ site: 'slgc', path, headers: { siteid: siteId, language: 'en' } })
      expect([pdf.status, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ])
      for (const lang of ['en', 'zh']) {
        const headers = { 'accept-encoding': 'gzip, deflate' }
        const page = await ask({ site: 'slgc', path: `/homeNav?lang=${lang}`, headers })
        expect(page.status).toBe(200)
        expect(textOf(page)).toContain(`<html lang="${lang}"`)
      }
    },
    slowPrint,
  )
})

describe('a crawler that starts at the home page', () => {
  it.each(journals)(
    'finds the issue of %s on a div, and both languages of its articles [C7.15]',
    async (site) => {
      const home = await ask({ site, path: '/en/home/', headers: { 'accept-encoding': 'gzip' } })
      expect(home.status).toBe(200)
      const found = elementsIn(textOf(home), 'div').flatMap((each) => each['first-periods-id'] ?? [])
      expect(found).toHaveLength(1)
      const headers = { SiteId: await siteIdOf(site), 'Accept-Encoding': 'gzip, deflate, br, zstd' }
      const articles = await firstColumn(
        site,
        `${contentsPath}/${found[0]}?showCover=false&timestamps=`,
        headers,
      )
      expect(articles.length).toBeGreaterThan(0)
      for (const article of articles) {
        for (const key of ['enResName', 'enAuthors', 'enSummary', 'resName', 'authors', 'summary'])
          expect(textAt(article, key).length, key).toBeGreaterThan(3)
        for (const key of ['doi', 'volume', 'issue']) expect(textAt(article, key)).not.toBe('')
        const path = `${downloadPath}?id=${textAt(article, 'id')}&attachType=metaxml&token=&language=en`
        const metadata = await ask({ site, path })
        expect(metadata.status).toBe(200)
        expect(metadata.body).toContain(textAt(article, 'doi'))
      }
    },
  )
})

describe('a reader that trusts the type of an answer', () => {
  it('gets JSON at once, for many articles with the cover [C7.15]', async () => {
    for (const site of journals) {
      const [period] = await periodsOf(site)
      const path = `/rc-pub/front/${contentsPath}/${period}?size=50&showCover=true`
      const { status, headers, body } = await ask({ site, path })
      expect(status).toBe(200)
      expect(String(headers['content-type']).split(';')[0]).toBe('application/json')
      expect(listAt(JSON.parse(body), 'data').length).toBeGreaterThan(0)
    }
  })
})

describe('a checker of sites', () => {
  it('knows a site by the first label of its host, and gets no fallback [C7.16]', async () => {
    const ids = new Set<number>()
    for (const site of ['www', 'hengwen', ...journals]) {
      const answer = await callOf(site, `site/findBySld?sld=${site}`)
      ids.add(integerAt(answer, 'data', 'id'))
      expect(integerAt(answer, 'data', 'id')).not.toBe(6)
      expect(textAt(answer, 'data', 'subId')).not.toBe('0')
    }
    expect(ids.size).toBe(6)
  })
})
