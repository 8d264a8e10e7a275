import { describe, expect, it } from 'vitest'
import { addressOf, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

describe('where a window has little room', () => {
  it.each([
    ['/en/home', 1024, 1],
    ['/zh/home', 1024, 1],
    ['/zh/nowhere/at/all', 390, 1],
    ['/zh/nowhere/at/all', 390, 2],
    ['/en/nowhere/at/all', 390, 2],
  ])(
    'the hint of the search at %s is whole at %i px, with text %i times as large',
    async (path, width, times) => {
      const { page } = await open({ viewport: { width, height: 800 } })
      await page.goto(addressOf('slgc', path))
      await page.evaluate((by) => (document.documentElement.style.fontSize = `${by * 100}%`), times)
      const room = await page
        .locator('input[type=search]:visible')
        .first()
        .evaluate((field: HTMLInputElement) => {
          const hint = getComputedStyle(field, '::placeholder')
          const pencil = document.createElement('canvas').getContext('2d')
          const { paddingLeft, paddingRight } = getComputedStyle(field)
          if (pencil === null) return -1
          pencil.font = `${hint.fontSize} ${hint.fontFamily}`
          const beside = parseFloat(paddingLeft) + parseFloat(paddingRight)
          return field.clientWidth - beside - pencil.measureText(field.placeholder).width
        })
      expect(room).toBeGreaterThanOrEqual(0)
    },
  )

  it('nine covers of a house stand in two rows that are nearly equal', async () => {
    const { page } = await open({ viewport: { width: 1024, height: 800 } })
    await page.goto(addressOf('www', '/en/home'))
    const covers = page.locator('ul:has(> li:nth-child(9):last-child):has(img[src*="files"])').last()
    const tops = await covers
      .locator('> li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    expect(rows).toEqual([5, 4])
  })
})

describe('on paper', () => {
  it.each([
    ['slgc', '/en/editorial-board', 'main section'],
    ['slgc', '/zh/editorial-board', 'main section'],
    ['slgc', '/en/table/1462-0', 'main table'],
  ])('what %s shows at %s has the width of the page, and nothing is cut', async (site, path, parts) => {
    const { page } = await open({ viewport: { width: 794, height: 1123 } })
    await page.emulateMedia({ media: 'print' })
    await page.goto(addressOf(site, path))
    const shown = await page.locator(parts).evaluateAll((elements) =>
      elements.map((element) => {
        const around = element.closest('[tabindex]') ?? element
        return { wide: element.clientWidth >= 500, cut: around.scrollWidth - around.clientWidth > 1 }
      }),
    )
    expect(shown).toContainEqual({ wide: true, cut: false })
    expect(shown.filter(({ wide, cut }) => cut || !wide)).toEqual([])
  })
})

describe('in the dark', () => {
  it('the mark of a journal on a plate lies on white', async () => {
    const { page } = await open()
    await page.addInitScript(() => window.localStorage.setItem('readingLook', 'dark'))
    await page.goto(addressOf('gzxb', '/zh/home'))
    const mark = page.locator('header a > img').filter({ visible: true }).first()
    expect(await mark.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)')
  })

  it('a footer on a light ground of its site’s own is dark too, and its words light', async () => {
    const { page } = await open()
    await page.addInitScript(() => window.localStorage.setItem('readingLook', 'dark'))
    await page.goto(addressOf('emf', '/en/about'))
    const footer = page.locator('footer')
    const ink = await footer.evaluate((element) => getComputedStyle(element).color)
    const [red = 0] = /\d+/.exec(ink) ?? []
    expect(Number(red)).toBeGreaterThan(180)
    expect(
      await footer
        .locator('svg')
        .first()
        .evaluate((svg) => getComputedStyle(svg).filter),
    ).toBe('brightness(0.18)')
  })

  it.each([390, 1024])(
    'the way to one’s own feed differs from the words around it at %i px by more than its colour',
    async (width) => {
      const { page } = await open({ viewport: { width, height: 800 } })
      await page.goto(addressOf('slgc', '/en/rssList'))
      const line = await page
        .locator('main a[href="#own-feed"]')
        .evaluate((link) => getComputedStyle(link).textDecorationLine)
      expect(line).toBe('underline')
    },
  )
})
