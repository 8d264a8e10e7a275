import { emptySearchQuery, type SearchQuery } from '@xuekan/core/search'
import { describe, expect, it } from 'vitest'
import { TermReadings } from '../../ui/widgets/results/TermReadings.tsx'
import { linksIn } from './support/links.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const query: SearchQuery = { ...emptySearchQuery, term: 'Annals fish way', page: 3 }

describe('TermReadings', () => {
  it('says what words were read as, and leads to them alone and into a journal, in either language', async () => {
    const found = {
      readings: [{ typed: 'fish way', read: ['fishway', 'ladder'] }],
      limits: [{ siteId: '77', name: 'Annals', term: 'fish way', count: 1234 }],
    }
    const shown = async (language: 'zh' | 'en') =>
      htmlOf(
        await portalFor({ language }),
        <TermReadings
          query={query}
          found={found}
          routeOf={(other) => ({ page: 'search', language, query: other })}
        />,
      )
    const html = await shown('en')
    expect(html).toContain('1,234')
    expect(html).toContain('“fish way” is also looked for as “fishway”, “ladder”.')
    const links = linksIn(html)
    expect(links.map(({ text }) => text)).toEqual(['Only in Annals: “fish way”', 'Only the words as typed'])
    expect(
      links.map(({ attributes: { href = '' } }) => [...new URL(href, 'http://x').searchParams].slice(-2)),
    ).toEqual([
      [
        ['q', 'fish way'],
        ['journal', '77'],
      ],
      [
        ['q', 'Annals fish way'],
        ['as', 'words'],
      ],
    ])
    expect(linksIn(await shown('zh')).map(({ text }) => text)).toEqual([
      '只在《Annals》中检索“fish way”',
      '只按输入的词检索',
    ])
  })

  it('offers the words without the name of the journal whose site it is', async () => {
    const portal = await portalFor({ language: 'en' })
    const found = { limits: [{ siteId: portal.shell.site.id, name: 'Annals', term: 'fish way', count: 2 }] }
    const html = htmlOf(
      portal,
      <TermReadings
        query={query}
        found={found}
        routeOf={(other) => ({ page: 'search', language: 'en', query: other })}
      />,
    )
    expect(linksIn(html).map(({ text }) => text)).toEqual(['Without the name of this journal: “fish way”'])
  })

  it('is silent of what there is none of', async () => {
    const html = htmlOf(
      await portalFor({ language: 'en' }),
      <TermReadings
        query={query}
        found={{}}
        routeOf={(other) => ({ page: 'search', language: 'en', query: other })}
      />,
    )
    expect(linksIn(html)).toEqual([])
  })
})
