import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { sampleSites } from '../browser/support/sample-sites.ts'

const partOf = (html: string, name: 'header' | 'footer'): string =>
  new RegExp(`<${name}[ >].*</${name}>`, 's').exec(html)?.[0] ?? ''

const home = async (site: string, language: string) => (await ask({ site, path: `/${language}/home` })).body

describe('what the owner of a site has named in both languages', () => {
  it('is read in the language of the page: the code to scan [C3.12]', async () => {
    const captions = async (language: string): Promise<readonly string[]> => {
      const pages = await Promise.all(sampleSites.map((site) => home(site, language)))
      return pages.flatMap((html) =>
        [...partOf(html, 'footer').matchAll(/<figcaption>([^<]+)/g)].map(([, text = '']) => text),
      )
    }
    const [zh, en] = await Promise.all([captions('zh'), captions('en')])
    expect(zh.length).toBeGreaterThan(5)
    expect(en).toHaveLength(zh.length)
    expect(zh.filter((text) => !/^\p{Script=Han}+$/u.test(text))).toEqual([])
    expect(en.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  })

  it('is read in the language of the page: the buttons of a header [C3.3]', async () => {
    const [zh, en] = await Promise.all([home('gzxb', 'zh'), home('gzxb', 'en')])
    for (const [chinese, english] of [
      ['投稿', 'Submit'],
      ['审稿', 'Review'],
      ['暑期班', 'School'],
    ]) {
      expect(partOf(zh, 'header')).toContain(`>${chinese}<`)
      expect(partOf(zh, 'header')).not.toContain(`>${english}<`)
      expect(partOf(en, 'header')).toContain(`>${english}<`)
      expect(partOf(en, 'header')).not.toContain(`>${chinese}<`)
    }
  })
})
