import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 600_000)
afterAll(() => portal.close())

const ask = (path: string, site = 'slgc') => askPage(portal.port, site, path)
const address = '/zh/article/doi/10.5555/slgc.2026.05.001'
/** The full text, up to the references. */
const textOf = (html: string): string =>
  /data-prose="(?:fullText\.)?html"[^>]*>(.*?)<section class="references"/s.exec(html)?.[1] ?? ''
const idsOf = (html: string): readonly string[] =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
/** The paragraphs of sections, in order. */
const paragraphs = (html: string): readonly string[] =>
  [...textOf(html).matchAll(/<p>((?:(?!<\/p>).)*)<\/p>/gs)]
    .map(([, words = '']) => words.replace(/<[^>]*>/g, '').trim())
    .filter((words) => words.length > 40)
const placesOf = (html: string): readonly string[] => idsOf(html).filter((id) => /^s\d[\d-]*$/.test(id))

describe('the page of both texts', () => {
  it('has every paragraph of both, in order, and every id once', async () => {
    const path = /href="(\/zh\/parallel\/\d+)"/.exec((await ask(address)).body)?.[1] ?? ''
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(new Set(idsOf(body)).size).toBe(idsOf(body).length)
    const [zh = [], en = []] = await Promise.all(
      ['zh', 'en'].map(async (language) =>
        paragraphs((await ask(address.replace('/zh/', `/${language}/`))).body),
      ),
    )
    // a file has the same name in both
    const names = zh.filter((words) => en.includes(words))
    expect(names.filter((words) => !/ · \d+ KB$/.test(words))).toEqual([])
    const both = paragraphs(body).filter((words) => !names.includes(words))
    for (const [language, whole] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const own = whole.filter((words) => !names.includes(words))
      // notes of tables stand once, in the language of the page
      const found = own.filter((words) => both.includes(words))
      expect(found.length).toBeGreaterThanOrEqual(own.length - (language === 'zh' ? 0 : 2))
      expect(both.filter((words) => own.includes(words))).toEqual(found)
    }
    expect(body.match(/<figure class="fig"/g)).toHaveLength(3)
    expect(body).toMatch(/<meta name="robots" content="noindex, follow"/)
  })

  it('leads to the citations on the page of the article, also without scripts', async () => {
    const path = /href="(\/zh\/parallel\/\d+)"/.exec((await ask(address)).body)?.[1] ?? ''
    const links = [...(await ask(path)).body.matchAll(/href="([^"]*)#cite"/g)].map(([, page]) => page)
    expect(links).toEqual([address, address])
    expect(idsOf((await ask(address)).body)).toContain('cite')
  })

  it('is neither offered nor there where an article has one text', async () => {
    const { status, body } = await ask(address.replace(/001$/, '002'))
    expect(status).toBe(200)
    expect(body).not.toContain('/zh/parallel/')
    expect(body).not.toContain('class="in-other"')
    for (const id of ['999999999', 'x', '0']) expect((await ask(`/zh/parallel/${id}`)).status).toBe(404)
  })
})

describe('a graphical abstract', () => {
  const picturesOf = (html: string): number =>
    html.match(/<img [^>]*alt="(?:图文摘要|Graphical abstract)"/g)?.length ?? 0

  it('is shown once on the page of an article, in its language and with its words, and once beside both texts', async () => {
    const path = '/zh/article/doi/10.5555/emf.2026.10.001'
    const [zh, en] = await Promise.all([ask(path, 'emf'), ask(path.replace('/zh/', '/en/'), 'emf')])
    expect(picturesOf(zh.body)).toBe(1)
    expect(picturesOf(en.body)).toBe(1)
    expect(en.body).toMatch(
      /Graphical abstract<\/h2><figure class="graphical"><img [^>]*><figcaption><p>One older person fewer in hospital for every 55 homes visited\.<\/p>/,
    )
    const both = await ask(/href="(\/zh\/parallel\/\d+)"/.exec(zh.body)?.[1] ?? '', 'emf')
    expect(both.status).toBe(200)
    expect(picturesOf(both.body)).toBe(1)
    expect(both.body).toContain('<div class="second" lang="en"><p>One older person fewer')
  })
})

describe('an article in two languages', () => {
  it('has the same places in both, and leads from each to the same one without scripts', async () => {
    const [zh, en] = await Promise.all([ask(address), ask(address.replace('/zh/', '/en/'))])
    const places = placesOf(zh.body)
    expect(places).toContain('s2-1')
    expect(placesOf(en.body)).toEqual(places)
    const links = [...zh.body.matchAll(/<a class="in-other" href="([^"#]*)#([^"]*)"/g)]
    expect(links.map(([, , place]) => place)).toEqual(places)
    for (const [, href] of links) expect(href).toBe(address.replace('/zh/', '/en/'))
  })
})
