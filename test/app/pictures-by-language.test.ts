import { afterAll, beforeAll, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest

beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal.close())

const article = '/article/doi/10.5555/slgc.2026.05.001'

/** The pictures within the main part of a page. */
async function picturesOf(path: string): Promise<readonly string[]> {
  const { body } = await askPage(portal.port, 'slgc', path)
  const [main = ''] = /<main\b.*<\/main>/s.exec(body) ?? []
  return [...main.matchAll(/<img[^>]* src="([^"]*\/files\/get\?id=\d+)"/g)].map(([, src = '']) => src)
}

/** The page of the first figure, as the page of its article leads to it. */
async function figurePage(language: string): Promise<string> {
  const { body } = await askPage(portal.port, 'slgc', `/${language}${article}`)
  return new RegExp(`href="(/${language}/figure/[\\d-]+)"`).exec(body)?.[1] ?? ''
}

it('a figure, its page and the graphical abstract are shown as drawn for the language of the page [C3.13]', async () => {
  const shown = await Promise.all(
    ['zh', 'en'].map(async (language) => {
      const inText = await picturesOf(`/${language}${article}`)
      const [figure = ''] = await picturesOf(await figurePage(language))
      expect(inText).toContain(figure)
      const [lead = ''] = (await picturesOf(`/${language}/home`)).filter((src) => inText.includes(src))
      expect(lead).not.toBe('')
      return { figure, lead }
    }),
  )
  const [zh, en] = shown
  expect(en?.figure).not.toBe(zh?.figure)
  expect(en?.lead).not.toBe(zh?.lead)
})
