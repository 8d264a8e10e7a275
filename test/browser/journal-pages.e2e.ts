import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { findings } from './support/findings.ts'
import { leadOn } from './support/lead-on.ts'
import { menu } from './support/menu.ts'
import { hrefsIn } from './support/read-html.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search

describe('the editorial board', () => {
  it('opens from the menu at the first member, whose page leads to all others [C2.14]', async () => {
    const { page, open: go, problems } = await open()
    await go('slgc', '/zh/issue')
    await takenOver(page)
    await menu(page).getByRole('link', { name: '编委会' }).click()
    await page.getByRole('heading', { level: 1, name: '沈砚清' }).waitFor()
    expect(pathOf(page)).toMatch(/^\/zh\/editorial-board\/\d+\/\d+$/)
    const others = page.getByRole('navigation', { name: '编委会', exact: true }).getByRole('link')
    expect(await others.count()).toBeGreaterThan(10)
    await others.filter({ hasText: '陆鸣岐' }).click()
    await page.getByRole('heading', { level: 1, name: '陆鸣岐' }).waitFor()
    expect(problems).toEqual([])
  })

  it('tells of its head, and is looked through by a name without its accent, a place or a field [C2.14]', async () => {
    const { page, open: go, problems } = await open({ viewport: { width: 390, height: 844 } })
    await go('slgc', '/en/editorial-board')
    const main = page.locator('main')
    const people = main.locator('li h3')
    const before = await people.count()
    expect(await main.locator('section li').first().innerText()).toMatch(
      /Shen Yanqing[^]*sediment[^]*eleven flood seasons[^]*slgc@hengwen\.example/,
    )
    const box = main.getByRole('searchbox')
    for (const [typed, name] of [
      ['tomas', 'Tomás Arrieta'],
      ['LAGOS', 'Amara Okonjo'],
      ['冰凌', 'Han Lizhou'],
      ['jams beiyuan', 'Han Lizhou'],
    ] as const) {
      await box.fill(typed)
      await expect.poll(() => people.allInnerTexts()).toEqual([name])
    }
    expect(await main.getByRole('status').innerText()).toBe('1 member')
    await box.fill('nobody at all')
    await main.getByText('0 members').waitFor()
    expect(await findings(page)).toEqual([])
    await box.fill('')
    await expect.poll(() => people.count()).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(problems).toEqual([])
  })

  it('has a page for each member in both families of addresses, and none for others [C2.14]', async () => {
    const { body } = await ask({ site: 'slgc', path: '/zh/editorial-board' })
    const members = hrefsIn(body).filter((href) => /^\/zh\/editorial-board\/\d+\/\d+$/.test(href))
    expect(members.length).toBe(14)
    const [, , , channel, member] = members[0]?.split('/') ?? []
    const older = await ask({ site: 'slgc', path: `/newEditorial/0/${channel}/${member}/en` })
    expect([older.status, older.body.includes('Shen Yanqing')]).toEqual([200, true])
    expect((await ask({ site: 'slgc', path: `/zh/editorial-board/${channel}/1` })).status).toBe(404)
    expect((await ask({ site: 'hengwen', path: '/zh/editorial-board' })).status).toBe(404)
  })
})

describe('what is online first', () => {
  it('can be chosen, exported and collected, and leads from month to month [C2.7] [C2.8] [C2.9]', async () => {
    const { page, open: go, problems } = await open()
    await go('gzxb', '/newAcademic/0/0/singleFirst/0/0/zh/')
    await takenOver(page)
    const rows = page.locator('main section > ol > li')
    expect(await rows.count()).toBeGreaterThan(5)
    expect(await page.locator('main h2').first().innerText()).toMatch(/^2026 年 \d+ 月$/)
    await rows.first().getByRole('checkbox').check()
    await page.getByText('已选 1 篇').waitFor()
    await page.getByText('导出', { exact: true }).click()
    const file = page.getByRole('link', { name: 'BibTeX' })
    expect(await file.getAttribute('href')).toMatch(/downloadCitation\?ids=\d+&citationType=BibTeX/)
    expect(problems).toEqual([])
  })

  it('tells what is just accepted by its label, in lists of their own [C2.7] [C3.13]', async () => {
    const [first, accepted] = await Promise.all(
      ['/en/onlineFirst', '/academic?type=latestOffer&lang=en'].map((path) => ask({ site: 'gzxb', path })),
    )
    expect(first?.body).toContain('Corrected Proof')
    expect(accepted?.body).toContain('>Accept<')
    expect((await ask({ site: 'gzxb', path: '/zh/onlineFirst?page=9' })).status).toBe(404)
  })
})

describe('an article without a text', () => {
  it('says on its page what its graphical abstract says, in each language, and in no list [C2.15]', async () => {
    const [list, ...pages] = await Promise.all(
      [
        '/zh/onlineFirst',
        '/zh/article/doi/10.5555/gzxb.2026.of.021',
        '/en/article/doi/10.5555/gzxb.2026.of.021',
      ].map((path) => ask({ site: 'gzxb', path })),
    )
    for (const { body } of pages) {
      expect(body).toContain('<b>图文摘要</b> 十二小时的零偏')
      expect(body).toContain('<b>Graphical abstract</b> Bias over twelve hours')
    }
    expect(list?.body).toContain('光学原子陀螺')
    expect(list?.body).not.toContain('图文摘要')
  })
})

describe('the pages of a journal without scripts', () => {
  it.each(['gzxb', 'slgc'])('show the years of %s within 320 px', async (site) => {
    const { page, open: go } = await open({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    await go(site, '/en/volumn/home')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const lastYears = page.locator('nav p a:last-child')
    for (const year of await lastYears.all())
      expect(((await year.boundingBox())?.x ?? 999) + 24).toBeLessThanOrEqual(305)
  })

  it('lead from the back issues to an issue by its year and number, and export it whole [C2.6] [C3.8] [C2.11]', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('slgc', '/zh/volumn/home')
    await page.getByLabel('年', { exact: true }).fill('2025')
    await page.getByLabel('期', { exact: true }).fill('6')
    await leadOn(page.getByRole('button', { name: '跳转' }))
    expect(await page.locator('h1').innerText()).toContain('2025')
    const entries = await page.locator('main article').count()
    await page.getByText('导出整期引文').click()
    const href = (await page.getByRole('link', { name: 'RefMan' }).getAttribute('href')) ?? ''
    const file = await ask({ site: 'slgc', path: href })
    expect([file.status, file.body.match(/^TY {2}-/gm)?.length]).toEqual([200, entries])
  })

  it('lead from what has no issue yet to its feed, the alerts and what is read most, and narrow and sort it [C2.7] [C2.36]', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('slgc', '/en/onlineFirst')
    const rail = page.locator('main aside')
    const listIn = (title: string) =>
      rail.locator('section', { has: page.getByRole('heading', { name: title }) })
    const feed = await rail.getByRole('link', { name: 'Feed of online first' }).getAttribute('href')
    expect((await ask({ site: 'slgc', path: feed ?? '' })).body).toContain('<rss')
    expect(await rail.getByRole('link', { name: 'E-mail alerts' }).count()).toBe(1)
    expect(await listIn('Most read in three months').getByRole('link').count()).toBe(5)
    const siteId = /siteId=(\d+)/.exec(feed ?? '')?.[1] ?? ''
    const told = await ask({
      site: 'slgc',
      path: `/rc-pub/front/front-article/getPublishingPace?siteId=${siteId}`,
    })
    const { data: pace } = JSON.parse(told.body) as { readonly data: { readonly days: number } | null }
    const shown = await listIn('From receipt to publication').locator('b').allInnerTexts()
    expect(shown).toEqual(pace === null ? [] : [String(pace.days)])
    const own = listIn('By section').getByRole('listitem').first()
    const count = Number(await own.locator('small').innerText())
    await leadOn(own.getByRole('link'))
    expect(new URL(page.url()).pathname).toBe('/en/onlineFirst')
    const titles = page.locator('main ol h3')
    expect(await titles.count()).toBe(count)
    const newest = await titles.allInnerTexts()
    await leadOn(page.getByRole('link', { name: 'Oldest first' }))
    expect(await titles.allInnerTexts()).toEqual(newest.toReversed())
    await page
      .locator('main summary', { has: page.locator('svg') })
      .first()
      .click()
    await leadOn(page.getByRole('link', { name: 'All sections' }))
    expect(new URL(page.url()).search).toBe('?sort=oldest')
    expect(await titles.count()).toBeGreaterThan(count)
    await leadOn(page.getByRole('link', { name: 'Most read' }))
    // by no date, under no month
    expect(await page.locator('main ol h2').count()).toBeGreaterThan(count)
  })

  it('lead from the sections to the articles of each [C2.11] [C2.13] [C2.10]', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('slgc', '/zh/column')
    const [first] = hrefsIn((await ask({ site: 'slgc', path: '/zh/column' })).body).filter((href) =>
      href.startsWith('/zh/section/'),
    )
    await leadOn(page.locator(`main a[href="${first}"]`))
    expect(await page.locator('main ol > li').count()).toBeGreaterThan(3)
    const all = await ask({ site: 'gzxb', path: '/science?lang=zh' })
    expect(all.body.match(/<li[^>]*data-href|<h3/g)?.length ?? 0).toBeGreaterThan(15)
  })

  it('say where the office is, beside the pages of their kind [C2.12] [C2.13]', async () => {
    const { body } = await ask({ site: 'slgc', path: '/zh/contact' })
    expect(hrefsIn(body).some((href) => href.startsWith('https://www.openstreetmap.org/search?query='))).toBe(
      true,
    )
    const siblings = /<nav[^>]*aria-label="同级栏目".*?<\/nav>/s.exec(body)?.[0] ?? ''
    expect(hrefsIn(siblings).length).toBeGreaterThan(5)
  })
})
