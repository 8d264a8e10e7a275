import { uiLanguages, type UiLanguage } from '@xuekan/core'
import { headerStyles, themeIds, toolbarStyles } from '@xuekan/core/site'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { allHere } from './support/all-here.ts'
import { startDevelopmentProcess, type DevelopmentProcess } from './support/development-process.ts'
import { colourFindings, everyRule, findings, wcag } from './support/findings.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'

let development: DevelopmentProcess | undefined
const open = openedChromium()

const addressOf = (language: UiLanguage): string => {
  if (development === undefined) throw new Error('the development server starts before the first test')
  return `http://slgc.localhost:${development.port}/styleguide?lang=${language}`
}

/** Opens it and waits until all is drawn, the tools too, whose code comes later. */
async function show(page: Page, language: UiLanguage): Promise<void> {
  await page.goto(addressOf(language))
  await page.locator('[data-footer]').last().waitFor()
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-toolbar]:has(a)').length === count,
    toolbarStyles.length,
  )
  await allHere(page)
}

beforeAll(async () => {
  development = await startDevelopmentProcess(inject('filledFolder'))
  // the first page makes Vite prepare what the next ones load at once
  const browser = await launchChromium()
  const page = await browser.newPage()
  await show(page, 'zh')
  await browser.close()
})
afterAll(() => development?.stop())

/**
 * A page of samples repeats what a page of the portal has once: its headers, menus and searches are landmarks of one
 * name, and each sample brings the heading that it has on its own page.
 */
const ofSamples = /^(?:landmark-|heading-order|page-has-heading-one|region)/

/** Vite's own client tells of a socket that another development server has. */
const ofPage = (problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => !/WebSocket|\[vite\]/.test(problem))

async function switchTo(page: Page, name: string, lang: UiLanguage): Promise<void> {
  await page.locator('h1 ~ nav').getByRole('link', { name, exact: true }).click()
  await page
    .locator(`html[lang=${lang}] h1 ~ nav a[aria-current]`, { hasText: new RegExp(`^${name}$`) })
    .waitFor()
  await nextFrame(page)
}

const nameOf = { zh: '中文', en: 'English' } as const

describe('the styleguide', () => {
  it('shows every style of header, toolbar and footer [C2.38]', async () => {
    const { page, problems } = await open()
    await show(page, 'en')
    expect(await page.title()).toBe('Styleguide')
    const shown = async (attribute: string): Promise<readonly number[]> => {
      const found = await page.locator(`[${attribute}]`).all()
      const seen = await Promise.all(found.map((each) => each.locator(':visible').first().isVisible()))
      expect(seen).not.toContain(false)
      return [
        ...new Set(await Promise.all(found.map(async (each) => Number(await each.getAttribute(attribute))))),
      ]
    }
    expect(await shown('data-header')).toEqual([...headerStyles])
    expect(await shown('data-toolbar')).toEqual([...toolbarStyles])
    expect((await shown('data-footer')).toSorted((one, other) => one - other)).toEqual([1, 2])
    expect(ofPage(problems)).toEqual([])
  })

  it('breaks no rule in either language, nor by the colours of any theme [C3.5]', async () => {
    const { page, problems } = await open({ reducedMotion: 'reduce' })
    await show(page, 'en')
    const found: string[] = []
    const primaries = new Set<string>()
    for (const language of uiLanguages) {
      await switchTo(page, nameOf[language], language)
      found.push(...(await findings(page, everyRule)).filter((each) => !ofSamples.test(each)))
      // every theme in one of the languages: what a theme changes is its colours
      for (const theme of themeIds.filter((each) => each % 2 === uiLanguages.indexOf(language))) {
        await switchTo(page, String(theme), language)
        primaries.add(await page.locator('h1 ~ nav a[aria-current]').first().evaluate(groundOf))
        found.push(...(await colourFindings(page)).map((each) => `theme ${theme}: ${each}`))
      }
    }
    expect(found).toEqual([])
    expect(primaries.size).toBe(themeIds.length)
    expect(ofPage(problems)).toEqual([])
  }, 240_000)

  it('breaks no rule on a phone, and is nowhere wider than its window [C3.16]', async () => {
    const { page, problems } = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await show(page, 'en')
    expect(await findings(page, wcag)).toEqual([])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await nextFrame(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(ofPage(problems)).toEqual([])
  })

  it('breaks no rule with what stands behind a click', async () => {
    const { page, problems } = await open({ reducedMotion: 'reduce' })
    await show(page, 'en')
    for (const dialog of ['filled', 'empty', 'failed']) {
      await page.locator(`[data-dialog=${dialog}]`).click()
      await page.getByRole('dialog').waitFor()
      expect(await findings(page, wcag, '[role=dialog]')).toEqual([])
      await page.keyboard.press('Escape')
      // the next click waits for nothing that lies above it
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const dismissals = page.getByRole('button', { name: 'Dismiss' })
    await page.locator('[data-notice=standing]').click()
    await dismissals.first().waitFor()
    // the one that passes comes last, once what shows it is here
    await page.locator('[data-notice=action]').click()
    await dismissals.nth(1).waitFor()
    expect(await findings(page, wcag, '[aria-live]')).toEqual([])
    await page.locator('[data-notice=alert]').click()
    await page.getByRole('alertdialog').waitFor()
    expect(await findings(page, wcag, '[role=alertdialog]')).toEqual([])
    expect(ofPage(problems)).toEqual([])
  })
})

const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor
