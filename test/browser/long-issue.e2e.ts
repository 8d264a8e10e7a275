import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dayAt } from '@xuekan/core/content'
import type { Database } from '../../server/rc-pub/index.ts'
import { saveArticles } from '../../server/rc-pub/load/save-articles.ts'
import { formatDate } from '../../ui/locales/format.ts'
import { noticesZh as notices } from '../../ui/locales/notices.zh.ts'
import { articleRecord, contributor } from '../server/rc-pub/article-records.ts'
import { ask } from './support/ask.ts'
import { ownPortal } from './support/own-portal.ts'
import { elementsIn } from './support/read-html.ts'
import { toasts } from './support/toasts.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

const count = 500
const address = '/zh/issue/2020/7'
const numbers = Array.from({ length: count }, (_, at) => at + 1)
const titleOf = (at: number): string => `长期第 ${at} 篇`

/** By the calendar of this machine, and so of the portal that is started here. */
const today = dayAt(Date.now(), new Date().getTimezoneOffset())

/**
 * Two short issues with one of 500 articles in ten sections between them; every hundredth has a graphical abstract;
 * and one on this day of 2016.
 */
async function fill(database: Database): Promise<void> {
  const [site] = await database.query<{ id: number }>(`select id from site where sld = 'slgc'`)
  const [drawn] = await database.query<{ url: string }>(
    `select record->>'graphicAbstractUrl' as url from article where record->>'graphicAbstractUrl' <> '' limit 1`,
  )
  const article = (issue: string, at: number) =>
    articleRecord({
      key: `10.5555/long.${issue}.${at}`,
      title: { zh: titleOf(at), en: `Article ${at} of a long issue` },
      abstractHtml: { zh: `<p>${'摘要说明方法、数据与结论。'.repeat(12)}</p>`, en: '' },
      contributors: [contributor('林溪', 'Lin Xi'), contributor('周衡', 'Zhou Heng')],
      column: { zh: `栏目 ${Math.ceil(at / 50)}`, en: `Section ${Math.ceil(at / 50)}` },
      year: 2020,
      volume: '63',
      issue,
      firstPage: String(at),
      dates: { received: '', revised: '', accepted: '', online: '', published: `2020-0${issue}-15` },
      graphicAbstractUrl: at % 100 === 0 ? (drawn?.url ?? '') : '',
    })
  await saveArticles(database, Number(site?.id), [
    article('6', 1),
    ...numbers.map((at) => article('7', at)),
    article('8', 1),
    {
      ...article('3', 2),
      year: 2016,
      volume: '59',
      dates: { received: '', revised: '', accepted: '', online: '', published: `2016${today.slice(4)}` },
    },
  ])
}

const portal = ownPortal(undefined, fill)

const at = (path: string) => ask({ site: 'slgc', path, port: portal.port })

/** Numbers of the long issue's articles that a text names in its titles, in order. */
const numbersIn = (html: string): readonly number[] =>
  [...html.matchAll(/长期第 (\d+) 篇<\/a>/g)].map(([, number]) => Number(number))

describe('an issue of 500 articles', () => {
  it('comes whole and in order from the server, in its sections, between its neighbours [C2.6] [C2.11]', async () => {
    const { status, body } = await at(address)
    expect(status).toBe(200)
    expect(numbersIn(body)).toEqual(numbers)
    expect(body.match(/<h3[^>]*>栏目 \d+<\/h3>/g)).toHaveLength(10)
    const steps = elementsIn(body, 'a').filter(({ rel }) => rel === 'prev' || rel === 'next')
    expect(steps.map(({ href }) => href)).toEqual(['/zh/issue/2020/6', '/zh/issue/2020/8'])
    const sent = brotliCompressSync(body).length
    expect(sent).toBeLessThan(60_000)
  })

  it('is exported whole without scripts [C7.9]', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(portal.at('slgc', address))
    await page.getByText('导出整期引文').click()
    const href = (await page.getByRole('link', { name: 'RefMan' }).getAttribute('href')) ?? ''
    const file = await at(href)
    const titles = [...file.body.matchAll(/^T[1I] {2}- 长期第 (\d+) 篇/gm)].map(([, number]) =>
      Number(number),
    )
    expect([file.status, titles]).toEqual([200, numbers])
  })
})

describe('an issue of 500 articles in a browser', () => {
  it('stays whole once scripts run, with the figures of all of it, and leads on [C2.6]', async () => {
    const { page, problems } = await open()
    await page.goto(portal.at('slgc', address))
    await takenOver(page)
    expect(await page.locator('main article').count()).toBe(count)
    const figures = page.getByRole('list', { name: '本期图览' }).getByRole('img')
    const names = await figures.evaluateAll((all: readonly HTMLImageElement[]) => all.map(({ alt }) => alt))
    expect(names).toEqual([100, 200, 300, 400, 500].map(titleOf))
    await page.locator('a[rel=next]').click()
    await page.waitForURL('**/zh/issue/2020/8')
    await page.locator('a[rel=prev]').click()
    await page
      .locator('main article')
      .nth(count - 1)
      .waitFor()
    expect(await page.locator('main article').count()).toBe(count)
    expect(problems).toEqual([])
  })

  it('fills the basket to its bound, which then says what did not fit [C4.21] [C7.9]', async () => {
    const { page, problems } = await open()
    const entries = page.locator('main article')
    await page.goto(portal.at('slgc', '/zh/issue/2020/8'))
    await takenOver(page)
    await entries.getByRole('button', { name: /加入批量引用/ }).click()
    await entries.getByRole('button', { pressed: true }).waitFor()
    await page.locator('a[rel=prev]').click()
    await page.waitForURL(`**${address}`)
    const all = page.getByRole('checkbox', { name: '全选' })
    await all.check()
    await page.getByRole('button', { name: `加入批量引用（${count}）` }).click()
    await toasts(page).filter({ hasText: notices.batchFull }).waitFor()
    const held = page.locator('main article').getByRole('button', { pressed: true })
    expect(await held.count()).toBe(count - 1)
    expect(await entries.last().getByRole('button', { pressed: true }).count()).toBe(0)
    expect(await entries.last().getByRole('checkbox').isChecked()).toBe(true)
    expect(problems).toEqual([])
  })
})

describe('the back issues of a journal', () => {
  it('name what was published on this day, by the calendar of the portal, and nothing where nothing was [C2.9] [C3.8]', async () => {
    const ago = Number(today.slice(0, 4)) - 2016
    const sectionOf = (html: string, title: string): string =>
      new RegExp(`<h2>${title}</h2>.*?</section>`, 's').exec(html)?.[0] ?? ''
    for (const [language, title, words] of [
      ['zh', '往年今日', `${ago} 年前，${formatDate(`2016${today.slice(4)}`, 'zh')} 出版`],
      ['en', 'On this day', `${ago} years ago, on ${formatDate(`2016${today.slice(4)}`, 'en')}`],
    ] as const) {
      const { status, body } = await at(`/${language}/volumn/home`)
      const section = sectionOf(body, title)
      expect([status, section.includes(words)]).toEqual([200, true])
      expect(section).toContain(`href="/${language}/issue/2016/3"`)
      const none = await ask({ site: 'entest04', path: `/${language}/volumn/home`, port: portal.port })
      expect([none.status, sectionOf(none.body, title)]).toEqual([200, ''])
    }
  })
})
