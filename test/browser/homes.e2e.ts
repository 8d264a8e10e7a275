import { uiLanguages } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { addressOf, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const sites = 'slgc gzxb dqsb emf entest01 entest04 syhg gjjj yhy hengwen www'.split(' ')

/**
 * Rows whose columns do not reach from edge to edge, or in one column whose modules stand beside each other or elsewhere
 * than the document has them; by the text in them.
 */
function misplaced(sideBySide: boolean): readonly string[] {
  const rows = new Set(
    [...document.querySelectorAll('main [id]')].flatMap((module) => {
      const row = module.parentElement?.parentElement
      return module.matches('main > div > div > div > div > div > [id]') && row instanceof HTMLElement
        ? [row]
        : []
    }),
  )
  if (rows.size < 2) return [`${rows.size} rows`]
  return [...rows].flatMap((row) => {
    const style = getComputedStyle(row)
    const left = row.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft)
    const right = row.getBoundingClientRect().right - Number.parseFloat(style.paddingRight)
    const boxes = (sideBySide ? [...row.children] : [...row.querySelectorAll(':scope > div > [id]')]).map(
      (cell) => cell.getBoundingClientRect(),
    )
    const starts = Math.min(...boxes.map((box) => box.left))
    const ends = Math.max(...boxes.map((box) => box.right))
    const isWhole = Math.abs(starts - left) < 2 && Math.abs(ends - right) < 2
    const isAlone = sideBySide || boxes.every((box) => Math.abs(box.width - (right - left)) < 2)
    const isInOrder =
      sideBySide || boxes.slice(1).every(({ top }, before) => top >= (boxes[before]?.bottom ?? 0))
    return isWhole && isAlone && isInOrder ? [] : [row.textContent.slice(0, 40)]
  })
}

describe('a home', () => {
  it('shows no article twice among lead, issue, online first, accepted and latest [C2.1]', async () => {
    for (const site of sites) {
      const { body } = await ask({ site, path: '/en/home' })
      const parts = body.split(/(?=<div class="[^"]*" id="[A-Za-z]+">)/)
      const ids = parts
        .filter((part) =>
          /id="(?:lead|issue|contents|onlineFirst|justAccepted|latest)">/.test(part.slice(0, 120)),
        )
        .flatMap((part) => [...part.matchAll(/data-href="([^"]+)"/g)].map(([, href]) => href))
      expect(ids.length, site).toBeGreaterThan(2)
      expect(ids.length, site).toBe(new Set(ids).size)
    }
  })

  it('closes each row of columns, and has one column in a narrow window [C2.1]', async () => {
    const { page } = await open()
    for (const [index, site] of sites.entries()) {
      const language = uiLanguages[index % uiLanguages.length] ?? 'zh'
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(addressOf(site, `/${language}/home`))
      expect(await page.evaluate(misplaced, true), site).toEqual([])
      await page.setViewportSize({ width: 900, height: 900 })
      expect(await page.evaluate(misplaced, false), site).toEqual([])
    }
  })

  it('ranks over another period at an address of its own, without scripts [C2.32]', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(addressOf('slgc', '/en/home'))
    await page.locator('#ranking').getByRole('link', { name: '3 years' }).click()
    await page.waitForURL(addressOf('slgc', '/en/home?period=3y#ranking'))
    expect(await page.locator('#ranking [aria-current]').allInnerTexts()).toEqual(['3 years'])
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(addressOf('slgc', '/en/home'))
  })

  it('stays on the screen while another period is on the way, and tells of a module that is refused [C2.32]', async () => {
    const { page, problems } = await open()
    await page.goto(addressOf('slgc', '/en/home'))
    // a link that is pressed earlier leads to a page of its own
    await takenOver(page)
    const heading = page.locator('#lead h2')
    const before = await heading.elementHandle()
    await page.route('**/rc-pub/front/front-news/getLatest**', (route) => route.abort())
    await page.locator('#ranking').getByRole('link', { name: '2 years' }).click()
    await page.locator('#ranking [aria-current]', { hasText: '2 years' }).waitFor()
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
    const news = page.locator('#news')
    await news.getByText('This part cannot be loaded at the moment.').waitFor()
    await page.unroute('**/rc-pub/front/front-news/getLatest**')
    await news.getByRole('button').click()
    await news.getByText('Fishway open day').first().waitFor()
    expect(problems.filter((problem) => !problem.includes('getLatest'))).toEqual([])
  })
})

describe('the newest issues of a home', () => {
  it.each(uiLanguages)(
    'stand under the names of their journals, all at one edge, in %s [C2.1]',
    async (language) => {
      const { page, open: go } = await open({ viewport: { width: 1440, height: 900 } })
      await go('hengwen', `/${language}/home`)
      const newest = page.locator('main section').filter({
        has: page.getByRole('heading', { name: /^(新近出版|Just published)$/ }),
      })
      const places = await newest.locator('li').evaluateAll((items) =>
        items.map((item) => {
          const [name, issue] = ['b', 'span'].map((part) => item.querySelector(part)?.getBoundingClientRect())
          return {
            indent: (issue?.left ?? 0) - (name?.left ?? 0),
            isBelow: (issue?.top ?? 0) > (name?.top ?? 0),
          }
        }),
      )
      expect(places).toHaveLength(9)
      expect(places.filter(({ indent, isBelow }) => indent !== 0 || !isBelow)).toEqual([])
    },
  )
})

describe('journals of a home on a phone', () => {
  /** What a line ends within: words of names, and what is said of issues, subjects and frequencies. */
  const torn = (): readonly string[] => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('a > b') === null || node.textContent === null) continue
      for (const { 0: word, index } of node.textContent.matchAll(/[A-Za-z]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) found.push(word)
      }
    }
    // a frequency or a date has room for one line
    for (const part of document.querySelectorAll<HTMLElement>('main a small > span:last-child'))
      if (part.offsetHeight > Number.parseFloat(getComputedStyle(part).lineHeight) * 1.5)
        found.push(part.innerText)
    return found
  }

  it.each(uiLanguages)('have names and dates that are not torn apart, in %s', async (language) => {
    const { page, open: go } = await open({ viewport: { width: 390, height: 844 } })
    for (const site of ['hengwen', 'www']) {
      await go(site, `/${language}/home`)
      expect(await page.locator('main a small > span').count()).toBeGreaterThan(9)
      expect(await page.evaluate(torn)).toEqual([])
    }
  })
})
