import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal()
}, 600_000)
afterAll(() => portal.close())

/** The main part of a page of a group. */
const ask = async (path: string): Promise<string> => {
  const { body } = await askPage(portal.port, 'hengwen', path.replaceAll('&amp;', '&'))
  return /<main.*<\/main>/s.exec(body)?.[0] ?? ''
}

/** The number that a page of results tells first. */
const totalIn = (main: string): number =>
  Number(/role="status">(?:<[^>]*>)*([\d\s,]+)/.exec(main)?.[1]?.replaceAll(/\D/g, ''))

describe('facets, without scripts', () => {
  it.each(['author', 'institution', 'articleType', 'textLanguage', 'licence'])(
    'narrows by %s in either language, with the number that its click finds [C2.31, C7.15]',
    async (facet) => {
      for (const language of ['zh', 'en']) {
        const main = await ask(`/article?lang=${language}`)
        const links = [...main.matchAll(/aria-label="([^"]*?)[:：]([\d,\s]+)[^"]*" href="([^"]*)"/g)]
        const [, label = '', count = '', href = ''] =
          links.find(([, , , to]) => to?.includes(`${facet}=`)) ?? []
        expect([label, totalIn(await ask(href))]).toEqual([label, Number(count.replaceAll(/\D/g, ''))])
        expect(label).not.toBe('')
      }
    },
  )

  it('shows the articles of a range of years, which a form sends and one condition takes away [C2.31]', async () => {
    const main = await ask('/article?year=2020&q=water&from.year=2026&to.year=2025&lang=en')
    expect(main).toContain('Year: 2025–2026')
    const form = /<form[^>]*>(?:(?!<\/form>).)*name="from\.year"[^>]*value="2025"/s.exec(main)?.[0] ?? ''
    expect(form).toContain('name="q" value="water"')
    expect(form).not.toContain('name="year"')
    const [both, ...each] = await Promise.all(
      ['year=2025..2026', 'year=2025', 'year=2026'].map(async (year) =>
        totalIn(await ask(`/article?q=water&${year}&lang=en`)),
      ),
    )
    expect(both).toBeGreaterThan(0)
    expect(both).toBe(each.reduce((sum, count) => sum + count, 0))
  })
})
