import { uiLanguages } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { article } from './support/pages.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

describe('/thesisDetails with a DOI in its fragment, which the server never sees', () => {
  it.each(uiLanguages)(
    'leads to the article in %s, with its title and its canonical address',
    async (language) => {
      const watched = await open()
      const { page } = watched
      await watched.open(article.site, `/thesisDetails#${article.doi}&lang=${language}`)
      await page.locator(`html[lang=${language}] main article h1`).waitFor()
      await page.locator('link[rel=canonical]').waitFor({ state: 'attached' })
      expect(await page.getAttribute('link[rel=canonical]', 'href')).toContain(
        `/${language}/article/doi/${article.doi}`,
      )
      expect(await page.getAttribute('meta[name=citation_doi]', 'content')).toBe(article.doi)
      expect(watched.problems).toEqual([])
    },
  )
})
