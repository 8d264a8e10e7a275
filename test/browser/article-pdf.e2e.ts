import { uiLanguages } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { askMade, slowPrint } from './support/ask-made.ts'
import { article, knownPages } from './support/pages.ts'
import { addressOf, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

describe('the PDF of an article', () => {
  it(
    'lies beside the page, which names it to readers and to programs [C9.12]',
    async () => {
      for (const language of uiLanguages) {
        const path = knownPages.article.path(language)
        const { body } = await ask({ site: article.site, path })
        const [, named] = /<meta name="citation_pdf_url" content="([^"]*)">/.exec(body) ?? []
        expect(named).toBe(addressOf(article.site, `${path}.pdf`))
        const pdf = await askMade({ site: article.site, path: `${path}.pdf` })
        expect([pdf.status, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
          200,
          'application/pdf',
          '%PDF-',
        ])
      }
    },
    slowPrint,
  )

  it(
    'is what the link on the page opens: scripts keep no click for themselves',
    async () => {
      const watched = await open()
      const path = knownPages.article.path('zh')
      await watched.open(article.site, path)
      const wanted = addressOf(article.site, `${path}.pdf`)
      const requested: boolean[] = []
      // the browser's own reader for PDFs stays out of it: it can keep a page from closing
      await watched.page.route(wanted, (route) => {
        requested.push(route.request().isNavigationRequest())
        return route.fulfill({ status: 204 })
      })
      await watched.page.getByRole('link', { name: '下载 PDF' }).click({ noWaitAfter: true })
      await expect.poll(() => requested).toEqual([true])
      expect(watched.problems).toEqual([])
    },
    slowPrint,
  )
})
