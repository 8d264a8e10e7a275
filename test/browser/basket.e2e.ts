import { AxeBuilder } from '@axe-core/playwright'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { article } from './support/pages.ts'
import { addressOf, nextFrame, openedChromium, takenOver, type WatchedPage } from './support/watched-page.ts'

const open = openedChromium()

const issue = '/zh/issue/2026/5'
const articlePage = `/zh/article/doi/${article.doi}`
const results = '/article?q=水&lang=zh'

const add = (within: Page | Locator): Locator => within.getByRole('button', { name: /加入批量引用/ })
/** In the rail of an article there is one too. */
const basketButton = (page: Page): Locator => page.getByRole('button', { name: /^批量引用/ }).first()
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '批量引用' })
const items = (page: Page): Locator => dialog(page).locator('ol > li')
const selectAll = (page: Page): Locator => dialog(page).getByRole('checkbox', { name: '全选' })
const inDialog = (page: Page, name: string | RegExp): Locator =>
  dialog(page).getByRole('button', { name, exact: typeof name === 'string' })
/** The citations that are shown, once none is on its way. */
async function citations(page: Page): Promise<readonly string[]> {
  await dialog(page).getByText('正在获取引文').first().waitFor({ state: 'detached' })
  return items(page).locator('p:first-child').allInnerTexts()
}

/** Puts the first articles of the issue into the basket and opens it. */
async function openFilled(options: Parameters<typeof open>[0] = {}): Promise<WatchedPage> {
  const watched = await open(options)
  await watched.open('slgc', issue)
  await watched.page.getByRole('button', { name: '整期加入批量引用' }).click()
  await watched.page.getByRole('button', { name: '打开批量引用' }).click()
  await items(watched.page).first().waitFor()
  return watched
}

describe('adding to the basket', () => {
  it('is done on an article page, and undone there [C4.21]', async () => {
    const { page, open: go, problems } = await open()
    await go(article.site, articlePage)
    const tool = page.getByRole('complementary', { name: '文章工具' })
    const button = add(tool)
    await button.click()
    await tool.getByRole('button', { name: '已加入批量引用', pressed: true }).waitFor()
    await basketButton(page).and(page.locator('[aria-label="批量引用，1 篇文章"]')).waitFor()
    await button.click()
    await tool.getByRole('button', { name: '加入批量引用', pressed: false }).waitFor()
    expect(problems).toEqual([])
  })

  it('is done for one entry of an issue, for those that are chosen, or for all [C4.21]', async () => {
    const { page, open: go } = await open()
    await go('slgc', issue)
    const entries = page.locator('main article')
    const count = await entries.count()
    await add(entries.first()).click()
    await entries.first().getByRole('button', { pressed: true }).waitFor()
    await entries.nth(1).getByRole('checkbox').check()
    const all = page.getByRole('checkbox', { name: '全选' })
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(count > 1)
    await page.getByRole('button', { name: '加入批量引用（1）' }).click()
    await entries.nth(1).getByRole('button', { pressed: true }).waitFor()
    await page.getByText('已加入 1 篇').waitFor()
    await page.getByRole('button', { name: '整期加入批量引用' }).click()
    await page.getByText(`已加入 ${count} 篇`).waitFor()
    await page.getByRole('button', { name: '打开批量引用' }).click()
    await expect.poll(() => items(page).count()).toBe(count)
  })

  it('is done for the results that are chosen [C4.21]', async () => {
    const { page, open: go } = await open()
    await go('slgc', results)
    const hits = page.locator('main ol > li')
    await page.getByRole('checkbox', { name: '全选' }).check()
    const count = await hits.count()
    await page.getByRole('button', { name: `加入批量引用（${count}）` }).click()
    await page.getByText(`已加入 ${count} 篇`).waitFor()
    expect(await hits.getByRole('button', { pressed: true }).count()).toBe(count)
    expect(await hits.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })

  it('is not there without scripts, and leaves no hole', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    for (const address of [issue, articlePage, results]) {
      await go('slgc', address)
      expect(await add(page).count()).toBe(0)
      expect(await page.locator('main').getByRole('checkbox').count()).toBe(0)
    }
  })
})

describe('the dialog of the basket', () => {
  it('is 770 px wide, and the whole window where that has no room for it [C9.5]', async () => {
    const { page } = await openFilled()
    expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(770)
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await nextFrame(page)
      const box = await dialog(page).evaluate((element) => element.getBoundingClientRect().toJSON())
      expect(box).toMatchObject({ x: 0, y: 0, width, height })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBe(width)
    }
  })

  it('is used by keyboard alone, and gives the focus back [C4.21]', async () => {
    const { page, open: go, problems } = await open()
    await go('slgc', issue)
    await page.getByRole('button', { name: '整期加入批量引用' }).focus()
    await page.keyboard.press('Enter')
    const opener = page.getByRole('button', { name: '打开批量引用' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await items(page).first().waitFor()
    const focused = page.locator(':focus')
    await expect.poll(() => focused.innerText()).toBe('批量引用')
    const count = await items(page).count()
    const reach = async (name: RegExp | string): Promise<void> => {
      const target = dialog(page).getByLabel(name).or(dialog(page).getByRole('button', { name })).first()
      for (let step = 0; step < 40; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${String(name)} is not reached by the keyboard`)
    }
    await reach(/^选择第 1 条/)
    await page.keyboard.press('Space')
    await dialog(page)
      .getByText(`共 ${count} 条，已选 ${count - 1} 条`)
      .waitFor()
    await reach(/^移出第 1 条/)
    await page.keyboard.press('Enter')
    await expect.poll(() => items(page).count()).toBe(count - 1)
    expect(await focused.getAttribute('aria-label')).toMatch(/^移出第 1 条/)
    await reach('清空')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect(await focused.innerText()).toBe('清空')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(opener)).toBe(true)
    expect(problems).toEqual([])
  })

  it('has items selected as they come, a box for all that follows the single ones, and tells what is done with none [C4.21] [C5.3] [C8.5]', async () => {
    const { page } = await openFilled()
    const state = () => selectAll(page).evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])
    expect(await state()).toEqual([true, false])
    await selectAll(page).click()
    expect(await state()).toEqual([false, false])
    await inDialog(page, '删除所选').click()
    await page.getByText('请先选择要操作的文献').first().waitFor()
    await inDialog(page, '复制全部').waitFor()
    await inDialog(page, '导出全部').waitFor()
    await items(page).first().getByRole('checkbox').check()
    expect(await state()).toEqual([false, true])
    await selectAll(page).click()
    expect(await state()).toEqual([true, false])
    await items(page).first().getByRole('checkbox').uncheck()
    expect(await state()).toEqual([false, true])
  })

  it('shows citations in one language or both, and copies them [C3.11] [C4.21] [C8.5]', async () => {
    const { page } = await openFilled({ permissions: ['clipboard-read', 'clipboard-write'] })
    const [chinese = '', ...others] = await citations(page)
    expect(chinese).toContain('水利工程学刊')
    await selectAll(page).check()
    await inDialog(page, '复制所选引文').click()
    await page.getByText('引文已复制').first().waitFor()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    expect(await clipboard()).toBe([chinese, ...others].join('\n'))
    await dialog(page).getByRole('radio', { name: 'English' }).check()
    await expect.poll(() => items(page).first().innerText()).toContain('Journal of Hydraulic Works')
    await dialog(page).getByRole('radio', { name: '中英对照' }).check()
    await inDialog(page, '复制所选引文').click()
    await expect.poll(clipboard).toContain(`${chinese}\n`)
    expect(await clipboard()).toContain('Journal of Hydraulic Works')
  })

  it('gives the text to copy by hand where the clipboard is refused [C8.5]', async () => {
    const { page } = await openFilled()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    const [first = ''] = await citations(page)
    await selectAll(page).uncheck()
    await items(page).first().getByRole('checkbox').check()
    await inDialog(page, '复制所选引文').click()
    await page.getByText('引文复制失败').first().waitFor()
    const text = dialog(page).getByRole('textbox', { name: '所选引文' })
    await text.waitFor()
    expect(await text.inputValue()).toBe(first)
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(first)
    await dialog(page).getByText('按 Ctrl+C').waitFor()
  })

  it('puts back what was deleted, and asks before all is cleared [C4.21] [C8.5]', async () => {
    const { page } = await openFilled()
    const count = await items(page).count()
    await selectAll(page).uncheck()
    await items(page).first().getByRole('checkbox').check()
    await inDialog(page, '删除所选').click()
    await page.getByText('所选文献已删除').first().waitFor()
    await expect.poll(() => items(page).count()).toBe(count - 1)
    await inDialog(page, '撤销').click()
    await expect.poll(() => items(page).count()).toBe(count)
    await inDialog(page, '清空').click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: '取消' }).click()
    expect(await items(page).count()).toBe(count)
    await inDialog(page, '清空').click()
    await question.getByRole('button', { name: '清空' }).click()
    await page.getByText('引文列表已清空').first().waitFor()
    await dialog(page).getByText('还没有收集文章。').waitFor()
    await inDialog(page, '撤销').click()
    await expect.poll(() => items(page).count()).toBe(count)
  })

  it.each([
    ['BibTeX', 'bib', '@article{'],
    ['Endnote', 'enw', '%0 '],
    ['RefMan', 'ris', 'TY  - JOUR'],
    ['NoteExpress', 'net', '{Reference Type}: '],
    ['NoteFirst', 'xml', '<?xml version="1.0" encoding="utf-8"?>'],
  ])('exports %s as a file, and the page stays [C7.9]', async (name, extension, beginning) => {
    const { page } = await openFilled()
    const count = await items(page).count()
    await selectAll(page).check()
    await dialog(page).getByRole('radio', { name }).check()
    const [download] = await Promise.all([page.waitForEvent('download'), inDialog(page, '导出').click()])
    expect(download.suggestedFilename()).toBe(`citation-${count}.${extension}`)
    expect(await readFile(await download.path(), 'utf8')).toMatch(
      new RegExp(`^${beginning.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    )
    expect(new URL(page.url()).pathname).toBe(issue)
    expect(await items(page).count()).toBe(count)
  })

  it('asks again for a citation that did not come [C7.9] [C8.1]', async () => {
    const { page, open: go } = await open()
    await page.route('**/batchPublicizeInfo*', (route) => route.abort())
    await go('slgc', issue)
    await page.getByRole('button', { name: '整期加入批量引用' }).click()
    await page.getByRole('button', { name: '打开批量引用' }).click()
    await items(page).first().getByText('引文没能取到。').waitFor()
    await page.unroute('**/batchPublicizeInfo*')
    await items(page).first().getByRole('button', { name: '重试' }).click()
    await expect.poll(() => items(page).first().innerText()).toContain('水利工程学刊')
  })

  it('has nothing that axe finds, in any of its forms', async () => {
    const { page, problems } = await openFilled()
    const findings = async (): Promise<readonly string[]> => {
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
    }
    await citations(page)
    expect(await findings()).toEqual([])
    await inDialog(page, /^移出第 1 条/).click()
    await inDialog(page, '清空').click()
    expect(await findings()).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: '清空' }).click()
    await dialog(page).getByText('还没有收集文章。').waitFor()
    expect(await findings()).toEqual([])
    expect(problems).toEqual([])
  })
})

describe('the basket that is kept', () => {
  it('is the same in another tab at once, and after a reload [C3.18]', async () => {
    const { page, open: go } = await open()
    await go('slgc', issue)
    const other = await page.context().newPage()
    await other.goto(addressOf('slgc', articlePage))
    await takenOver(other)
    await add(other.getByRole('complementary', { name: '文章工具' })).click()
    const first = page.locator('main article').first()
    await basketButton(other).waitFor()
    await add(first).hover()
    await first.getByRole('button', { name: /已加入批量引用/, pressed: true }).waitFor()
    await page.getByRole('button', { name: '整期加入批量引用' }).click()
    const count = await page.locator('main article').count()
    await other.locator(`[aria-label="批量引用，${count} 篇文章"]`).first().waitFor()
    await other.reload()
    await takenOver(other)
    await other.locator(`[aria-label="批量引用，${count} 篇文章"]`).first().waitFor()
    await basketButton(other).click()
    await expect.poll(() => items(other).count()).toBe(count)
  })
})
