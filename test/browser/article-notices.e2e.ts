import { describe, expect, it } from 'vitest'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const at = (language: 'zh' | 'en', doi: string): string => `/${language}/article/doi/10.5555/${doi}`

describe('an article that something befell', () => {
  it.each([
    ['zh', 'yhy.2026.03.002', '本文已撤稿', 'yhy.2026.04.005', '本声明撤回'],
    ['en', 'yhy.2026.03.002', 'This article has been retracted', 'yhy.2026.04.005', 'This notice retracts'],
    ['zh', 'yhy.2026.03.001', '本文已有更正', 'yhy.2026.04.004', '本文更正'],
    ['en', 'yhy.2026.03.001', 'This article has been corrected', 'yhy.2026.04.004', 'This notice corrects'],
  ] as const)(
    'says so in %s before %s, and leads to the notice and back',
    async (language, own, said, notice, says) => {
      const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
      await go('yhy', at(language, own))
      const mark = page.getByRole('note')
      await mark.getByText(said).waitFor()
      const [note, heading] = await Promise.all([
        mark.boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ])
      expect(note?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(heading?.y ?? 0)
      await mark.getByRole('link').click()
      await page.waitForURL((url) => url.pathname === at(language, notice))
      await mark.getByText(says).waitFor()
      await mark.getByRole('link').click()
      await page.waitForURL((url) => url.pathname === at(language, own))
      await mark.getByText(said).waitFor()
    },
  )

  it.each(['zh', 'en'] as const)(
    'has the word in front of its title in %s only where it was retracted',
    async (language) => {
      const { page, open: go } = await open()
      const word = { zh: '已撤稿', en: 'Retracted' }[language]
      await go('yhy', at(language, 'yhy.2026.03.002'))
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(word)
      await go('yhy', at(language, 'yhy.2026.03.001'))
      expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain(word)
    },
  )

  it.each([
    ['zh', '已撤稿：'],
    ['en', 'RETRACTED: '],
  ] as const)(
    'is cited in %s as retracted, by programs and by people [C7.9] [C9.12]',
    async (language, mark) => {
      const { page, open: go } = await open()
      await go('yhy', at(language, 'yhy.2026.03.002'))
      const titles = await page.evaluate(() => [
        document.title,
        document.querySelector<HTMLMetaElement>('meta[name=citation_title]')?.content,
        document.querySelector('script[type="application/ld+json"]')?.textContent,
        document.querySelector('#cite')?.textContent,
      ])
      for (const title of titles) expect(title).toContain(mark)
      await go('yhy', at(language, 'yhy.2026.03.001'))
      expect(await page.title()).not.toContain(mark)
    },
  )

  // [C3.13] the section of both is "Corrections and Retractions", which leaves open what each of them is
  it.each([
    ['zh', 'yhy.2026.04.004', '更正与撤稿', '更正'],
    ['en', 'yhy.2026.04.004', 'Corrections and Retractions', 'Correction'],
    ['zh', 'yhy.2026.04.005', '更正与撤稿', '撤稿声明'],
    ['en', 'yhy.2026.04.005', 'Corrections and Retractions', 'Retraction'],
  ] as const)(
    'shows in %s beside the section of %s which notice it is',
    async (language, doi, section, kind) => {
      const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
      await go('yhy', at(language, doi))
      const line = page
        .getByRole('paragraph')
        .filter({ hasText: section })
        .filter({ hasNot: page.getByRole('link') })
      expect(await line.getByText(kind, { exact: true }).isVisible()).toBe(true)
    },
  )
})
