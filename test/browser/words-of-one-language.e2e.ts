import { describe, expect, it } from 'vitest'
import { article, knownPages } from './support/pages.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

describe('words of one language', () => {
  it.each([
    ['zh', '作者单位（3）、通讯作者', '通讯作者：yu.tinglan@example.org'],
    ['en', 'Affiliations (3), Corresponding author', 'Corresponding author: yu.tinglan@example.org'],
  ] as const)(
    'have its marks around the authors of an article, in %s [C1.5]',
    async (language, head, line) => {
      const { page, open: go } = await open()
      await go(article.site, knownPages.article.path(language))
      const folded = page.locator('main details', { hasText: line })
      expect(await folded.locator('summary').innerText()).toBe(head)
      await folded.locator('summary').click()
      expect(await folded.innerText()).toContain(line)
    },
  )

  it.each([
    ['zh', '语种：中文'],
    ['en', 'Language: Chinese'],
  ] as const)('have its marks in what narrows a search, in %s [C1.5]', async (language, filter) => {
    const { page, open: go } = await open()
    await go('slgc', `/${language}/article?q=%E9%B1%BC&textLanguage=zh`)
    await page.locator('main').getByText(filter, { exact: true }).first().waitFor()
  })

  it('are read out in the language that they are in, where a keyword has one alone [C1.5]', async () => {
    const { page, open: go } = await open()
    await go('slgc', '/en/keyword/%E7%AB%96%E7%BC%9D%E5%BC%8F%E9%B1%BC%E9%81%93')
    expect(await page.getByRole('heading', { level: 1, name: '竖缝式鱼道' }).getAttribute('lang')).toBe('zh')
    await go('slgc', '/zh/keyword/%E7%AB%96%E7%BC%9D%E5%BC%8F%E9%B1%BC%E9%81%93')
    expect(await page.getByRole('heading', { level: 1, name: '竖缝式鱼道' }).getAttribute('lang')).toBe(null)
  })
})
