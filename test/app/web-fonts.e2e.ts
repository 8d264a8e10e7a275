import { describe, expect, it } from 'vitest'
import { openedChromium } from '../browser/support/watched-page.ts'

const open = openedChromium()

describe('the web fonts of a first visit', () => {
  it('are what the next page is drawn with, also one that is stepped to', async () => {
    const { page, open: visit, problems } = await open()
    await visit('slgc', '/en/home')
    await page.waitForFunction(() => window.localStorage.getItem('fonts') !== null)
    const drawnWith = () =>
      page.evaluate(() => [
        document.documentElement.dataset['fonts'],
        ...new Set(
          [...document.fonts]
            .filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        ),
      ])
    expect(await drawnWith()).toEqual([undefined])
    await page.getByRole('link', { name: 'Current Issue' }).filter({ visible: true }).first().click()
    await expect.poll(drawnWith).toEqual(['shown', 'Inter Variable', 'Source Serif Variable'])
    expect(problems).toEqual([])
  })

  it('come with bold italics for a page that has them, and for no other', async () => {
    const { page, open: visit, problems } = await open()
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(
            ({ family, style, status }) =>
              /Variable/.test(family) && style === 'italic' && status === 'loaded',
          )
          .map(({ weight }) => weight),
      )
    await visit('slgc', '/en/about')
    await page.waitForFunction(() => window.localStorage.getItem('fonts') !== null)
    await visit('slgc', '/en/about')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await loaded()).toEqual([])
    await visit('slgc', '/en/article/doi/10.5555/slgc.2026.05.001')
    expect(
      await page.locator('h1 i').evaluate((species) => window.getComputedStyle(species).fontWeight),
    ).toBe('600')
    await expect.poll(loaded).toContain('501 700')
    expect(problems).toEqual([])
  })

  it('come with letters of western Europe for a page that has them, and for no other', async () => {
    const { page, open: visit, problems } = await open()
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => /Variable|CN/.test(family) && status === 'loaded')
          .filter(({ unicodeRange }) => unicodeRange.startsWith('U+A1-'))
          .map(({ style }) => style),
      )
    await visit('slgc', '/en/about')
    await page.waitForFunction(() => window.localStorage.getItem('fonts') !== null)
    await visit('slgc', '/en/home')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await page.locator('html').textContent()).not.toMatch(/[À-ÖØ-öø-ÿ]/)
    expect(await loaded()).toEqual([])
    await visit('dqsb', '/en/article/doi/10.5555/dqsb.2025.06.001')
    await page.waitForFunction(() => window.localStorage.getItem('fonts') !== null)
    await page.reload()
    await expect.poll(loaded).toContain('normal')
    expect(problems).toEqual([])
  })
})
