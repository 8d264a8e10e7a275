import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

const ask = async (path: string, site = 'hengwen') => (await askPage(portal.port, site, path)).body
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
const totalIn = (html: string): number =>
  Number(/role="status">([\d ,]+)/.exec(mainOf(html))?.[1]?.replace(/\D/g, ''))
const wordsIn = (html: string): readonly string[] =>
  [...mainOf(html).matchAll(/<input[^>]*name="words\[\]"[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '',
  )
const at = (q: string, more = ''): string =>
  `/seniorSearch?type=article&q=${encodeURIComponent(q)}&lang=en${more}`

describe('the advanced search without scripts', () => {
  it.each([
    ['zh', '高级检索'],
    ['en', 'Advanced search'],
  ])(
    'is a page, under each form of its address, that the header leads to, in %s [C2.25] [C3.2]',
    async (lang, name) => {
      for (const path of [`/seniorSearch?lang=${lang}`, `/${lang}/seniorSearch`]) {
        const html = await ask(path)
        expect(html).toContain(`<html lang="${lang}"`)
        expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(name)
        expect(html).toMatch(/<meta name="robots" content="noindex/)
        expect(wordsIn(html)).toEqual(['', '', ''])
      }
      const home = await ask(`/${lang}/home`)
      expect(home).toMatch(new RegExp(`<a[^>]*href="/seniorSearch[^"]*"[^>]*>${name}</a>`))
    },
  )

  it('finds what its rows say from top to bottom, within years [C2.30]', async () => {
    const sent =
      '/seniorSearch?type=article&lang=en&op[]=AND&in[]=title&match[]=fuzzy&words[]=water' +
      '&op[]=OR&in[]=title&match[]=fuzzy&words[]=model&op[]=NOT&in[]=all&match[]=fuzzy&words[]=river&from=2000&to='
    const found = totalIn(await ask(sent))
    expect(found).toBeGreaterThan(0)
    expect(totalIn(await ask(at('(title~water OR title~model) AND NOT river YEAR 2000..')))).toBe(found)
    expect(totalIn(await ask(at('title~water OR title~model')))).toBeGreaterThan(found)
  })

  it('counts as many as its parts: a or b is a and b taken once, and what is left out is not there [C2.30]', async () => {
    const [a, b] = ['water', 'institution~university']
    const count = async (q: string): Promise<number> => totalIn(await ask(at(q)))
    const [one, other, both, either, without] = await Promise.all(
      [a, b, `${a} AND ${b}`, `${a} OR ${b}`, `${a} NOT ${b}`].map(count),
    )
    expect(either).toBe((one ?? 0) + (other ?? 0) - (both ?? 0))
    expect(without).toBe((one ?? 0) - (both ?? 0))
  })

  it('finds precisely or fuzzily, and by fields of a journal [C2.30] [C3.15]', async () => {
    const html = await ask(at('title~water'))
    const [, title = ''] = /<ol.*?<h2[^>]*>(.*?)<\/h2>/s.exec(html) ?? []
    const [one, other] = textOf(title).match(/[A-Za-z]{4,}/g) ?? []
    const count = async (q: string): Promise<number> => totalIn(await ask(at(q)))
    expect(await count(`title~"${other} ${one}"`)).toBeGreaterThan(0)
    expect(await count(`title="${other} ${one}"`)).toBe(0)
    expect(await count(`title="${textOf(title)}"`)).toBe(1)
    const journal = totalIn(await ask(at('issn="0577-2206"')))
    expect(journal).toBeGreaterThan(0)
    expect(totalIn(await ask(at('water issn="0577-2206"')))).toBeLessThan(journal)
  })

  it('offers fields of journals where several are searched [C3.15]', async () => {
    const group = await ask('/seniorSearch?lang=en')
    const journal = await ask('/seniorSearch?lang=en', 'slgc')
    for (const field of ['publicationName', 'organizerUnit', 'cn', 'issn']) {
      expect(group).toContain(`<option value="${field}"`)
      expect(journal).not.toContain(`<option value="${field}"`)
    }
    for (const field of ['title', 'keyword', 'author', 'institution', 'abstract', 'doi'])
      expect(journal).toContain(`<option value="${field}"`)
  })

  it('says above what was found what was asked, and leads back to the form filled in [C2.30]', async () => {
    const html = await ask(at('title~sediment OR (author="Yu" AND NOT "a b") YEAR 2010..2020', '&sort=date'))
    expect(textOf(mainOf(html))).toContain(
      'the title contains sediment, or (an author is exactly Yu, but not any field is exactly a b); from 2010 to 2020.',
    )
    const href = /<a[^>]*href="([^"]*)"[^>]*>Edit this search/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const form = await ask(href)
    expect(wordsIn(form)).toEqual(['sediment', 'Yu', 'a b'])
    expect(mainOf(form)).toMatch(/name="from"[^>]*value="2010"/)
    expect(textOf(/<textarea.*<\/textarea>/s.exec(form)?.[0] ?? '')).toBe(
      'title~"sediment" OR author="Yu" AND NOT all="a b" YEAR 2010..2020',
    )
  })

  it('pages, sorts and narrows what it found without another search [C2.31] [C9.11]', async () => {
    const html = await ask(at('university OR water'))
    const links = [...mainOf(html).matchAll(/href="(\/seniorSearch[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    for (const part of ['page=2', 'sort=date', 'time=3', 'year=', 'journal=', 'keyword='])
      expect(
        links.some((link) => link.includes(part)),
        part,
      ).toBe(true)
    for (const link of links)
      expect(new URLSearchParams(link.split('?')[1]).get('q'), link).toContain('university')
    const next = links.find((link) => link.includes('page=2')) ?? ''
    expect(totalIn(await ask(next))).toBe(totalIn(html))
    const year = links.find((link) => link.includes('year=')) ?? ''
    expect(totalIn(await ask(year))).toBeLessThan(totalIn(html))
  })

  it('adds and removes rows and groups by its own buttons, and keeps what was typed [C2.30]', async () => {
    const typed =
      '/seniorSearch?lang=en&op[]=AND&in[]=title&match[]=fuzzy&words[]=ice&op[]=OR&in[]=doi&match[]=precise&words[]=10.1%2Fx'
    const press = async (button: string): Promise<readonly string[]> =>
      wordsIn(await ask(`${typed}&do=${button}`))
    expect(await press('row:')).toEqual(['ice', '10.1/x', ''])
    expect(await press('group:')).toEqual(['ice', '10.1/x', '', ''])
    expect(await press('remove:0')).toEqual(['10.1/x'])
    const html = await ask(`${typed}&do=group:`)
    expect(html).toContain('name="group[]"')
    expect(html).toContain('value="row:2"')
    expect(html).not.toContain('aria-invalid')
  })

  it.each([
    ['zh', '检索词过长，最多 150 个字符。', '年份写四位数字，如 2016。', '请输入检索词。'],
    [
      'en',
      'A term has at most 150 characters.',
      'A year has four digits, as 2016.',
      'Please enter the search term.',
    ],
  ])(
    'says what is wrong beside it, and keeps what was typed, in %s [C5.1] [C5.2]',
    async (lang, long, year, empty) => {
      const path = `/seniorSearch?lang=${lang}&words[]=ice&op[]=OR&words[]=${'x'.repeat(151)}&from=20`
      const html = mainOf(await ask(path))
      expect(wordsIn(await ask(path))).toEqual(['ice', 'x'.repeat(151)])
      const wrong = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([input]) => input)
      expect(wrong.map((input) => /name="(\w+)/.exec(input)?.[1])).toEqual(['words', 'from', 'to'])
      for (const [place, message] of [
        [0, long],
        [1, year],
      ] as const) {
        const id = /aria-describedby="([^"]*)"/.exec(wrong[place] ?? '')?.[1] ?? 'none'
        expect(textOf(new RegExp(`<p id="${id}".*?</p>`, 's').exec(html)?.[0] ?? '')).toBe(message)
      }
      expect(textOf(mainOf(await ask(`/seniorSearch?lang=${lang}&words[]=&op[]=AND&from=2010`)))).toContain(
        empty,
      )
    },
  )

  it('says where text ends to be a search, and keeps it [C2.30]', async () => {
    const html = mainOf(await ask(at('title="ice AND')))
    expect(textOf(html)).toContain('Character 1: a quotation mark or a field is not finished.')
    expect(textOf(/<textarea.*<\/textarea>/s.exec(html)?.[0] ?? '')).toBe('title="ice AND')
  })

  it('is well however it is asked [C2.25]', async () => {
    for (const path of [
      `/seniorSearch?${'group[]=NOT&'.repeat(300)}words[]=a`,
      `/seniorSearch?q=${'('.repeat(3_000)}`,
      '/seniorSearch?do=remove:9.9&op[]=XOR&in[]=nothing&match[]=1&words[]=%00%FF&end[]=1&end[]=1',
      `/seniorSearch?${'words[]=a&'.repeat(150)}do=row:`,
    ]) {
      const { status } = await askPage(portal.port, 'hengwen', path)
      expect(status, path.slice(0, 40)).toBe(200)
    }
    expect(portal.failures).toEqual([])
  })
})
