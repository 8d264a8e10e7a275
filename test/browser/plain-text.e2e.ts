import { uiLanguages } from '@xuekan/core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ask } from './support/ask.ts'
import { onePageOfEachKind, type PlaceOfPage } from './support/every-kind.ts'
import { article } from './support/pages.ts'
import { sampleSites } from './support/sample-sites.ts'
import { wordsTogether } from './support/words-together.ts'

const read = async (place: PlaceOfPage): Promise<string> =>
  (await ask({ ...place, port: inject('port') })).body

/** One page of each kind, and the home of each site. */
let places: readonly PlaceOfPage[] = []
beforeAll(async () => {
  const kinds = await onePageOfEachKind(read)
  places = [...kinds.values(), ...sampleSites.map((site) => ({ site, path: '/zh/home' }))]
})

const inLanguage = (path: string, language: string): string =>
  path.replace(/^\/zh\//, `/${language}/`).replace('lang=zh', `lang=${language}`)

describe('a page without its styles', () => {
  it('is looked at for words that run together', () => {
    expect(wordsTogether('<p><a>Abstract</a><a>Cite</a> <b>one</b> two</p><p>three</p>')).toEqual([
      'Abstract|Cite',
    ])
  })

  it.each(uiLanguages)('has no words that run together, in %s', async (language) => {
    const found: Record<string, readonly string[]> = {}
    for (const { site, path } of places) {
      const address = inLanguage(path, language)
      const together = wordsTogether(await read({ site, path: address }))
      if (together.length > 0) found[`${site} ${address}`] = together.slice(0, 5)
    }
    expect(found).toEqual({})
  })

  it('numbers its ranks and steps once, by their lists', async () => {
    const ranks = await read({ site: 'slgc', path: '/en/rank/views' })
    const home = await read({ site: 'slgc', path: '/en/home' })
    const steps = await read({ site: 'slgc', path: '/register?lang=en' })
    for (const html of [ranks, home, steps]) {
      const numbered = [...html.matchAll(/<ol[^>]*>(.*?)<\/ol>/gs)].flatMap(([, list = '']) =>
        list.split('<li').slice(1),
      )
      expect(numbered.length).toBeGreaterThan(1)
      expect(numbered.filter((line) => /^[^>]*>(<[^>]+>)*\d+(\.|<)/.test(line))).toEqual([])
    }
  })

  it('has a sign between the name of keywords and the first of them', async () => {
    const said = await Promise.all(
      uiLanguages.map(async (language) => {
        const html = await read({ site: article.site, path: `/${language}/article/doi/${article.doi}` })
        const [text = ''] = /(?:关键词|Keywords).{3}/.exec(html.replaceAll(/<[^>]+>/g, '')) ?? []
        return text
      }),
    )
    expect(said).toEqual(['关键词：竖缝', 'Keywords: v'])
  })

  it('has the ways at its foot as a list, and so the choices of a ranking', async () => {
    const html = await read({ site: 'slgc', path: '/zh/rank/views' })
    const [foot = ''] = /<footer.*<\/footer>/s.exec(html) ?? []
    const choices = [
      ...html.matchAll(/<nav [^>]*>(<ul class="[^"]*"><li><a href="[^"]*\/rank\/.*?)<\/nav>/gs),
    ]
    expect(foot.match(/<li>(?:<a[^>]*>)?[^<]+/g)?.map((line) => line.replaceAll(/<[^>]+>/g, ''))).toEqual([
      expect.stringContaining('©'),
      'RSS 订阅源',
      '网站地图',
    ])
    expect(choices.map(([, list = '']) => list.split('<li>').length - 1)).toEqual([6])
  })

  it('is without its crumbs where a program shows the text alone, which leaves them out by their class', async () => {
    expect(await read({ site: 'slgc', path: '/en/newsInfo/1069' })).toMatch(
      /<nav (?=[^>]*class="breadcrumbs")/,
    )
  })

  it('says that the records of the authorities are in Chinese', async () => {
    expect(await read({ site: 'syhg', path: '/en/home' })).toMatch(/<li lang="zh">(<a [^>]*>)?\S*公网安备/)
  })
})
