import { staticPage, type IndexTermContent } from '@xuekan/core/page'
import { indexTermRoute } from '@xuekan/core/content'
import { ready } from '@xuekan/core/reactive'
import type { FacetValue } from '@xuekan/core/search'
import { describe, expect, it } from 'vitest'
import { IndexTermPage } from '../../ui/pages/IndexTermPage.tsx'
import { linksIn } from './support/links.ts'
import { htmlOf, portalFor } from './support/portal.tsx'
import { journal } from './support/shell.ts'

const counted = (value: string, count: number, label = value): FacetValue => ({ value, label, count })

const keyword: IndexTermContent = {
  term: { kind: 'keyword', term: 'shear layer' },
  summary: {
    name: { zh: '剪切层', en: 'Shear layer' },
    articleCount: 12,
    years: [],
    journals: [counted(journal.siteId, 8, 'Journal of Hydraulic Works'), counted('77', 4, 'Deep Earth')],
    keywords: [counted('flume', 5, 'Flume'), counted('wake', 1, 'Wake')],
    authors: [counted('0000-0002-1825-0097', 3, 'Eva Lind'), counted('Anna Moe', 2)],
  },
  list: { content: [], number: 0, totalPages: 0, totalElements: 0 },
  author: null,
}

async function shown(content: IndexTermContent, language: 'zh' | 'en') {
  const { term } = content
  return htmlOf(
    await portalFor({ language }),
    <IndexTermPage model={staticPage(ready(content))} route={indexTermRoute(term, language)} />,
  )
}

/** The first heading of a page, as it is written. */
const titleOf = (html: string): string => /<h1[^>]*>.*?<\/h1>/.exec(html)?.[0] ?? ''

/** What stands beside the articles. */
const railOf = (html: string): string => /<aside.*<\/aside>/.exec(html)?.[0] ?? ''

describe('IndexTermPage', () => {
  it('is headed by the term in the language of the page, with the other name in its own', async () => {
    expect(titleOf(await shown(keyword, 'en'))).toMatch(
      /^<h1 class="[^"]*">Shear layer(?:<!-- --> | )<small class="[^"]*" lang="zh">剪切层<\/small><\/h1>$/,
    )
    expect(titleOf(await shown(keyword, 'zh'))).toMatch(
      /^<h1 class="[^"]*">剪切层(?:<!-- --> | )<small class="[^"]*" lang="en">Shear layer<\/small><\/h1>$/,
    )
  })

  it('says the language of a term that has a name in the other one alone, and the name once', async () => {
    const name = { zh: '', en: 'Shear layer' }
    const title = titleOf(await shown({ ...keyword, summary: { ...keyword.summary, name } }, 'zh'))
    expect(title).toMatch(/^<h1 class="[^"]*" lang="en">Shear layer\W/)
    expect(title).not.toContain('<small')
  })

  it('leads to words, people and other journals that hold more than one of the articles', async () => {
    const links = linksIn(railOf(await shown(keyword, 'en')))
    expect(links.map(({ text }) => text)).toEqual(['Flume', 'Eva Lind', 'Anna Moe', 'Deep Earth'])
    expect(links.map(({ attributes: { href = '' } }) => href)).toEqual([
      '/en/keyword/flume',
      '/en/author/0000-0002-1825-0097',
      '/en/author/Anna%20Moe',
      '/en/keyword/shear%20layer?siteId=77',
    ])
  })
})
